// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// A program that speaks given texts. All actions of a contestant follow from three requests.
protocol Peer: Contestant {
  /// Says a text after the current one.
  func say(_ text: String) async throws -> Moment

  /// Says a text in place of the current one.
  func replace(with text: String) async throws -> Moment
}

extension Peer {
  func announce(run: Int) async throws -> Moment {
    try await say(run.isMultiple(of: 2) ? "4 of 5" : "3 of 5")
  }

  func introduce() async throws -> Moment {
    try await interrupt()
  }

  func begin() async throws -> Moment {
    try await say(Words.long)
  }

  func interrupt() async throws -> Moment {
    try await replace(with: Words.announcement(of: Words.new, in: Words.interruption))
  }

  func release() async throws -> Moment { try await flood() }

  func flood() async throws -> Moment {
    let words = Words.flood.prefix(Words.floodLength + 1)
    var last = Moment.now
    for word in words.dropFirst() {
      let pace = Pace()
      last = try await replace(with: Words.announcement(of: word, in: Words.flood))
      if word != words.last { try await pace.next() }
    }
    return last
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// sliderd waits for the answers that it asked for before it leaves the terminal.
final class Shell: Law {
  static let name = "shell"
  static let sentence = """
    A terminal's reply within 0.2 s, or a key's release, never reaches the shell.
    """

  private static let patience: Duration = .milliseconds(200)

  func follow(_ record: Record, in world: World) -> String? {
    if case .ended = record.event, world.leavesKeyEvents { return "the shell gets key releases" }
    guard case .shellRead(let time) = record.event, time < Self.patience,
      record.time > world.waking + .seconds(1)
    else { return nil }
    return "the shell got an answer after \(time.inUnits)"
  }
}

/// What is pasted doesn't concern sliderd.
final class Privacy: Law {
  static let name = "privacy"
  static let sentence = "Pasted text is never printed, logged, spoken or passed on."

  /// Shorter words may be a part of others by chance.
  private static let shortest = 6

  private var secrets: [String] = []

  func follow(_ record: Record, in world: World) -> String? {
    if case .action(.paste(let text)) = record.event {
      learn(text, in: world)
      return nil
    }
    guard !secrets.isEmpty else { return nil }
    switch record.event {
    case .printed(let text), .logged(let text), .ordered(let text): return find(in: text)
    case .ran(let words): return words.lazy.compactMap(find).first
    default: return nil
    }
  }

  /// Notes the words of a text that nobody has seen before.
  private func learn(_ text: String, in world: World) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for word in words where word.utf8.count >= Self.shortest && !secrets.contains(word) {
      let isKnown = world.records.contains { record in
        switch record.event {
        case .printed(let text), .logged(let text): strstr(text, word) != nil
        default: false
        }
      }
      if !isKnown { secrets.append(word) }
    }
  }

  private func find(in text: String) -> String? {
    secrets.contains { strstr(text, $0) != nil } ? "\(text.inQuotes) has pasted text" : nil
  }
}

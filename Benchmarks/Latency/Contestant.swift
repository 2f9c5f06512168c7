// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// Something that speaks and is measured: each method acts at once and gives the time just before.
protocol Contestant: Sendable {
  /// Says “3 of 5” and “4 of 5” by turns, out of silence.
  func announce(run: Int) async throws -> Moment

  /// Says the new words out of silence.
  func introduce() async throws -> Moment

  /// Begins to say the long words.
  func begin() async throws -> Moment

  /// Says the new words in place of whatever is being said.
  func interrupt() async throws -> Moment

  /// Becomes silent.
  func stop() async throws -> Moment

  /// Goes through the flood's words, and gives the time just before the last ones.
  func flood() async throws -> Moment
}

// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// A program that speaks and is measured. Each method acts at once and returns the time just
/// before.
protocol Contestant: Sendable {
  /// Says “3 of 5” and “4 of 5” by turns, out of silence.
  func announce(run: Int) async throws -> Moment

  /// Says the new words out of silence.
  func introduce() async throws -> Moment

  /// Begins to say the long words.
  func begin() async throws -> Moment

  /// Says the new words in place of the current ones.
  func interrupt() async throws -> Moment

  /// Stops speaking.
  func stop() async throws -> Moment

  /// Goes through the flood's words, and returns the time just before the key is released. Where
  /// nothing tells that, it is the time just before the last words.
  func release() async throws -> Moment

  /// Goes through the flood's words, and returns the time just before the last ones.
  func flood() async throws -> Moment
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// What one run gave.
struct Outcome {
  /// From the key or request to what the scenario listens for.
  let time: Duration
  /// How the old words gave way, where there were any.
  var change: Change?

  /// The way from old words to new ones.
  struct Change {
    /// From the key to the last audible sample of the old words.
    let oldWords: Duration
    /// From the key to the first loud sample of the new words.
    let loud: Duration
  }
}

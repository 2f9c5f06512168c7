// SPDX-License-Identifier: GPL-3.0-or-later

/// The result of one run.
struct Outcome {
  /// The time from the key or request to the sound that the scenario measures.
  let time: Duration
  /// The transition from the old words, if there were any.
  var change: Change?

  /// The transition from old words to new ones.
  struct Change {
    /// The time from the key to the last audible sample of the old words.
    let oldWords: Duration
    /// The time from the key to the first loud sample of the new words.
    let loud: Duration
  }
}

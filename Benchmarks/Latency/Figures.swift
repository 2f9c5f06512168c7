// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The times of one program in one scenario, in milliseconds.
struct Figures {
  private(set) var times = Statistics()
  /// When the new words became loud.
  private(set) var loud = Statistics()
  /// How long the old words continued.
  private(set) var oldWords = Statistics()
  /// How often nothing was heard.
  private(set) var missed = 0

  mutating func add(_ outcome: Outcome?) {
    guard let outcome else {
      missed += 1
      return
    }
    times.add(outcome.time.milliseconds)
    guard let change = outcome.change else { return }
    oldWords.add(max(0, change.oldWords.milliseconds))
    loud.add(change.loud.milliseconds)
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The rhythm of a held key.
struct Pace {
  private let start = ContinuousClock.now

  /// Waits until the next key is due, 33 ms after the last.
  func next() async throws {
    try await Task.sleep(until: start + .milliseconds(33), tolerance: .zero, clock: .continuous)
  }
}

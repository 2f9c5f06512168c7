// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles

/// The number of times that threads of some processes ran between two readings.
struct WakeUps {
  private let processes: [ProcessStatus]
  private let before: [[String: Int]]

  /// Takes the first reading.
  init(of processes: [ProcessStatus]) {
    self.processes = processes
    before = processes.map(\.switches)
  }

  /// Takes another reading. A thread that ended in between ran at least once.
  var count: Int {
    zip(before, processes.map(\.switches)).map(Self.count).reduce(0, +)
  }

  private static func count(from before: [String: Int], to after: [String: Int]) -> Int {
    let ended = before.keys.filter { after[$0] == nil }.count
    return after.map { $0.value - (before[$0.key] ?? 0) }.reduce(ended, +)
  }
}

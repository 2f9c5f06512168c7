// SPDX-License-Identifier: Apache-2.0

/// How long each processor core was busy and idle since the machine started, in some unit.
struct ProcessorTimes {
  private let cores: [(busy: Int, idle: Int)]

  /// Reads the lines `cpu0 …`, `cpu1 …` of `/proc/stat`; proc(5) explains the numbers.
  init(_ text: String) {
    cores = text.split(separator: "\n").filter { $0.hasPrefix("cpu") && !$0.hasPrefix("cpu ") }.map
    {
      let times = $0.split(separator: " ").dropFirst().prefix(8).map { Int($0) ?? 0 }
      let idle = times.dropFirst(3).prefix(2).reduce(0, +)
      return (times.reduce(0, +) - idle, idle)
    }
  }

  /// Returns the share of time that each core was busy since an older reading, in percent.
  func loads(since old: ProcessorTimes) -> [Int] {
    cores.enumerated().map { core, now in
      let before = old.cores.count > core ? old.cores[core] : (busy: 0, idle: 0)
      let (busy, idle) = (max(0, now.busy - before.busy), max(0, now.idle - before.idle))
      return 100 * busy / max(busy + idle, 1)
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// All chores with 5 and with 1,000,000 stops, compared with other sliders, in one run.
struct Benchmark {
  /// How many times longer a chore may take with 1,000,000 stops than with five.
  private static let growthLimits: [Chore: Double] = [
    .increment: 2, .nearest: 2, .tick: 2, .layout: 20,
    .proportional: 20, .logarithmic: 20, .placed: 20, .pieces: 2, .thumbs: 2, .hit: 40,
  ]

  /// Prints a table and the verdicts, and returns whether every limit is met.
  func run() async throws -> Bool {
    let few = try await Measurements(count: 5)
    let many = try await Measurements(count: 1_000_000)
    let rows = Chore.allCases.flatMap { chore in
      [few, many].map { $0.row(of: chore) }
    }
    print("the slider's arithmetic, each time: nanoseconds, ours to the peers', our allocations")
    if !many.hasScript { print("  node not found") }
    print(TextTable([Measurements.head] + rows))
    let verdicts =
      [few, many].flatMap(\.allocations.verdicts)
      + Chore.allCases.map { growthVerdict(of: $0, few, many) }
      + [many.layoutVerdict, few.allocations.proof]
      + [few, many].flatMap(\.scriptVerdicts)
      + (try PictureWork().verdicts)
    verdicts.forEach { print($0) }
    return verdicts.allSatisfy(\.isMet)
  }

  /// Prints the allocations without measuring times, and returns whether every limit is met. It
  /// takes a few seconds, even on a busy machine.
  func runAllocations() throws -> Bool {
    let counts = try [5, 1_000_000].map { try AllocationCounts(count: $0) }
    let verdicts = counts.flatMap(\.verdicts) + counts.map(\.proof)
    verdicts.forEach { print($0) }
    return verdicts.allSatisfy(\.isMet)
  }

  private func growthVerdict(of chore: Chore, _ few: Measurements, _ many: Measurements) -> Verdict
  {
    Verdict(
      "\(chore.rawValue): a million stops to five",
      many.ours(chore) / few.ours(chore),
      atMost: Self.growthLimits[chore] ?? 1,
      unit: "times"
    )
  }
}

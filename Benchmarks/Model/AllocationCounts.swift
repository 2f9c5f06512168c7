// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The number of memory allocations of each chore, with a given number of stops.
struct AllocationCounts {
  private let count: Int
  private let counts: [Chore: Double]

  init(count: Int) throws {
    self.count = count
    let slider = try OurSlider(count: count)
    counts = Dictionary(
      uniqueKeysWithValues: Chore.allCases.map { ($0, slider.work($0).allocations()) }
    )
  }

  subscript(chore: Chore) -> Double { counts[chore] ?? .nan }

  /// The verdicts that chores allocate no more than they may.
  var verdicts: [Verdict] {
    Chore.allCases.compactMap { chore in
      chore.mostAllocations.map { most in
        let name = "\(chore.rawValue), \(count) stops: allocations"
        return Verdict(name, self[chore], atMost: most, unit: "a time", places: 3)
      }
    }
  }

  /// The proof that allocations are counted: a layout's list of ticks needs one.
  var proof: Verdict {
    Verdict(
      "allocations are counted: 1 to those of a full layout of \(count) stops",
      1 / self[.layout],
      atMost: 1,
      over: 1
    )
  }
}

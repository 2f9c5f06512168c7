// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The times of all chores with a given number of stops.
struct Measurements {
  static let head = ["", "stops", "ours", "founding", "ratio", "node", "ratio", "allocations"]

  private let count: Int
  private let ours: [Chore: Double]
  private let founding: [Chore: Double]
  private let script: [Chore: Double]
  let allocations: AllocationCounts

  init(count: Int) async throws {
    self.count = count
    let (slider, peer) = (try OurSlider(count: count), FoundingSlider(maximum: count - 1))
    ours = Dictionary(
      uniqueKeysWithValues: Chore.allCases.map { ($0, slider.work($0).nanoseconds()) }
    )
    founding = Dictionary(
      uniqueKeysWithValues: Chore.shared.map { ($0, peer.work($0).nanoseconds()) }
    )
    allocations = try AllocationCounts(count: count)
    script = await JavaScriptPeer.nanoseconds(count: count) ?? [:]
  }

  func ours(_ chore: Chore) -> Double { ours[chore] ?? .nan }

  func row(of chore: Chore) -> [String] {
    let (mine, old, other) = (ours(chore), founding[chore] ?? .nan, script[chore] ?? .nan)
    return [
      chore.rawValue, String(count), Verdict.number(mine),
      Verdict.number(old), Verdict.number(mine / old, places: 3),
      Verdict.number(other), Verdict.number(mine / other, places: 3),
      Verdict.number(allocations[chore], places: 0),
    ]
  }

  /// The verdict on a layout of many stops, compared with the founding formula, which makes a
  /// frame for each.
  var layoutVerdict: Verdict {
    let quotient = ours(.layout) / (founding[.layout] ?? .nan)
    return Verdict("full layout, \(count) stops: ours to founding", quotient, atMost: 1, over: 20)
  }

  /// Whether there is a JavaScript slider to compare with.
  var hasScript: Bool { !script.isEmpty }

  /// The verdicts on moving the thumb, compared with the JavaScript slider if there is one.
  var scriptVerdicts: [Verdict] {
    guard hasScript else { return [] }
    return [Chore.increment, .nearest].map { chore in
      let name = "\(chore.rawValue), \(count) stops: ours to node"
      return Verdict(name, ours(chore) / (script[chore] ?? .nan), atMost: 1, over: 2)
    }
  }
}

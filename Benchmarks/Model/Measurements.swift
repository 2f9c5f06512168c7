// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// What all chores take with so many stops.
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

  /// A layout of many stops to the founding formula's, which makes a frame for each.
  var layoutVerdict: Verdict {
    let quotient = ours(.layout) / (founding[.layout] ?? .nan)
    return Verdict("full layout, \(count) stops: ours to founding", quotient, atMost: 1, over: 20)
  }

  /// Whether there is a JavaScript peer to compare with.
  var hasScript: Bool { !script.isEmpty }

  /// What moves the thumb, to the JavaScript peer's arithmetic where there is one.
  var scriptVerdicts: [Verdict] {
    guard hasScript else { return [] }
    return [Chore.increment, .nearest].map { chore in
      let name = "\(chore.rawValue), \(count) stops: ours to node"
      return Verdict(name, ours(chore) / (script[chore] ?? .nan), atMost: 1, over: 2)
    }
  }
}

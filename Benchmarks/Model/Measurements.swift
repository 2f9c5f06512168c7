// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// What all chores take with so many stops.
struct Measurements {
  static let head = ["", "stops", "ours", "founding", "ratio", "node", "ratio", "allocations"]

  private let count: Int
  private let ours: [Chore: Double]
  private let founding: [Chore: Double]
  private let script: [Chore: Double]
  private let allocations: [Chore: Double]

  init(count: Int) async throws {
    self.count = count
    let (slider, peer) = (try OurSlider(count: count), FoundingSlider(maximum: count - 1))
    ours = Self.each { slider.work($0).nanoseconds() }
    founding = Self.each { peer.work($0).nanoseconds() }
    allocations = Self.each { slider.work($0).allocations() }
    script = await JavaScriptPeer.nanoseconds(count: count) ?? [:]
  }

  func ours(_ chore: Chore) -> Double { ours[chore] ?? .nan }

  var layoutAllocations: Double { allocations[.layout] ?? .nan }

  func row(of chore: Chore) -> [String] {
    let (mine, old, other) = (ours(chore), founding[chore] ?? .nan, script[chore] ?? .nan)
    return [
      chore.rawValue, String(count), Verdict.number(mine),
      Verdict.number(old), Verdict.number(mine / old, places: 3),
      Verdict.number(other), Verdict.number(mine / other, places: 3),
      Verdict.number(allocations[chore] ?? .nan, places: 0),
    ]
  }

  var allocationVerdicts: [Verdict] {
    Chore.allCases.filter(\.isFrugal).map { chore in
      let name = "\(chore.rawValue), \(count) stops: allocations"
      return Verdict(name, allocations[chore] ?? .nan, atMost: 0, unit: "a time", places: 3)
    }
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

  private static func each(_ measure: (Chore) -> Double) -> [Chore: Double] {
    Dictionary(uniqueKeysWithValues: Chore.allCases.map { ($0, measure($0)) })
  }
}

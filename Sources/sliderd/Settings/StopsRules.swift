// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

// The stops of a slider, as flags or a file define them.
extension Layers {
  var defineStops: Bool {
    !given(of: [Setting.steps, Setting.names, Setting.values]).isEmpty || !rangeSettings.isEmpty
  }

  /// Creates the stops, and notes all mistakes; `nil` if there are any, or if no setting defines
  /// stops.
  mutating func stops() -> Stops? {
    let count = mistakes.count
    noteConflicts()
    var counted: Stops?
    if let count = self[Setting.steps] { counted = check(Setting.steps, try Stops(count: count)) }
    let listed = listedStops()
    let ranged = rangeSettings.isEmpty ? nil : range()
    let named = naming(listed ?? ranged)
    let isWrong = areMistaken(Stops.definitions)
    return mistakes.count == count && !isWrong ? spaced(named ?? counted) : nil
  }

  mutating func spaced(_ stops: Stops?) -> Stops? {
    if self[Setting.scale] != nil, has(Setting.positions) {
      note([Setting.scale, Setting.positions]) { _ in "use only one of them" }
    }
    guard let stops else { return nil }
    if let positions = self[Setting.positions] {
      return check(Setting.positions, try stops.spaced(.positions(positions.map { Double($0) })))
    }
    guard let scale = self[Setting.scale] else { return stops }
    return check(Setting.scale, try stops.spaced(scale))
  }

  /// The settings that define a range, as far as they are set.
  private var rangeSettings: [any SettingDescription] {
    given(of: [Setting.from, Setting.to, Setting.by, Setting.base])
      + (self[Setting.reachEnds] == true ? [Setting.reachEnds] : []) + given(of: [Setting.pieces])
  }

  private mutating func noteConflicts() {
    var ways = given(of: [Setting.steps, Setting.values]) + rangeSettings.prefix(1)
    if has(Setting.steps), self[Setting.names] != nil { ways.append(Setting.names) }
    guard ways.count > 1 else { return }
    note(ways) { _ in "use only one of them to define the stops" }
  }

  private mutating func listedStops() -> Stops? {
    guard let numbers = self[Setting.values] else { return nil }
    let wrong = Stops.mistakes(inValues: numbers)
    for mistake in wrong { note(Setting.values, mistake) }
    return wrong.isEmpty ? check(Setting.values, try Stops(values: numbers)) : nil
  }

  private mutating func range() -> Stops? {
    guard !has(Setting.pieces) else { return piecewise() }
    noteMissingEnds()
    let step = has(Setting.by) ? self[Setting.by] : Setting.by.defaultValue
    let isRising = step.map { $0 > 0 } ?? false
    if let step, !isRising { note(Setting.by, .stepNotPositive(step)) }
    guard let minimum = self[Setting.from], let maximum = self[Setting.to] else { return nil }
    guard minimum <= maximum else {
      note(Setting.from, "\(StopsError.minimumAboveMaximum(minimum, maximum)); exchange them")
      return nil
    }
    if self[Setting.scale] == .logarithmic, !has(Setting.by), !has(Setting.base) {
      return check(Setting.scale, try Stops(roundFrom: minimum, to: maximum))
    }
    guard let step, isRising, !areMistaken([Setting.scale]) else { return nil }
    let reachesEnds = self[Setting.reachEnds] == true
    do {
      return try Stops(
        from: minimum,
        to: maximum,
        by: step,
        base: self[Setting.base],
        reachesEnds: reachesEnds
      )
    } catch {
      refuse(minimum...maximum, by: step, error)
      return nil
    }
  }

  /// Notes a range without one of its ends, at what is given of it.
  private mutating func noteMissingEnds() {
    let ends: [any SettingDescription] = [Setting.from, Setting.to]
    let missing = ends.filter { !has($0) }
    // With other stops, a second end would not help.
    guard given(of: [Setting.steps, Setting.values]).isEmpty, !missing.isEmpty else { return }
    let areNamed = self[Setting.names] != nil
    note(Array(rangeSettings.prefix(1))) { inFile in
      let names = missing.map { $0.name(inFile: inFile) }.joined(separator: " and ")
      guard areNamed else { return "a range needs both ends; add \(names)" }
      return "the names are the stops already; remove this, or add \(names) for their numbers"
    }
  }

  /// Notes that a range can't be made, at what is given of its steps, or else at its ends.
  private mutating func refuse(
    _ range: ClosedRange<DecimalNumber>,
    by step: DecimalNumber,
    _ error: StopsError
  ) {
    let given = given(of: [Setting.by, Setting.base])
    let larger = (-17...17).lazy.compactMap { DecimalNumber("1e\($0)") }.first { larger in
      larger > step
        && (try? Stops(from: range.lowerBound, to: range.upperBound, by: larger)) != nil
    }
    note(given.isEmpty ? [Setting.from, Setting.to] : given) { inFile in
      guard let count = error.excessiveCount, let larger else { return error.description }
      let advice = Setting.by.name(set: larger.description, inFile: inFile)
      let most = Stops.maximumCount
      return "too many stops (\(count), at most \(most)) with a step of \(step); use \(advice)"
    }
  }

  private mutating func piecewise() -> Stops? {
    let own = [Setting.from.name, Setting.pieces.name]
    for setting in rangeSettings where !own.contains(setting.name) {
      note([Setting.pieces, setting]) { _ in
        "use only one of them; each piece has its own end and step"
      }
    }
    // With other stops, a first number would not help.
    if !has(Setting.from), given(of: [Setting.steps, Setting.values]).isEmpty {
      note([Setting.pieces]) { "pieces need a first number; add \(Setting.from.name(inFile: $0))" }
    }
    guard let pieces = self[Setting.pieces], let minimum = self[Setting.from] else { return nil }
    return check(Setting.pieces, try Stops(from: minimum, pieces: pieces))
  }

  /// Adds names to stops. Checks the names even if the stops have mistakes.
  private mutating func naming(_ stops: Stops?) -> Stops? {
    guard let names = self[Setting.names] else { return stops }
    let wrong = Stops.mistakes(inNames: names)
    for mistake in wrong { note(Setting.names, mistake) }
    let isCountWrong = stops.map { $0.count != names.count } ?? false
    guard wrong.isEmpty || isCountWrong else { return nil }
    guard let stops else { return check(Setting.names, try Stops(names: names)) }
    return check(Setting.names, try stops.naming(names))
  }
}

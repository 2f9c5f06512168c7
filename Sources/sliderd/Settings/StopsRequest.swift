// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The requested stops, with the same rules for flags and files.
struct StopsRequest: Equatable {
  var steps: Given<Int>?
  var names: [String]?
  var from: Given<DecimalNumber>?
  var to: Given<DecimalNumber>?
  var by: Given<DecimalNumber>?
  var base: Given<DecimalNumber>?
  var reachesEnds = false
  var pieces: Given<[Stops.Piece]>?
  var values: Given<[DecimalNumber]>?
  var scale: ScaleChoice?
  var positions: Given<[DecimalNumber]>?
  /// The initial stop; its meaning depends on the slider.
  var value: String?

  /// The settings that define stops.
  static let settings: [any SettingDescription] = [
    Setting.steps, Setting.names, Setting.from, Setting.to, Setting.by, Setting.base,
    Setting.reachEnds, Setting.pieces, Setting.values, Setting.scale, Setting.positions,
  ]

  /// Whether no setting defines stops.
  var isEmpty: Bool {
    steps == nil && names == nil && values == nil && !hasRange
  }

  /// Creates the stops, and notes all mistakes; `nil` if there are any, or if no setting defines
  /// stops.
  func stops(_ mistakes: inout [SettingMistake]) -> Stops? {
    let count = mistakes.count
    noteConflicts(&mistakes)
    let counted = countedStops(&mistakes)
    let listed = listedStops(&mistakes)
    let ranged = hasRange ? range(&mistakes) : nil
    let named = naming(listed ?? ranged, &mistakes)
    return mistakes.count == count ? spaced(named ?? counted, &mistakes) : nil
  }

  /// Returns stops at the requested positions on the track.
  func spaced(_ stops: Stops?, _ mistakes: inout [SettingMistake]) -> Stops? {
    if scale != nil, positions != nil {
      let settings: [any SettingDescription] = [Setting.scale, Setting.positions]
      mistakes.append(SettingMistake(settings: settings, message: "use only one of them"))
    }
    let positions = mistakes.value(of: positions, .positions)
    guard let stops else { return nil }
    if let positions {
      return mistakes.check(.positions) { () throws(StopsError) in
        try stops.spaced(.positions(positions.map(\.doubleValue)))
      }
    }
    guard let scale else { return stops }
    return mistakes.check(.scale) { () throws(StopsError) in try stops.spaced(scale.spacing) }
  }

  /// Returns a warning if an end of the requested range isn't a stop.
  ///
  /// - Parameters:
  ///   - stops: The stops.
  ///   - remedy: The flag or the key that makes the end a stop.
  /// - Returns: The setting that isn't reached, and the warning.
  func warning(
    about stops: Stops,
    remedy: String
  ) -> (setting: Setting<DecimalNumber>, warning: StartWarning)? {
    if let to = to?.value, stops.maximum.value < to {
      return (.to, Self.warning(about: to, "last", stops.maximum.value, remedy))
    }
    guard let from = from?.value, stops.minimum.value > from else { return nil }
    return (.from, Self.warning(about: from, "first", stops.minimum.value, remedy))
  }

  private static func warning(
    about end: DecimalNumber,
    _ word: String,
    _ stop: DecimalNumber,
    _ remedy: String
  ) -> StartWarning {
    StartWarning(
      message: "\(end) isn't reached: the \(word) stop is \(stop); use \(remedy)",
      notice: .unreachedEnd(end, nearest: stop)
    )
  }

  private var hasRange: Bool { !rangeSettings.isEmpty }

  /// The settings that define a range, as far as they are set.
  private var rangeSettings: [any SettingDescription] {
    let settings: [(any SettingDescription, isSet: Bool)] = [
      (Setting.from, from != nil), (Setting.to, to != nil), (Setting.by, by != nil),
      (Setting.base, base != nil), (Setting.reachEnds, reachesEnds),
      (Setting.pieces, pieces != nil),
    ]
    return settings.filter(\.isSet).map(\.0)
  }

  private func noteConflicts(_ mistakes: inout [SettingMistake]) {
    var ways: [any SettingDescription] = []
    if steps != nil { ways.append(Setting.steps) }
    if values != nil { ways.append(Setting.values) }
    if let setting = rangeSettings.first { ways.append(setting) }
    if steps != nil, names != nil { ways.append(Setting.names) }
    guard ways.count > 1 else { return }
    mistakes.append(
      SettingMistake(settings: ways, message: "use only one of them to define the stops")
    )
  }

  private func countedStops(_ mistakes: inout [SettingMistake]) -> Stops? {
    guard let count = mistakes.value(of: steps, .steps) else { return nil }
    return mistakes.check(.steps) { () throws(StopsError) in try Stops(count: count) }
  }

  private func listedStops(_ mistakes: inout [SettingMistake]) -> Stops? {
    guard let numbers = mistakes.value(of: values, .values) else { return nil }
    let wrong = Stops.mistakes(inValues: numbers)
    mistakes += wrong.map { SettingMistake(.values, $0) }
    guard wrong.isEmpty else { return nil }
    return mistakes.check(.values) { () throws(StopsError) in try Stops(values: numbers) }
  }

  private func range(_ mistakes: inout [SettingMistake]) -> Stops? {
    guard pieces == nil else { return piecewise(&mistakes) }
    noteMissingEnds(&mistakes)
    let minimum = mistakes.value(of: from, .from)
    let maximum = mistakes.value(of: to, .to)
    let step = by == nil ? Setting.by.defaultValue : mistakes.value(of: by, .by)
    let isRising = step.map { $0 > 0 } ?? false
    if let step, !isRising { mistakes.append(SettingMistake(.by, .stepNotPositive(step))) }
    guard let minimum, let maximum else { return nil }
    guard minimum <= maximum else {
      mistakes.append(SettingMistake(.from, .minimumAboveMaximum(minimum, maximum)))
      return nil
    }
    if scale == .log, by == nil, base == nil {
      return mistakes.check(.scale) { () throws(StopsError) in
        try Stops(roundFrom: minimum, to: maximum)
      }
    }
    let base = mistakes.value(of: base, .base)
    guard let step, isRising else { return nil }
    let ends: Stops.Ends = reachesEnds ? .reachable : .onSteps
    do {
      return try Stops(from: minimum, to: maximum, by: step, base: base, ends: ends)
    } catch {
      mistakes.append(refusal(of: minimum...maximum, by: step, error))
      return nil
    }
  }

  /// Notes a range without one of its ends, at what is given of it.
  private func noteMissingEnds(_ mistakes: inout [SettingMistake]) {
    let ends: [(any SettingDescription, isMissing: Bool)] = [
      (Setting.from, from == nil), (Setting.to, to == nil),
    ]
    let missing = ends.filter(\.isMissing).map(\.0)
    // With other stops, a second end would not help.
    guard steps == nil, values == nil, !missing.isEmpty else { return }
    mistakes.append(
      SettingMistake(Array(rangeSettings.prefix(1))) { naming in
        let names = missing.map(naming.name).joined(separator: " and ")
        guard self.names != nil else { return "a range needs both ends; add \(names)" }
        return "the names are the stops already; remove this, or add \(names) for their numbers"
      }
    )
  }

  /// Returns the mistake that a range can't be made, at what is given of its steps, or else at its
  /// ends.
  private func refusal(
    of range: ClosedRange<DecimalNumber>,
    by step: DecimalNumber,
    _ error: StopsError
  ) -> SettingMistake {
    let steps: [(any SettingDescription, isSet: Bool)] = [
      (Setting.by, by != nil), (Setting.base, base != nil),
    ]
    let given = steps.filter(\.isSet).map(\.0)
    let larger = Self.largerStep(than: step, on: range)
    return SettingMistake(given.isEmpty ? [Setting.from, Setting.to] : given) { naming in
      guard case .tooMany(let count) = error, let larger else { return error.description }
      let advice = naming.name(of: Setting.by, set: larger.description)
      let most = Stops.maximumCount
      return "too many stops (\(count), at most \(most)) with a step of \(step); use \(advice)"
    }
  }

  /// Returns the smallest power of ten that is larger than a step and gives few enough stops.
  private static func largerStep(
    than step: DecimalNumber,
    on range: ClosedRange<DecimalNumber>
  ) -> DecimalNumber? {
    (-17...17).lazy.compactMap { DecimalNumber("1e\($0)") }.first { larger in
      larger > step
        && (try? Stops(from: range.lowerBound, to: range.upperBound, by: larger)) != nil
    }
  }

  private func piecewise(_ mistakes: inout [SettingMistake]) -> Stops? {
    let others: [(any SettingDescription, Bool)] = [
      (Setting.to, to != nil), (Setting.by, by != nil), (Setting.base, base != nil),
      (Setting.reachEnds, reachesEnds),
    ]
    for (setting, _) in others.filter(\.1) {
      let settings: [any SettingDescription] = [Setting.pieces, setting]
      let message = "use only one of them; each piece has its own end and step"
      mistakes.append(SettingMistake(settings: settings, message: message))
    }
    let minimum = mistakes.value(of: from, .from)
    if from == nil {
      mistakes.append(
        SettingMistake([Setting.pieces]) {
          "pieces need a first number; add \($0.name(of: Setting.from))"
        }
      )
    }
    guard let pieces = mistakes.value(of: pieces, .pieces), let minimum else { return nil }
    return mistakes.check(.pieces) { () throws(StopsError) in
      try Stops(from: minimum, pieces: pieces)
    }
  }

  /// Adds names to stops. Checks the names even if the stops have mistakes.
  private func naming(_ stops: Stops?, _ mistakes: inout [SettingMistake]) -> Stops? {
    guard let names else { return stops }
    let wrong = Stops.mistakes(inNames: names)
    mistakes += wrong.map { SettingMistake(.names, $0) }
    let isCountWrong = stops.map { $0.count != names.count } ?? false
    guard wrong.isEmpty || isCountWrong else { return nil }
    return mistakes.check(.names) { () throws(StopsError) in
      if let stops { return try stops.naming(names) }
      return try Stops(names: names)
    }
  }
}

extension StopsRequest {
  /// Reads the stops from a slider's table.
  init(_ table: inout TableReader) {
    self.init(
      steps: table.given(.steps),
      names: table.read(.names),
      from: table.given(.from),
      to: table.given(.to),
      by: table.given(.by),
      base: table.given(.base),
      reachesEnds: table.read(.reachEnds) ?? false,
      pieces: table.given(.pieces),
      values: table.given(.values),
      scale: table.read(.scale),
      positions: table.given(.positions),
      value: table.read(.value)
    )
  }
}

extension [SettingMistake] {
  fileprivate mutating func check<Value>(
    _ setting: Setting<Value>,
    _ make: () throws(StopsError) -> Stops
  ) -> Stops? {
    do {
      return try make()
    } catch {
      append(SettingMistake(setting, error))
      return nil
    }
  }
}

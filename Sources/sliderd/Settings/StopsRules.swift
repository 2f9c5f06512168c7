// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

// The stops of a slider, as flags or a file define them.
extension Layers {
  /// Whether a setting defines stops.
  var defineStops: Bool {
    has(Setting.steps) || self[.names] != nil || has(Setting.values) || !rangeSettings.isEmpty
  }

  /// Creates the stops, and notes all mistakes; `nil` if there are any, or if no setting defines
  /// stops.
  func stops(_ mistakes: inout [SettingMistake]) -> Stops? {
    let count = mistakes.count
    noteConflicts(&mistakes)
    let counted = countedStops(&mistakes)
    let listed = listedStops(&mistakes)
    let ranged = rangeSettings.isEmpty ? nil : range(&mistakes)
    let named = naming(listed ?? ranged, &mistakes)
    let isWrong = areMistaken(
      Setting.steps,
      Setting.from,
      Setting.to,
      Setting.by,
      Setting.base,
      Setting.pieces,
      Setting.values
    )
    return mistakes.count == count && !isWrong ? spaced(named ?? counted, &mistakes) : nil
  }

  /// Returns stops at the requested positions on the track.
  func spaced(_ stops: Stops?, _ mistakes: inout [SettingMistake]) -> Stops? {
    if self[.scale] != nil, has(Setting.positions) {
      let settings: [any SettingDescription] = [Setting.scale, Setting.positions]
      mistakes.append(SettingMistake(settings: settings, message: "use only one of them"))
    }
    guard let stops, !areMistaken(Setting.positions) else { return nil }
    if let positions = self[.positions] {
      return mistakes.check(.positions) { () throws(StopsError) in
        try stops.spaced(.positions(positions.map(\.doubleValue)))
      }
    }
    guard let scale = self[.scale] else { return stops }
    return mistakes.check(.scale) { () throws(StopsError) in try stops.spaced(scale.spacing) }
  }

  /// Returns a warning if an end of the requested range isn't a stop.
  ///
  /// - Parameters:
  ///   - stops: The stops.
  ///   - remedy: The flag or the key that makes the end a stop.
  /// - Returns: The setting that isn't reached, and the warning.
  func rangeWarning(
    about stops: Stops,
    remedy: String
  ) -> (setting: Setting<DecimalNumber>, warning: StartWarning)? {
    if let to = self[.to], stops.maximum.value < to {
      return (.to, Self.warning(about: to, "last", stops.maximum.value, remedy))
    }
    guard let from = self[.from], stops.minimum.value > from else { return nil }
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

  /// The settings that define a range, as far as they are set.
  private var rangeSettings: [any SettingDescription] {
    given(of: [Setting.from, Setting.to, Setting.by, Setting.base])
      + (self[.reachEnds] == true ? [Setting.reachEnds] : []) + given(of: [Setting.pieces])
  }

  private func noteConflicts(_ mistakes: inout [SettingMistake]) {
    var ways: [any SettingDescription] = []
    ways += given(of: [Setting.steps, Setting.values])
    if let setting = rangeSettings.first { ways.append(setting) }
    if has(Setting.steps), self[.names] != nil { ways.append(Setting.names) }
    guard ways.count > 1 else { return }
    mistakes.append(
      SettingMistake(settings: ways, message: "use only one of them to define the stops")
    )
  }

  private func countedStops(_ mistakes: inout [SettingMistake]) -> Stops? {
    guard let count = self[.steps] else { return nil }
    return mistakes.check(.steps) { () throws(StopsError) in try Stops(count: count) }
  }

  private func listedStops(_ mistakes: inout [SettingMistake]) -> Stops? {
    guard let numbers = self[.values] else { return nil }
    let wrong = Stops.mistakes(inValues: numbers)
    mistakes += wrong.map { SettingMistake(.values, $0) }
    guard wrong.isEmpty else { return nil }
    return mistakes.check(.values) { () throws(StopsError) in try Stops(values: numbers) }
  }

  private func range(_ mistakes: inout [SettingMistake]) -> Stops? {
    guard !has(Setting.pieces) else { return piecewise(&mistakes) }
    noteMissingEnds(&mistakes)
    let step = has(Setting.by) ? self[.by] : Setting.by.defaultValue
    let isRising = step.map { $0 > 0 } ?? false
    if let step, !isRising { mistakes.append(SettingMistake(.by, .stepNotPositive(step))) }
    guard let minimum = self[.from], let maximum = self[.to] else { return nil }
    guard minimum <= maximum else {
      mistakes.append(SettingMistake(.from, .minimumAboveMaximum(minimum, maximum)))
      return nil
    }
    if self[.scale] == .log, !has(Setting.by), !has(Setting.base) {
      return mistakes.check(.scale) { () throws(StopsError) in
        try Stops(roundFrom: minimum, to: maximum)
      }
    }
    guard let step, isRising else { return nil }
    let ends: Stops.Ends = self[.reachEnds] == true ? .reachable : .onSteps
    do {
      return try Stops(from: minimum, to: maximum, by: step, base: self[.base], ends: ends)
    } catch {
      mistakes.append(refusal(of: minimum...maximum, by: step, error))
      return nil
    }
  }

  /// Notes a range without one of its ends, at what is given of it.
  private func noteMissingEnds(_ mistakes: inout [SettingMistake]) {
    let ends: [any SettingDescription] = [Setting.from, Setting.to]
    let missing = ends.filter { !has($0) }
    // With other stops, a second end would not help.
    guard given(of: [Setting.steps, Setting.values]).isEmpty, !missing.isEmpty else { return }
    mistakes.append(
      SettingMistake(Array(rangeSettings.prefix(1))) { naming in
        let names = missing.map(naming.name).joined(separator: " and ")
        guard self[.names] != nil else { return "a range needs both ends; add \(names)" }
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
    let given = given(of: [Setting.by, Setting.base])
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
    let own = [Setting.from.name, Setting.pieces.name]
    for setting in rangeSettings where !own.contains(setting.name) {
      let settings: [any SettingDescription] = [Setting.pieces, setting]
      let message = "use only one of them; each piece has its own end and step"
      mistakes.append(SettingMistake(settings: settings, message: message))
    }
    if !has(Setting.from) {
      mistakes.append(
        SettingMistake([Setting.pieces]) {
          "pieces need a first number; add \($0.name(of: Setting.from))"
        }
      )
    }
    guard let pieces = self[.pieces], let minimum = self[.from] else { return nil }
    return mistakes.check(.pieces) { () throws(StopsError) in
      try Stops(from: minimum, pieces: pieces)
    }
  }

  /// Adds names to stops. Checks the names even if the stops have mistakes.
  private func naming(_ stops: Stops?, _ mistakes: inout [SettingMistake]) -> Stops? {
    guard let names = self[.names] else { return stops }
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

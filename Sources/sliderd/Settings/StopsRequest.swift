// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The requested stops, with the same rules for flags and files.
struct StopsRequest: Equatable {
  var steps: Given<Int>?
  var names: [String]?
  var from: Given<DecimalNumber>?
  var to: Given<DecimalNumber>?
  var by: Given<DecimalNumber>?
  var values: Given<[DecimalNumber]>?
  /// The initial stop; its meaning depends on the slider.
  var value: String?

  /// The settings that define stops.
  static let settings: [any SettingDescription] = [
    Setting.steps, Setting.names, Setting.from, Setting.to, Setting.by, Setting.values,
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
    return mistakes.count == count ? named ?? counted : nil
  }

  /// Returns a warning if the last stop isn't the requested end.
  func warning(about stops: Stops) -> String? {
    guard let to = to?.value, stops.maximum.value < to else { return nil }
    return "the range does not reach \(to); the last stop is \(stops.maximum.value)"
  }

  private var hasRange: Bool { from != nil || to != nil || by != nil }

  private func noteConflicts(_ mistakes: inout [SettingMistake]) {
    var ways: [any SettingDescription] = []
    if steps != nil { ways.append(Setting.steps) }
    if values != nil { ways.append(Setting.values) }
    if hasRange { ways.append(from != nil ? Setting.from : to != nil ? Setting.to : Setting.by) }
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
    for (setting, end) in [(Setting.from, from), (.to, to)] where end == nil {
      mistakes.append(SettingMistake(setting, message: "a range needs both ends, from and to"))
    }
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
    guard let step, isRising else { return nil }
    return mistakes.check(.by) { () throws(StopsError) in
      try Stops(from: minimum, to: maximum, by: step)
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
      values: table.given(.values),
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

// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What is to be chosen from, as its user wrote it; the same rules for flags and files.
struct StopsRequest: Equatable {
  var steps: String?
  var names: [String]?
  var from: String?
  var to: String?
  var by: String?
  var values: [String]?
  /// The start.
  var value: String?

  /// Whether nothing says what can be chosen.
  var isEmpty: Bool {
    steps == nil && names == nil && values == nil && !hasRange
  }

  /// The stops that are asked for; `nil` if there are mistakes, all of which are noted.
  func stops(_ mistakes: inout [SettingMistake]) -> Stops? {
    let count = mistakes.count
    noteConflicts(&mistakes)
    let counted = countedStops(&mistakes)
    let listed = listedStops(&mistakes)
    let ranged = hasRange ? range(&mistakes) : nil
    let named = naming(listed ?? ranged, &mistakes)
    return mistakes.count == count ? named ?? counted : nil
  }

  /// The index of the stop to start at; `nil` where nothing says.
  func startIndex(of slider: Slider, _ mistakes: inout [SettingMistake]) -> Int? {
    guard let value else { return nil }
    if let index = slider.index(meantBy: value) { return index }
    mistakes.append(SettingMistake(.value, message: slider.refusal(of: value)))
    return nil
  }

  /// That the last of the stops isn't the end that was asked for.
  func remark(on stops: Stops) -> String? {
    guard let to = to.flatMap(DecimalNumber.init), stops.maximum.value < to else { return nil }
    return "\(to) isn't reached: the last stop is \(stops.maximum.value)"
  }

  private var hasRange: Bool { from != nil || to != nil || by != nil }

  private func noteConflicts(_ mistakes: inout [SettingMistake]) {
    let range: Setting? = from != nil ? .from : to != nil ? .to : by != nil ? .by : nil
    let numeric = [steps.map { _ in .steps }, values.map { _ in .values }, range]
    var ways = numeric.compactMap(\.self)
    if steps != nil, names != nil { ways.append(.names) }
    guard ways.count > 1 else { return }
    mistakes.append(
      SettingMistake(settings: ways, message: "stops can be given in one way only")
    )
  }

  private func countedStops(_ mistakes: inout [SettingMistake]) -> Stops? {
    let count = mistakes.read(steps, .steps, "a whole number, such as 5", Int.init)
    guard let count else { return nil }
    return mistakes.check(.steps) { () throws(StopsError) in try Stops(count: count) }
  }

  private func listedStops(_ mistakes: inout [SettingMistake]) -> Stops? {
    guard let values else { return nil }
    let numbers = values.enumerated().compactMap { index, text in
      mistakes.number(text, .values, item: index + 1)
    }
    guard numbers.count == values.count else { return nil }
    let wrong = Stops.mistakes(inValues: numbers)
    mistakes += wrong.map { SettingMistake(.values, $0) }
    guard wrong.isEmpty else { return nil }
    return mistakes.check(.values) { () throws(StopsError) in try Stops(values: numbers) }
  }

  private func range(_ mistakes: inout [SettingMistake]) -> Stops? {
    for (setting, text) in [(Setting.from, from), (.to, to)] where text == nil {
      mistakes.append(SettingMistake(setting, message: "a range needs both ends, from and to"))
    }
    let minimum = mistakes.number(from, .from)
    let maximum = mistakes.number(to, .to)
    let step = mistakes.number(by ?? "1", .by)
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

  /// Stops with their names. Names are looked at even where the stops are wrong.
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

extension [SettingMistake] {
  fileprivate mutating func number(
    _ text: String?,
    _ setting: Setting,
    item: Int? = nil
  ) -> DecimalNumber? {
    let rule = "a decimal number of at most 18 digits, such as 0.25"
    return read(text, setting, item: item, rule, DecimalNumber.init)
  }

  fileprivate mutating func check(
    _ setting: Setting,
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

// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

extension Layers {
  /// Creates the slider, and notes all mistakes; `nil` if there are any, or no stops are set.
  mutating func slider() -> Slider? { adjusted(stops().map { Slider(stops: $0) }) }

  func checkedSlider() throws(Failure) -> Slider {
    guard let slider = try checked(by: { $0.slider() }) else {
      let example = "--steps, --names, --from and --to, or --values, for example --steps 5"
      throw Failure(message: "no stops; use \(example)")
    }
    return slider
  }

  /// Applies all properties but the stops; `nil` with mistakes, or without a slider. Several thumbs
  /// get their stops in ``thumbs(of:)``. A placed slider stays where it is in spite of another
  /// default.
  mutating func adjusted(_ slider: Slider?, isPlaced: Bool = false) -> Slider? {
    let count = mistakes.count
    if self[Setting.disabled] == true, self[Setting.readOnly] == true {
      note([Setting.disabled, Setting.readOnly]) { _ in "use only one of them" }
    }
    // What a stop is called depends on them.
    guard let slider, !areMistaken([Setting.unit, Setting.keepStart]),
      let stops = spaced(slider.stops)
    else { return nil }
    let presentation = presentation(over: slider.presentation)
    var adjusted = Slider(
      stops: stops,
      presentation: presentation,
      pageSize: self[Setting.page] ?? slider.pageSize,
      defaultIndex: defaultIndex(on: slider.presented(as: presentation)),
      availability: self[Setting.disabled] == true
        ? .disabled : self[Setting.readOnly] == true ? .readOnly : slider.availability
    )
    adjusted.setReach(reach(on: adjusted, orElse: slider.reach))
    if let index = adjusted.defaultIndex, let refusal = adjusted.refusal(ofStopAt: index) {
      note(Setting.defaultStop, refusal)
    }
    let isMoved = self[Setting.defaultStop] != nil && !isPlaced
    let position = position(on: adjusted, orElse: isMoved ? adjusted : slider)
    guard mistakes.count == count, !areMistaken([Setting.page]) else { return nil }
    return adjusted.placed(at: position)
  }

  /// The label of a track whose thumbs don't say it, because they have labels of their own.
  var trackLabel: String? {
    (self[Setting.thumbs] ?? [nil]).contains(nil) ? nil : self[Setting.label]
  }

  private func presentation(over other: SliderPresentation) -> SliderPresentation {
    var presentation = other
    presentation.id = self[Setting.id] ?? other.id
    presentation.label = self[Setting.label] ?? other.label
    presentation.hint = self[Setting.hint] ?? other.hint
    presentation.unit = self[Setting.unit] ?? other.unit
    presentation.groupsDigits = self[Setting.grouping].map(\.groupsDigits) ?? other.groupsDigits
    presentation.orientation = self[Setting.orientation] ?? other.orientation
    presentation.layoutDirection = self[Setting.direction] ?? other.layoutDirection
    presentation.fillOrigin = self[Setting.fill] ?? other.fillOrigin
    return presentation
  }

  /// Returns where a single thumb starts: as requested, or at the reachable stop nearest to the old.
  private mutating func position(on slider: Slider, orElse old: Slider) -> ThumbPosition {
    if let value = self[Setting.value], !has(Setting.thumbs) {
      return position(meantBy: value, on: slider) ?? slider.position
    }
    guard case .stop(let index) = old.position else { return old.position }
    return .stop(slider.reach.nearest(to: index) ?? index)
  }
}

// The start, the default and the unavailable stops of a slider, as flags or a file set them.
extension Layers {
  /// Returns the position that a text means; `nil` with a mistake if it means none.
  mutating func position(meantBy text: String, on slider: Slider) -> ThumbPosition? {
    if text == "none", slider.stops.index(called: text) == nil { return .notSet }
    if self[Setting.keepStart] == true, let value = slider.number(drawnAs: text),
      slider.stops.index(called: text) == nil, slider.stops.surround(value)
    {
      let kept = slider.placed(at: .value(value)).position
      if kept == .value(value) { return kept }
    }
    guard let index = stop(meantBy: text, for: Setting.value, on: slider) else { return nil }
    if let refusal = slider.refusal(ofStopAt: index) { note(Setting.value, refusal) }
    return .stop(index)
  }

  /// Returns the index of the default; `nil` if there is none or it is a mistake.
  mutating func defaultIndex(on slider: Slider) -> Int? {
    guard let text = self[Setting.defaultStop] else { return slider.defaultIndex }
    if has(Setting.thumbs), text.contains(","), (try? slider.stop(meantBy: text)) == nil {
      note(Setting.defaultStop, "all thumbs have the same default; use one stop")
      return nil
    }
    return stop(meantBy: text, for: Setting.defaultStop, on: slider)
  }

  /// Returns the stops that can be reached, which are by default those of the slider before.
  mutating func reach(on slider: Slider, orElse old: ReachableStops) -> ReachableStops {
    guard let unavailable = self[Setting.unavailable] else { return old }
    let stops = unavailable.enumerated().compactMap { position, text in
      stop(meantBy: text, for: Setting.unavailable, item: position + 1, on: slider)
    }
    return ReachableStops(limits: slider.reach.limits, unavailable: stops.map { $0...$0 })
  }

  /// Returns the index of the stop that a text means; `nil` with a mistake if it means none.
  private mutating func stop(
    meantBy text: String,
    for setting: any SettingDescription,
    item: Int? = nil,
    on slider: Slider
  ) -> Int? {
    do { return try slider.stop(meantBy: text) } catch {
      note(setting, item: item, error.message)
      return nil
    }
  }
}

// What the user should know about a slider that has no mistake.
extension Layers {
  /// A warning for the log and for a listener, and the setting that is its cause.
  typealias Warning = (setting: any SettingDescription, message: String, notice: StartNotice)

  func warnings(about slider: Slider, inFile: Bool) -> [Warning] {
    let list = Setting.unavailable.name(inFile: inFile)
    let message = "no stop can be chosen; leave at least one out of \(list)"
    let choice: Warning? =
      slider.reach.first == nil ? (Setting.unavailable, message, .noChoice) : nil
    let ends = rangeWarnings(about: slider.stops, inFile: inFile)
    return ends + [choice, unitWarning(about: slider.stops)].compactMap(\.self)
  }

  private func rangeWarnings(about stops: Stops, inFile: Bool) -> [Warning] {
    let remedy = inFile ? "\(Setting.reachEnds.name) = true" : Setting.reachEnds.flagName
    let (first, last) = (stops.minimum.value, stops.maximum.value)
    let ends = [(Setting.from, "first", first), (Setting.to, "last", last)]
    return ends.compactMap { setting, word, stop in
      guard let number = self[setting], number < first || last < number else { return nil }
      let message = "\(number) isn't reached: the \(word) stop is \(stop); use \(remedy)"
      return (setting, message, .unreachedEnd(number, nearest: stop))
    }
  }

  /// Returns a warning if the unit isn't spoken, or is probably a known one that is misspelt.
  private func unitWarning(about stops: Stops) -> Warning? {
    guard let unit = self[Setting.unit], unit != .plain else { return nil }
    guard stops.hasValues else {
      return (Setting.unit, "the unit isn't used: the stops have no values", .unusedUnit)
    }
    let name = SpokenText.cleaned(unit.name)
    guard case .named(let forms) = unit.kind, forms.count == 1, let known = forms[0].similarUnit
    else {
      return nil
    }
    let advice = "did you mean \(known)? If it is your own word, give one and several: cup,cups"
    let message = "\(name) is no known unit; \(advice)"
    return (Setting.unit, message, .unknownUnit(name, similar: known))
  }
}

extension String {
  /// The unit that is probably meant. Its name may differ in one letter of three, because the word
  /// may be one of the user's own.
  fileprivate var similarUnit: String? {
    let word = lowercased()
    let symbols = MeasureUnit.all.compactMap(\.symbol)
    if let unit = Self.usualUnits[word] ?? symbols.first(where: { $0.lowercased() == word }) {
      return unit
    }
    let units = MeasureUnit.all.flatMap { [$0.names.other, $0.names.one] }
    let others = ["percent", "seconds", "second", "celsius", "fahrenheit"]
    guard let nearest = word.nearest(of: others + units),
      editDistance(nearest, word) * 3 <= word.count
    else { return nil }
    return Self.usualUnits[nearest] ?? nearest
  }

  /// Short words that people write for units, and codes of currencies that are no words.
  private static let usualUnits: [String: String] = {
    let words = [
      "sec": "seconds", "secs": "seconds", "mins": "minutes", "hr": "hours", "hrs": "hours",
      "pct": "percent", "kmh": "km/h", "kph": "km/h", "dollar": "USD", "dollars": "USD",
      "deg": "degrees", "c": "degrees Celsius", "f": "degrees Fahrenheit",
      "celsius": "degrees Celsius", "fahrenheit": "degrees Fahrenheit",
      "degc": "degrees Celsius", "degf": "degrees Fahrenheit", "prozent": "percent",
      "grad": "degrees",
    ]
    let codes = "EUR USD GBP JPY CHF CNY SEK NOK DKK PLN BRL INR".split(separator: " ")
    return words.merging(codes.map { ($0.lowercased(), String($0)) }) { word, _ in word }
  }()
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

/// The requested properties of a slider, with the same rules for flags and files.
struct SliderRequest: Equatable {
  var id: String?
  var label: String?
  var hint: String?
  var unit: Given<ValueUnit>?
  var grouping: DigitGrouping?
  var page: Given<Int>?
  var orientation: Orientation?
  var direction: LayoutDirection?
  var isDisabled = false
  var isReadOnly = false
  var fill: FillOrigin?
  var stops = StopsRequest()
  var start = StartRequest()
  var thumbs = ThumbsRequest()

  /// Creates the slider, and notes all mistakes; `nil` if there are any, or no stops are set.
  func slider(_ mistakes: inout [SettingMistake]) -> Slider? {
    adjusted(stops.stops(&mistakes).map { Slider(stops: $0) }, &mistakes)
  }

  /// Applies all properties except the definition of stops to a slider; `nil` if there are
  /// mistakes, or no slider. Several thumbs get their stops later, from ``ThumbsRequest``.
  ///
  /// - Parameters:
  ///   - slider: The slider.
  ///   - isPlaced: Whether the slider stays where it is, although it gets another default.
  ///   - mistakes: The list to add mistakes to.
  /// - Returns: The slider with its properties.
  func adjusted(
    _ slider: Slider?,
    isPlaced: Bool = false,
    _ mistakes: inout [SettingMistake]
  ) -> Slider? {
    let count = mistakes.count
    if isDisabled, isReadOnly {
      let settings: [any SettingDescription] = [Setting.disabled, Setting.readOnly]
      mistakes.append(SettingMistake(settings: settings, message: "use only one of them"))
    }
    let page = mistakes.value(of: page, .page)
    let unit = mistakes.value(of: unit, .unit)
    guard let slider, let stops = stops.spaced(slider.stops, &mistakes) else { return nil }
    let presentation = presentation(over: slider.presentation, unit)
    var adjusted = Slider(
      stops: stops,
      presentation: presentation,
      pageSize: page ?? slider.pageSize,
      defaultIndex: start.defaultIndex(on: slider.presented(as: presentation), &mistakes),
      availability: isDisabled ? .disabled : isReadOnly ? .readOnly : slider.availability
    )
    adjusted.setReach(start.reach(on: adjusted, orElse: slider.reach, &mistakes))
    start.checkDefault(of: adjusted, &mistakes)
    let isMoved = start.defaultStop != nil && !isPlaced
    let position = position(on: adjusted, orElse: isMoved ? adjusted : slider, &mistakes)
    return mistakes.count == count ? adjusted.placed(at: position) : nil
  }

  /// Returns the label of a track whose thumbs have labels of their own, and so don't say it.
  ///
  /// - Parameter other: What completes this request.
  /// - Returns: The label; `nil` if the thumbs say it themselves.
  func trackLabel(over other: SliderRequest = SliderRequest()) -> String? {
    let labels = thumbs.over(other.thumbs).choice?.value?.labels ?? [nil]
    return labels.contains(nil) ? nil : label ?? other.label
  }

  private func presentation(over other: Presentation, _ unit: ValueUnit?) -> Presentation {
    var presentation = other
    presentation.id = id ?? other.id
    presentation.label = label ?? other.label
    presentation.hint = hint ?? other.hint
    presentation.unit = unit ?? other.unit
    presentation.grouping = grouping ?? other.grouping
    presentation.orientation = orientation ?? other.orientation
    presentation.direction = direction ?? other.direction
    presentation.fillsFrom = fill ?? other.fillsFrom
    return presentation
  }

  /// Returns where a single thumb starts: at the requested value, or at the reachable stop nearest
  /// to where it was.
  private func position(
    on slider: Slider,
    orElse old: Slider,
    _ mistakes: inout [SettingMistake]
  ) -> ThumbPosition {
    if let value = stops.value, thumbs.choice == nil {
      return start.position(meantBy: value, on: slider, &mistakes) ?? slider.position
    }
    guard case .stop(let index) = old.position else { return old.position }
    return .stop(slider.reach.nearest(to: index) ?? index)
  }
}

extension SliderRequest {
  /// Reads the properties of a slider from its table.
  init(_ table: inout TableReader) {
    self.init(
      id: table.read(.id),
      label: table.read(.label),
      hint: table.read(.hint),
      unit: table.given(.unit),
      grouping: table.read(.grouping),
      page: table.given(.page),
      orientation: table.read(.orientation),
      direction: table.read(.direction),
      isDisabled: table.read(.disabled) ?? false,
      isReadOnly: table.read(.readOnly) ?? false,
      fill: table.read(.fill),
      stops: StopsRequest(&table),
      start: StartRequest(&table),
      thumbs: ThumbsRequest(&table)
    )
  }
}

/// What the user should know about a slider at the start: in the log, and for a listener.
struct StartWarning: Hashable {
  let message: String
  let notice: StartNotice
  /// Where it is in a configuration, whose path isn't known yet.
  var place: ConfigurationMistake?

  /// Returns the warning with its place in a file, in the form that editors understand.
  func located(in file: String) -> StartWarning {
    guard let place else { return self }
    return StartWarning(message: place.description(in: file), notice: notice)
  }

  /// The environment names no folder for positions.
  static let noFolder = StartWarning(
    message: "no folder for positions, set HOME or XDG_STATE_HOME; the position will not be saved",
    notice: .unsavedPosition
  )
}

// What the user should know about a slider that has no mistake.
extension SliderRequest {
  /// A setting, and what to know about it.
  typealias Warning = (setting: any SettingDescription, warning: StartWarning)

  /// Returns all warnings.
  ///
  /// - Parameters:
  ///   - slider: The slider.
  ///   - remedy: The flag or the key that makes the end of a range a stop.
  /// - Returns: The warnings.
  func warnings(about slider: Slider, remedy: String) -> [Warning] {
    var warnings: [Warning] = []
    if let (setting, warning) = stops.warning(about: slider.stops, remedy: remedy) {
      warnings.append((setting, warning))
    }
    if slider.reach.first == nil {
      let message = "no stop can be chosen; leave at least one out of this list"
      warnings.append((Setting.unavailable, StartWarning(message: message, notice: .noChoice)))
    }
    return warnings + [unitWarning(about: slider.stops)].compactMap(\.self)
  }

  /// Returns a warning if the unit isn't spoken, or is probably a known one that is misspelt.
  func unitWarning(about stops: Stops) -> Warning? {
    guard let unit = unit?.value, unit != .none else { return nil }
    let name = SpokenText.cleaned(unit.name)
    guard stops.hasValues else {
      let message = "the unit \(name) isn't used: the stops have no values"
      return (Setting.unit, StartWarning(message: message, notice: .unusedUnit))
    }
    guard case .named(let forms) = unit, forms.count == 1, let known = forms[0].similarUnit else {
      return nil
    }
    let advice = "did you mean \(known)? If it is your own word, give one and several: cup,cups"
    let message = "\(name) is no known unit; \(advice)"
    let notice = StartNotice.unknownUnit(name, similar: known)
    return (Setting.unit, StartWarning(message: message, notice: notice))
  }
}

extension String {
  /// The unit that is probably meant: one that people also call so, one whose symbol has other capitals,
  /// or one whose name differs in few letters: one in three, because this may be a word of the user's
  /// own.
  fileprivate var similarUnit: String? {
    let word = lowercased()
    let symbols = Measure.allCases.compactMap(\.symbol)
    if let unit = Self.usualUnits[word] ?? symbols.first(where: { $0.lowercased() == word }) {
      return unit
    }
    let units = Measure.allCases.flatMap { [$0.names.other, $0.names.one] }
    let nearest = word.nearest(of: ["percent", "seconds", "second"] + units)
    return nearest.flatMap { editDistance($0, word) * 3 <= word.count ? $0 : nil }
  }

  /// Short words that people write for units, and codes of currencies that are no words.
  private static let usualUnits: [String: String] = {
    let words = [
      "sec": "seconds", "secs": "seconds", "mins": "minutes", "hr": "hours", "hrs": "hours",
      "pct": "percent", "kmh": "km/h", "kph": "km/h", "dollar": "USD", "dollars": "USD",
    ]
    let codes = "EUR USD GBP JPY CHF CNY SEK NOK DKK PLN BRL INR".split(separator: " ")
    return words.merging(codes.map { ($0.lowercased(), String($0)) }) { word, _ in word }
  }()
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

/// The properties of a slider, as flags or a file set them.
extension Layers {
  /// Creates the slider, and notes all mistakes; `nil` if there are any, or no stops are set.
  func slider(_ mistakes: inout [SettingMistake]) -> Slider? {
    adjusted(stops(&mistakes).map { Slider(stops: $0) }, &mistakes)
  }

  /// Creates the slider from flags.
  ///
  /// - Throws: A ``Failure`` with all mistakes.
  func slider() throws(Failure) -> Slider {
    guard let slider = try [SettingMistake].throwingAll({ slider(&$0) }) else {
      let example = "--steps, --names, --from and --to, or --values, for example --steps 5"
      throw Failure(status: .usage, message: "no stops; use \(example)")
    }
    return slider
  }

  /// Applies all properties except the definition of stops to a slider; `nil` if there are
  /// mistakes, or no slider. Several thumbs get their stops later, from ``thumbs(of:_:)``.
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
    if self[.disabled] == true, self[.readOnly] == true {
      let settings: [any SettingDescription] = [Setting.disabled, Setting.readOnly]
      mistakes.append(SettingMistake(settings: settings, message: "use only one of them"))
    }
    guard let slider, let stops = spaced(slider.stops, &mistakes) else { return nil }
    let presentation = presentation(over: slider.presentation)
    var adjusted = Slider(
      stops: stops,
      presentation: presentation,
      pageSize: self[.page] ?? slider.pageSize,
      defaultIndex: defaultIndex(on: slider.presented(as: presentation), &mistakes),
      availability: self[.disabled] == true
        ? .disabled : self[.readOnly] == true ? .readOnly : slider.availability
    )
    adjusted.setReach(reach(on: adjusted, orElse: slider.reach, &mistakes))
    checkDefault(of: adjusted, &mistakes)
    let isMoved = self[.defaultStop] != nil && !isPlaced
    let position = position(on: adjusted, orElse: isMoved ? adjusted : slider, &mistakes)
    guard mistakes.count == count, !areMistaken(Setting.page, Setting.unit) else { return nil }
    return adjusted.placed(at: position)
  }

  /// The label of a track whose thumbs have labels of their own, and so don't say it; `nil` if they
  /// do.
  var trackLabel: String? {
    let labels = self[.thumbs]?.labels ?? [nil]
    return labels.contains(nil) ? nil : self[.label]
  }

  private func presentation(over other: Presentation) -> Presentation {
    var presentation = other
    presentation.id = self[.id] ?? other.id
    presentation.label = self[.label] ?? other.label
    presentation.hint = self[.hint] ?? other.hint
    presentation.unit = self[.unit] ?? other.unit
    presentation.grouping = self[.grouping] ?? other.grouping
    presentation.orientation = self[.orientation] ?? other.orientation
    presentation.direction = self[.direction] ?? other.direction
    presentation.fillsFrom = self[.fill] ?? other.fillsFrom
    return presentation
  }

  /// Returns where a single thumb starts: at the requested value, or at the reachable stop nearest
  /// to where it was.
  private func position(
    on slider: Slider,
    orElse old: Slider,
    _ mistakes: inout [SettingMistake]
  ) -> ThumbPosition {
    if let value = self[.value], !has(Setting.thumbs) {
      return position(meantBy: value, on: slider, &mistakes) ?? slider.position
    }
    guard case .stop(let index) = old.position else { return old.position }
    return .stop(slider.reach.nearest(to: index) ?? index)
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
extension Layers {
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
    if let (setting, warning) = rangeWarning(about: slider.stops, remedy: remedy) {
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
    guard let unit = self[.unit], unit != .none else { return nil }
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

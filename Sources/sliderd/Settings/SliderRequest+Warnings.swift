// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

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

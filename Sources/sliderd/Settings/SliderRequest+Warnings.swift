// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

/// What the user should know about a slider at the start: in the log, and for a listener.
struct StartWarning: Hashable {
  let message: String
  let notice: StartNotice

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
  /// The name of a unit that differs in few letters: one in three, because this may be a word of the
  /// user's own.
  fileprivate var similarUnit: String? {
    let units = Measure.allCases.flatMap { [$0.names.other, $0.names.one] }
    let word = lowercased()
    let nearest = word.nearest(of: ["percent", "seconds", "second"] + units)
    return nearest.flatMap { editDistance($0, word) * 3 <= word.count ? $0 : nil }
  }
}

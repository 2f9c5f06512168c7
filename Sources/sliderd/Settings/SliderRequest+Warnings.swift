// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

// What the user should know about a slider that has no mistake.
extension SliderRequest {
  /// A setting, and what to know about it.
  typealias Warning = (setting: any SettingDescription, message: String)

  /// Returns all warnings.
  ///
  /// - Parameters:
  ///   - stops: The stops.
  ///   - remedy: The flag or the key that makes the end of a range a stop.
  /// - Returns: The warnings.
  func warnings(about stops: Stops, remedy: String) -> [Warning] {
    var warnings: [Warning] = []
    if let (setting, message) = self.stops.warning(about: stops, remedy: remedy) {
      warnings.append((setting, message))
    }
    return warnings + [unitWarning(about: stops)].compactMap(\.self)
  }

  /// Returns a warning if the unit isn't spoken, or is probably a known one that is misspelt.
  func unitWarning(about stops: Stops) -> Warning? {
    guard let unit = unit?.value, unit != .none else { return nil }
    let name = SpokenText.cleaned(unit.name)
    guard stops.hasValues else {
      return (Setting.unit, "the unit \(name) isn't used: the stops have no values")
    }
    guard case .named(let forms) = unit, forms.count == 1, let known = forms[0].similarUnit else {
      return nil
    }
    let advice = "did you mean \(known)? If it is your own word, give one and several: cup,cups"
    return (Setting.unit, "\(name) is no known unit; \(advice)")
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

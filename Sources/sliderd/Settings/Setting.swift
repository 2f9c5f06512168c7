// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A setting with rules, by the name that its flag and its key in the configuration share.
enum Setting: String, CaseIterable {
  case steps, names, from, to, by, values, value
  case page, disabled
  case readOnly = "read_only"
  case rate, pitch, volume, language
  case onChange = "on_change"
  case onChangeTime = "on_change_time"
  case arguments, speech

  /// The settings that say what can be chosen.
  static let stops: [Setting] = [.steps, .names, .from, .to, .by, .values]

  var flag: String { "--" + rawValue.replacing("_", with: "-") }
}

/// What is wrong with settings, whether flags or a file gave them.
struct SettingMistake: Equatable {
  /// The settings, the one to look at first.
  let settings: [Setting]
  /// Which item of a list is meant, from 1.
  var item: Int?
  /// What is wrong, and the rule.
  let message: String

  init(_ settings: Setting..., item: Int? = nil, message: String) {
    self.init(settings: settings, item: item, message: message)
  }

  init(settings: [Setting], item: Int? = nil, message: String) {
    (self.settings, self.item, self.message) = (settings, item, message)
  }

  init(_ setting: Setting, _ error: StopsError) {
    self.init(setting, item: error.position, message: error.description)
  }
}

extension [SettingMistake] {
  /// Reads a text, or notes what was expected instead.
  mutating func read<Value>(
    _ text: String?,
    _ setting: Setting,
    item: Int? = nil,
    _ rule: String,
    _ read: (String) -> Value?
  ) -> Value? {
    guard let text else { return nil }
    let value = read(text)
    if value == nil { append(SettingMistake(setting, item: item, message: text.isNot(rule))) }
    return value
  }

  /// Notes a number that isn't in its range.
  mutating func check(_ value: Int, _ setting: Setting, in range: ClosedRange<Int>) -> Int {
    if !range.contains(value) {
      let message = "\(value) is not from \(range.lowerBound) to \(range.upperBound)"
      append(SettingMistake(setting, message: message))
    }
    return value
  }

  /// Tells of the first mistake, as one of flags.
  func throwFirst() throws(Failure) {
    guard let first else { return }
    throw .usage(first.settings.map(\.flag).joined(separator: " and "), first.message)
  }
}

extension String {
  /// Says that this text isn't what a rule asks for.
  func isNot(_ rule: String) -> String { "\"\(SpokenText.cleaned(self))\" is not \(rule)" }
}

/// Reads a flag's text, or says what was expected instead.
func readFlag<Value>(
  _ flag: String,
  _ text: String,
  _ rule: String,
  _ read: (String) -> Value?
) throws(Failure) -> Value {
  guard let value = read(text) else { throw .usage(flag, text.isNot(rule)) }
  return value
}

extension StopsError {
  /// The item of a list that is wrong, from 1.
  fileprivate var position: Int? {
    switch self {
    case .notAscending(let position), .blankName(let position): position
    case .duplicateName(_, let positions): positions.last
    default: nil
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// What is known of a setting, whatever its values are.
protocol SettingDescription: Sendable {
  /// The key in the configuration; the flag is the same with hyphens.
  var name: String { get }
  /// The table that it is a key of; `nil` for a flag alone.
  var table: ConfigurationTable? { get }
  /// The flag; `nil` for a key alone.
  var flag: FlagDescription? { get }
  /// The numbers that it can be, where these are few.
  var range: ClosedRange<Int>? { get }
  /// What counts where nothing is said, in words.
  var defaultWords: String? { get }
}

extension SettingDescription {
  var flagName: String { "--" + String(name.map { $0 == "_" ? "-" : $0 }) }

  /// The help of the flag, with the default.
  var help: String { help(withDefault: defaultWords) }

  /// The help where argument-parser adds the default.
  var helpWithoutDefault: String { help(withDefault: nil) }

  private func help(withDefault words: String?) -> String {
    let words = words.map { " (default: \($0))" } ?? ""
    let note = flag?.note.map { " " + $0 } ?? ""
    return "\(flag?.words ?? "")\(words).\(note)"
  }
}

/// How a setting is told to those who write it as a flag.
struct FlagDescription: Sendable {
  /// What stands for its value in the help; `nil` for a flag without a value.
  let valueName: String?
  /// What it does, without the full stop.
  let words: String
  /// What else there is to know, in sentences.
  let note: String?
  let completion: Completion?
  /// Whether any word is its value, also one that begins with a minus sign.
  let takesAnyWord: Bool

  /// What a shell offers for its value.
  enum Completion: Equatable {
    case words([String])
    case files(endingWith: [String])
    case presets, voices, devices, inputs
  }

  init(
    _ valueName: String?,
    _ words: String,
    note: String? = nil,
    completion: Completion? = nil,
    takesAnyWord: Bool = false
  ) {
    (self.valueName, self.words, self.note) = (valueName, words, note)
    (self.completion, self.takesAnyWord) = (completion, takesAnyWord)
  }

  static func anyWord(_ valueName: String, _ words: String, completion: Completion? = nil) -> Self {
    Self(valueName, words, completion: completion, takesAnyWord: true)
  }
}

/// A table of the configuration.
enum ConfigurationTable: String, CaseIterable {
  case speech, input, slider

  /// The table as the value of its name.
  var setting: Setting<TOMLTable> { Setting(rawValue, .table) }
}

extension ClosedRange<Int> {
  /// The range as people write it: "80 to 900".
  var words: String { "\(lowerBound) to \(upperBound)" }
}

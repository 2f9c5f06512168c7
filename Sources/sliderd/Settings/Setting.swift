// SPDX-License-Identifier: GPL-3.0-or-later

/// The single description of a setting: a flag, a key of the configuration, or both.
struct Setting<Value: Sendable>: SettingDescription {
  let name: String
  /// The way its values are written.
  let kind: ValueKind<Value>
  let table: ConfigurationTable?
  let defaultValue: Value?
  private let calledWords: String?
  let flag: FlagDescription?
  /// Joins the values of a flag that may be repeated; `nil` if the last one counts.
  private let join: (@Sendable (Value, Value) -> Value)?

  init(
    _ name: String,
    _ kind: ValueKind<Value>,
    in table: ConfigurationTable? = nil,
    default defaultValue: Value? = nil,
    called defaultWords: String? = nil,
    flag: FlagDescription? = nil,
    joining join: (@Sendable (Value, Value) -> Value)? = nil
  ) {
    (self.name, self.kind, self.table) = (name, kind, table)
    (self.defaultValue, self.flag, self.join) = (defaultValue, flag, join)
    calledWords = defaultWords
  }

  /// The default, in words. Computed on demand, because looking up case names is slow.
  var defaultWords: String? { calledWords ?? defaultValue.map { "\($0)" } }

  var range: ClosedRange<Int>? { kind.range }

  var words: [String]? { kind.words }

  func read(flag text: String, into layer: inout Layer) -> String? {
    switch kind.inFlag(text) {
    case .value(let value):
      layer[self] = layer[self].flatMap { old in join.map { $0(old, value) } } ?? value
      return nil
    case let given: return given.mistakes.first?.message ?? kind.rule
    }
  }

  func read(_ table: inout TableReader) { _ = table.read(self) }
}

extension Setting<Bool> {
  /// Returns the setting for a flag without a value, which may also be a key.
  static func toggle(
    _ name: String,
    _ words: String,
    note: String? = nil,
    in table: ConfigurationTable? = nil
  ) -> Self {
    Self(name, .boolean, in: table, flag: .init(nil, words, note: note))
  }
}

/// The description of a setting, independent of the type of its values.
protocol SettingDescription: Sendable {
  /// The key in the configuration. The flag is the same with hyphens.
  var name: String { get }
  /// The table that contains the key; `nil` for a flag without a key.
  var table: ConfigurationTable? { get }
  /// The flag; `nil` for a key without a flag.
  var flag: FlagDescription? { get }
  /// The range of its numbers, if it has one.
  var range: ClosedRange<Int>? { get }
  /// The words that are its only possible values, if there is such a list.
  var words: [String]? { get }
  /// The default, in words.
  var defaultWords: String? { get }

  /// Reads a flag's text into a layer.
  ///
  /// - Returns: What is wrong with the text; `nil` if it is a value of this setting.
  func read(flag text: String, into layer: inout Layer) -> String?

  /// Reads the key of a table, which notes its mistakes.
  func read(_ table: inout TableReader)
}

extension SettingDescription {
  var flagName: String { "--" + String(name.map { $0 == "_" ? "-" : $0 }) }

  /// What tells the setting from all others of the same name.
  var identity: String { "\(table?.rawValue ?? "").\(name)" }

  /// What the user changes: the key in a file, or the flag.
  func name(in file: String?) -> String {
    guard let file, let table else { return flagName }
    return "\(name) in [\(table.rawValue)] of \(file)"
  }

  /// The help of the flag, with its default and its possible values.
  var help: String {
    let usual = defaultWords.map { " (default: \($0))" } ?? ""
    let note = flag?.note.map { " " + $0 } ?? ""
    let choice = words.map { " (values: \($0.joined(separator: ", ")))" } ?? ""
    return "\(flag?.words ?? "")\(usual).\(note)\(choice)"
  }
}

/// The description of a setting as a flag.
struct FlagDescription: Sendable {
  /// The placeholder for its value in the help; `nil` for a flag without a value.
  let valueName: String?
  /// The purpose of the flag, without a full stop.
  let words: String
  /// Further notes, in complete sentences.
  let note: String?
  let completion: Completion?

  /// The shell completion of its value.
  enum Completion: Equatable {
    case words([String])
    /// Files, perhaps with an ending of their names.
    case files(ending: String?)
    case presets, voices, devices, inputs
  }

  init(
    _ valueName: String?,
    _ words: String,
    note: String? = nil,
    completion: Completion? = nil
  ) {
    (self.valueName, self.words, self.note) = (valueName, words, note)
    self.completion = completion
  }
}

/// A table of the configuration.
enum ConfigurationTable: String, CaseIterable {
  case panel, speech, input, slider

  /// The setting whose value is the table.
  var setting: Setting<TOMLTable> { Setting(rawValue, .table) }
}

extension ClosedRange<Int> {
  /// The range in words: "80 to 900".
  var words: String { "\(lowerBound) to \(upperBound)" }

  /// Returns the message that a number is outside the range; `nil` if it isn't.
  func refusal(of number: Int) -> String? {
    contains(number) ? nil : "\(number) is out of range; use \(words)"
  }
}

/// How messages name settings: as the user writes them.
enum SettingNaming {
  case flags
  /// As keys of a configuration file.
  case keys

  /// Returns the name of a setting: `--from`, or `from`.
  func name(of setting: any SettingDescription) -> String {
    self == .flags ? setting.flagName : setting.name
  }

  /// Returns a setting with a value: `--by 10`, or `by = 10`.
  func name(of setting: any SettingDescription, set value: String) -> String {
    guard self == .keys else { return "\(setting.flagName) \(value)" }
    let isNumber = value.allSatisfy { $0.isNumber || ".-".contains($0) }
    return "\(setting.name) = \(isNumber ? value : "\"\(value)\"")"
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// The settings, by subject: each is described once, as a flag, a key of the configuration, or both.
enum Setting {
  /// What a shell can complete in place of a flag's value.
  enum Completion: Equatable {
    case words([String])
    /// Files, perhaps with an ending of their names.
    case files(ending: String?)
    case languages, presets, voices, devices, inputs
  }
}

/// The description of a setting whose values have a type.
struct TypedSetting<Value: Sendable>: SettingDescription {
  let name: String
  let kind: ValueKind<Value>
  let table: ConfigurationTable?
  let defaultValue: Value?
  private let calledWords: String?
  private(set) var flag: ArgumentHelp?
  private(set) var completion: Setting.Completion?

  init(
    _ name: String,
    _ kind: ValueKind<Value>,
    in table: ConfigurationTable? = nil,
    default defaultValue: Value? = nil,
    called defaultWords: String? = nil
  ) {
    (self.name, self.kind, self.table) = (name, kind, table)
    (self.defaultValue, calledWords) = (defaultValue, defaultWords)
  }

  func flag(
    _ valueName: String?,
    _ words: String,
    note: String? = nil,
    completion: Setting.Completion? = nil
  ) -> Self {
    var setting = self
    setting.flag = ArgumentHelp(words, discussion: note ?? "", valueName: valueName)
    setting.completion = completion
    return setting
  }

  // Computed on demand, because looking up case names is slow.
  var defaultWords: String? { calledWords ?? defaultValue.map { "\($0)" } }
  var range: ClosedRange<Int>? { kind.range }
  var words: [String]? { kind.words }

  func read(flag text: String, into layer: inout Layer) -> String? {
    let given = kind.inFlag(text)
    guard let value = given.value else { return given.mistakes.first?.message ?? kind.rule }
    let joined = layer[self].map { old in kind.join.map { $0(old, value) } } ?? value
    layer[self] = joined ?? layer[self]
    let advice = kind.isList ? "write all in one list, with commas" : "give one value"
    return joined == nil ? "given twice; \(advice)" : nil
  }

  func read(_ table: inout TableReader) { _ = table.read(self) }
}

extension TypedSetting<Bool> {
  init(_ name: String, in table: ConfigurationTable? = nil) { self.init(name, .boolean, in: table) }

  func flag(_ words: String, note: String? = nil) -> Self { flag(nil, words, note: note) }
}

/// The description of a setting, independent of the type of its values.
protocol SettingDescription: Sendable {
  /// The key in the configuration. The flag is the same with hyphens.
  var name: String { get }
  /// The table that contains the key; `nil` for a flag without a key.
  var table: ConfigurationTable? { get }
  /// What the flag does, with further notes in complete sentences, and the placeholder for its
  /// value, unless it takes none; `nil` for a key without a flag.
  var flag: ArgumentHelp? { get }
  var completion: Setting.Completion? { get }
  var range: ClosedRange<Int>? { get }
  var words: [String]? { get }
  var defaultWords: String? { get }

  /// Reads a flag's text into a layer, and returns what is wrong with it, if anything.
  func read(flag text: String, into layer: inout Layer) -> String?

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

  /// Returns the name as users write it: `--from`, or in a file `from`.
  func name(inFile: Bool) -> String { inFile ? name : flagName }

  /// Returns the setting with a value: `--by 10`, or in a file `by = 10`.
  func name(set value: String, inFile: Bool) -> String {
    guard inFile else { return "\(flagName) \(value)" }
    let isNumber = value.allSatisfy { $0.isNumber || ".-".contains($0) }
    return "\(name) = \(isNumber ? value : "\"\(value)\"")"
  }

  /// The help of the flag, with its default and its possible values.
  var help: String {
    let (purpose, discussion) = (flag?.abstract ?? "", flag?.discussion ?? "")
    let note = discussion.isEmpty ? "" : " " + discussion
    let usual = defaultWords.map { "default: \($0)" }
    guard let words else { return "\(purpose)\(usual.map { " (\($0))" } ?? "").\(note)" }
    let facts = ["values: " + words.joined(separator: ", "), usual].compactMap(\.self)
    return "\(purpose).\(note) (\(facts.joined(separator: "; ")))"
  }
}

enum ConfigurationTable: String, CaseIterable {
  case panel, speech, input, slider

  var setting: TypedSetting<[TOMLValue]> {
    TypedSetting(rawValue, ValueKind("[\(rawValue)] in single brackets", \.table))
  }
}

extension ClosedRange<Int> {
  var words: String { "\(lowerBound) to \(upperBound)" }

  /// Returns the message that a number is outside the range; `nil` if it isn't.
  func refusal(of number: Int) -> String? {
    contains(number) ? nil : "\(number) is out of range; use \(words)"
  }
}

extension Failure {
  /// Returns the failure for a flag that is wrong, or can't be followed.
  static func flag(
    _ setting: any SettingDescription,
    _ message: String,
    _ status: ExitStatus = .usage
  ) -> Failure {
    Failure(status: status, in: .flags([setting.flagName]), message: message)
  }
}

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

  init(
    _ name: String,
    _ kind: ValueKind<Value>,
    in table: ConfigurationTable? = nil,
    default defaultValue: Value? = nil,
    called defaultWords: String? = nil,
    flag: FlagDescription? = nil
  ) {
    (self.name, self.kind, self.table) = (name, kind, table)
    (self.defaultValue, self.flag) = (defaultValue, flag)
    calledWords = defaultWords
  }

  /// The default, in words. Computed on demand, because looking up case names is slow.
  var defaultWords: String? { calledWords ?? defaultValue.map { "\($0)" } }

  var range: ClosedRange<Int>? { kind.range }

  func mistake(inFlag text: String) -> String? { kind.inFlag(text).mistakes.first?.message }
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

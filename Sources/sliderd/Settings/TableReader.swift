// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Reads the settings of a table. Notes mistakes, and at the end unknown keys.
struct TableReader {
  let table: [TOMLValue]
  let location: SourceLocation
  /// The path of the table; empty for the whole file.
  let path: String
  var mistakes: [ConfigurationMistake] = []
  private(set) var warnings: [ConfigurationMistake] = []
  /// Whether the whole table could be read. If not, no keys are missed.
  private(set) var isWhole = true
  private var unreadKeys: Set<String> = []
  private var knownKeys: Set<String> = []
  /// What the keys read so far set.
  private(set) var layer = Layer()

  init(_ table: [TOMLValue], at location: SourceLocation, path: String) {
    (self.table, self.location, self.path) = (table, location, path)
  }

  mutating func readKeys(of table: ConfigurationTable) {
    for setting in Setting.catalog where setting.table == table { setting.read(&self) }
  }

  /// Returns the value of a key, and notes its mistakes; `nil` if the key is missing or has one.
  mutating func read<Value>(_ setting: TypedSetting<Value>) -> Value? {
    guard knownKeys.insert(setting.name).inserted else { return layer[setting] }
    guard let value = table[setting.name] else { return nil }
    let given = setting.kind.inFile(value)
    if let value = given.value {
      layer[setting] = value
    } else {
      layer.noteMistake(in: setting)
      if given.isUnread { unreadKeys.insert(setting.name) }
    }
    for mistake in given.mistakes { note(setting, item: mistake.item, mistake.message) }
    return given.value
  }

  mutating func table(_ setting: TypedSetting<[TOMLValue]>) -> TableReader? {
    guard let table = read(setting), let entry = self.table[setting.name] else { return nil }
    return TableReader(table, at: max(entry.location, entry.keyLocation), path: path(to: entry.key))
  }

  /// Returns the tables that each begin with `[[name]]`. Those in the unread lines aren't whole.
  mutating func tables(_ name: ConfigurationTable, unread: Set<Int>) -> [TableReader] {
    let (key, expected) = (name.rawValue, "[[\(name.rawValue)]] in double brackets")
    let tables = ValueKind<[TOMLValue]>(expected, \.table)
    _ = read(TypedSetting(key, ValueKind.list(of: tables, expected: expected)))
    guard let value = table[key] else { return [] }
    // A single table with one pair of brackets is a mistake, but is still checked.
    return (value.list ?? [value]).enumerated().compactMap { index, item in
      item.table.map { table in
        let path = "\(path(to: key))[\(index + 1)]"
        var reader = TableReader(table, at: item.location, path: path)
        reader.isWhole = !unread.contains(item.location.line)
        return reader
      }
    }
  }

  func has<Value>(_ setting: TypedSetting<Value>) -> Bool { table[setting.name] != nil }

  /// Whether a key is present with the wrong type.
  func isUnread(_ setting: any SettingDescription) -> Bool { unreadKeys.contains(setting.name) }

  mutating func note(_ message: String) { note(path: path, at: location, message) }

  /// Notes a mistake at a key or at an item of its list, or if the key is missing, at the table.
  mutating func note(_ setting: any SettingDescription, item: Int? = nil, _ message: String) {
    let path = path(to: setting.name)
    guard let entry = table[setting.name] else { return note(path: path, at: location, message) }
    guard let item, let list = entry.list, list.indices.contains(item - 1) else {
      return note(message, at: entry)
    }
    note(path: "\(path)[\(item)]", at: list[item - 1].location, message)
  }

  /// Notes what rules found wrong, except at values with the wrong type.
  mutating func noteMistakes(of layers: Layers) {
    for mistake in layers.mistakes where !mistake.settings.contains(where: isUnread) {
      let keys = mistake.settings.map(\.name)
      let subject = keys.count > 1 ? keys.joined(separator: " and ") + ": " : ""
      note(mistake.settings[0], item: mistake.item, subject + mistake.message(true))
    }
  }

  /// Returns all entries of a table with free keys, with their texts.
  mutating func texts() -> [(entry: TOMLValue, text: String)] {
    knownKeys.formUnion(table.map(\.key))
    return table.compactMap { entry in
      let given = ValueKind<String>.text.inFile(entry)
      for mistake in given.mistakes { note(mistake.message, at: entry) }
      return given.value.map { (entry, $0) }
    }
  }

  mutating func note(_ message: String, at entry: TOMLValue, isOfKey: Bool = false) {
    note(path: path(to: entry.key), at: isOfKey ? entry.keyLocation : entry.location, message)
  }

  /// Returns the location of a key's value, or else the table's, and the path of the key.
  func whereabouts(_ setting: any SettingDescription) -> (location: SourceLocation, key: String) {
    (table[setting.name]?.location ?? location, path(to: setting.name))
  }

  /// Notes a warning at a key, and returns it with its place.
  mutating func warn(_ setting: any SettingDescription, _ message: String) -> ConfigurationMistake {
    let (location, key) = whereabouts(setting)
    let warning = ConfigurationMistake(location: location, key: key, message: message)
    warnings.append(warning)
    return warning
  }

  var hasUnknownKeys: Bool { table.contains { !knownKeys.contains($0.key) } }

  func finished() -> [ConfigurationMistake] {
    let unknown = table.filter { !knownKeys.contains($0.key) }.map { entry in
      ConfigurationMistake(
        location: entry.keyLocation,
        key: path(to: entry.key),
        message: "unknown key; " + entry.key.advice(insteadOfKeyAmong: knownKeys)
      )
    }
    return mistakes + unknown
  }

  private func path(to key: String) -> String {
    let key = SpokenText.cleaned(key)
    return path.isEmpty ? key : "\(path).\(key)"
  }

  private mutating func note(path: String, at location: SourceLocation, _ message: String) {
    mistakes.append(ConfigurationMistake(location: location, key: path, message: message))
  }
}

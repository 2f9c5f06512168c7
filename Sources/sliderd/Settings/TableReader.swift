// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

/// Takes the keys of a table one by one, notes those of a wrong type, and at the end those that
/// nobody took.
struct TableReader {
  let table: TOMLTable
  /// Where the table begins.
  let place: TOMLPlace
  /// The way to the table; empty for the whole file.
  let path: String
  private(set) var mistakes: [ConfigurationMistake] = []
  /// What its user should know that is no mistake.
  private(set) var remarks: [ConfigurationMistake] = []
  /// Keys that are there with a value of a wrong type.
  private(set) var unreadKeys: Set<String> = []
  private var knownKeys: Set<String> = []

  init(_ table: TOMLTable, at place: TOMLPlace, path: String) {
    (self.table, self.place, self.path) = (table, place, path)
  }

  /// Text in quotation marks.
  mutating func text(_ key: String) -> String? {
    take(key, "text in quotation marks", \.text)
  }

  mutating func wholeNumber(_ key: String) -> Int? {
    take(key, "a whole number, without quotation marks", \.wholeNumber)
  }

  mutating func boolean(_ key: String) -> Bool? {
    take(key, "true or false, without quotation marks", \.boolean)
  }

  /// A number or a word, with or without quotation marks.
  mutating func word(_ key: String) -> String? { take(key, "a number", \.word) }

  mutating func texts(_ key: String) -> [String]? {
    list(key, "text in quotation marks", \.text)
  }

  /// Numbers or words.
  mutating func words(_ key: String) -> [String]? { list(key, "a number", \.word) }

  /// One of a few words.
  mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ key: String,
    of _: Value.Type = Value.self
  ) -> Value? {
    guard let text = text(key), let value = table[key]?.value else { return nil }
    let word = Value(rawValue: text)
    if word == nil {
      let words = Value.allCases.map(\.rawValue)
      note(key, at: value.place, text.isNot(oneOf: words))
    }
    return word
  }

  /// A value of any kind that `read` takes.
  mutating func value<Result>(
    _ key: String,
    _ expected: String,
    _ read: (TOMLValue) -> Result?
  ) -> Result? {
    take(key, expected, read)
  }

  /// A table under a key.
  mutating func table(_ key: String) -> TableReader? {
    let path = path(to: key)
    guard let table = take(key, "a table", \.table), let entry = self.table[key] else {
      return nil
    }
    return TableReader(table, at: max(entry.value.place, entry.keyPlace), path: path)
  }

  /// The tables that each begin with `[[key]]`.
  mutating func tables(_ key: String) -> [TableReader] {
    let expected = "[[\(key)]] before each of them"
    guard let entry = table[key] else {
      knownKeys.insert(key)
      return []
    }
    let list = take(key, expected, \.list)
    // A single one with one pair of brackets is looked through all the same.
    let items = list ?? [entry.value]
    return items.enumerated().compactMap { index, item in
      let path = "\(path(to: key))[\(index + 1)]"
      guard let table = item.table else {
        if list != nil { note(path: path, at: item.place, item.isNot(expected)) }
        return nil
      }
      return TableReader(table, at: item.place, path: path)
    }
  }

  /// Notes a mistake at a key, or at an item of its list; at the table where there is no such key.
  mutating func note(_ key: String?, item: Int? = nil, _ message: String) {
    guard let key, let entry = table[key] else {
      return note(path: key.map(path(to:)) ?? path, at: place, message)
    }
    if let item, let list = entry.value.list, list.indices.contains(item - 1) {
      let path = "\(path(to: key))[\(item)]"
      return note(path: path, at: list[item - 1].place, message)
    }
    note(key, at: entry.value.place, message)
  }

  /// All entries of a table whose keys are its user's to choose, with their texts.
  mutating func texts() -> [(entry: TOMLTable.Entry, text: String)] {
    knownKeys.formUnion(table.entries.map(\.key))
    return table.entries.compactMap { entry in
      if let text = entry.value.text { return (entry, text) }
      note(entry.key, at: entry.value.place, entry.value.isNot("text in quotation marks"))
      return nil
    }
  }

  /// Which part of an entry is wrong.
  enum EntryPart { case key, value }

  /// Notes a mistake at an entry.
  mutating func note(_ message: String, at entry: TOMLTable.Entry, _ part: EntryPart) {
    note(entry.key, at: part == .key ? entry.keyPlace : entry.value.place, message)
  }

  /// Where a key's value stands, and the way to the key; of a key that isn't there, the table.
  func whereabouts(_ key: String) -> (place: TOMLPlace, key: String) {
    (table[key]?.value.place ?? place, path(to: key))
  }

  /// Notes at a key what is no mistake.
  mutating func remark(_ key: String, _ message: String) {
    let (place, key) = whereabouts(key)
    remarks.append(ConfigurationMistake(place: place, key: key, message: message))
  }

  /// Adds what is wrong in a table inside of this one.
  mutating func add(_ others: [ConfigurationMistake]) { mistakes += others }

  /// All mistakes, with the keys that nobody asked for.
  func finished() -> [ConfigurationMistake] {
    let unknown = table.entries.filter { !knownKeys.contains($0.key) }.map { entry in
      ConfigurationMistake(
        place: entry.keyPlace,
        key: path(to: entry.key),
        message: "there is no such key; " + entry.key.advice(from: knownKeys.sorted())
      )
    }
    return mistakes + unknown
  }
}

extension TableReader {
  private func path(to key: String) -> String {
    let key = SpokenText.cleaned(key)
    return path.isEmpty ? key : "\(path).\(key)"
  }

  private mutating func note(_ key: String, at place: TOMLPlace, _ message: String) {
    note(path: path(to: key), at: place, message)
  }

  private mutating func note(path: String, at place: TOMLPlace, _ message: String) {
    mistakes.append(ConfigurationMistake(place: place, key: path, message: message))
  }

  private mutating func take<Result>(
    _ key: String,
    _ expected: String,
    _ read: (TOMLValue) -> Result?
  ) -> Result? {
    knownKeys.insert(key)
    guard let value = table[key]?.value else { return nil }
    guard let result = read(value) else {
      unreadKeys.insert(key)
      note(key, at: value.place, value.isNot(expected))
      return nil
    }
    return result
  }

  private mutating func list<Item>(
    _ key: String,
    _ expected: String,
    _ read: (TOMLValue) -> Item?
  ) -> [Item]? {
    guard let list = take(key, "a list in brackets", \.list) else { return nil }
    let items = list.map(read)
    for (index, item) in items.enumerated() where item == nil {
      unreadKeys.insert(key)
      note(key, item: index + 1, list[index].isNot(expected))
    }
    return unreadKeys.contains(key) ? nil : items.compactMap(\.self)
  }
}

extension TOMLValue {
  fileprivate func isNot(_ expected: String) -> String {
    "expected \(expected), found \(description)"
  }
}

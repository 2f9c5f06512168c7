// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What one source sets: the flags of a command, or a table of a file.
struct Layer: Sendable {
  private var values: [String: any Sendable] = [:]
  /// The settings whose value has the wrong type or breaks their rule.
  private var mistaken: Set<String> = []

  /// The value of a setting; `nil` if the source doesn't have it, or not a right one.
  subscript<Value>(setting: TypedSetting<Value>) -> Value? {
    get { values[setting.identity].flatMap { $0 as? Value } }
    set { values[setting.identity] = newValue }
  }

  /// Whether the source has a setting, even one with a mistake.
  func has(_ setting: any SettingDescription) -> Bool {
    values[setting.identity] != nil || isMistaken(setting)
  }

  func isMistaken(_ setting: any SettingDescription) -> Bool { mistaken.contains(setting.identity) }

  mutating func noteMistake(in setting: any SettingDescription) {
    mistaken.insert(setting.identity)
  }

  mutating func remove(_ setting: any SettingDescription) {
    values[setting.identity] = nil
    mistaken.remove(setting.identity)
  }
}

/// What several sources set: flags, then the preset, then the configuration file; the first decides.
///
/// The rules for settings that belong together are the same for flags and files.
struct Layers: Sendable {
  let list: [Layer]
  /// What the rules that were applied have found wrong.
  private(set) var mistakes: [Mistake] = []

  init(_ list: Layer...) { self.list = list }

  init(_ list: [Layer]) { self.list = list }

  subscript<Value>(setting: TypedSetting<Value>) -> Value? {
    for layer in list { if let value = layer[setting] { return value } }
    return nil
  }

  /// The value of a setting, or its default.
  func value<Value>(of setting: TypedSetting<Value>) -> Value {
    guard let value = self[setting] ?? setting.defaultValue else {
      preconditionFailure("no default: \(setting.name)")
    }
    return value
  }

  func has(_ setting: any SettingDescription) -> Bool { list.contains { $0.has(setting) } }

  func given(of settings: [any SettingDescription]) -> [any SettingDescription] {
    settings.filter(has)
  }

  func areMistaken(_ settings: [any SettingDescription]) -> Bool {
    list.contains { layer in settings.contains(where: layer.isMistaken) }
  }

  /// Returns what a rule makes of flags, or throws all mistakes that it finds.
  func checked<Value>(by rule: (inout Layers) -> Value) throws(Failure) -> Value {
    var layers = Layers(list)
    let value = rule(&layers)
    guard !layers.mistakes.isEmpty else { return value }
    let mistakes = layers.mistakes.map { settings, _, message in
      Failure.Mistake(in: .flags(settings.map(\.flagName)), message: message(false))
    }
    throw Failure(status: .usage, mistakes: mistakes.eachOnce)
  }
}

// What rules find wrong.
extension Layers {
  typealias Mistake = (
    /// The settings, the most relevant one first.
    settings: [any SettingDescription],
    /// The position of the invalid item in a list, counting from 1.
    item: Int?,
    /// What is wrong, and the rule, in the words for a file or for flags.
    message: @Sendable (_ inFile: Bool) -> String
  )

  mutating func note(_ setting: any SettingDescription, item: Int? = nil, _ message: String) {
    note([setting], item: item) { _ in message }
  }

  mutating func note(_ setting: any SettingDescription, _ error: StopsError) {
    note(setting, item: error.item, error.description)
  }

  /// Notes a mistake whose message names settings as the user writes them.
  mutating func note(
    _ settings: [any SettingDescription],
    item: Int? = nil,
    message: @escaping @Sendable (_ inFile: Bool) -> String
  ) {
    mistakes.append((settings, item, message))
  }

  /// Returns stops, or notes why they can't be made.
  mutating func check(
    _ setting: any SettingDescription,
    _ stops: @autoclosure () throws(StopsError) -> Stops
  ) -> Stops? {
    do { return try stops() } catch {
      note(setting, error)
      return nil
    }
  }
}

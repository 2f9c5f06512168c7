// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What one source sets: the flags of a command, or a table of a file.
struct Layer: Sendable {
  private var values: [String: any Sendable] = [:]
  /// The settings whose value breaks their rule.
  private var mistaken: Set<String> = []

  /// The value of a setting; `nil` if the source doesn't have it, or not a right one.
  subscript<Value>(setting: Setting<Value>) -> Value? {
    get { values[setting.identity] as? Value }
    set { values[setting.identity] = newValue }
  }

  /// Whether the source has a setting, even one that breaks its rule.
  func has(_ setting: any SettingDescription) -> Bool {
    values[setting.identity] != nil || isMistaken(setting)
  }

  func isMistaken(_ setting: any SettingDescription) -> Bool { mistaken.contains(setting.identity) }

  mutating func noteMistake(in setting: any SettingDescription) {
    mistaken.insert(setting.identity)
  }

  /// Removes a setting.
  mutating func remove(_ setting: any SettingDescription) {
    values[setting.identity] = nil
    mistaken.remove(setting.identity)
  }
}

/// What several sources set, and what rules find wrong in it. The first source that has a setting
/// decides: flags, then the preset, then the configuration file.
///
/// The rules for settings that belong together are functions of layers, so they are the same for
/// flags and files.
struct Layers: Sendable {
  let list: [Layer]
  /// What the rules that were applied have found wrong.
  private(set) var mistakes: [SettingMistake] = []

  init(_ list: Layer...) { self.list = list }

  init(_ list: [Layer]) { self.list = list }

  /// Returns the value of a setting in the first source that has it.
  subscript<Value>(setting: Setting<Value>) -> Value? {
    for layer in list { if let value = layer[setting] { return value } }
    return nil
  }

  /// Whether a source has a setting, even one that breaks its rule.
  func has(_ setting: any SettingDescription) -> Bool { list.contains { $0.has(setting) } }

  /// Returns those of some settings that a source has.
  func given(of settings: [any SettingDescription]) -> [any SettingDescription] {
    settings.filter(has)
  }

  /// Whether one of some settings breaks its rule.
  func areMistaken(_ settings: [any SettingDescription]) -> Bool {
    list.contains { layer in settings.contains(where: layer.isMistaken) }
  }

  /// Returns what a rule makes of flags, or throws all mistakes that it finds.
  func checked<Value>(by rule: (inout Layers) -> Value) throws(Failure) -> Value {
    var layers = Layers(list)
    let value = rule(&layers)
    guard !layers.mistakes.isEmpty else { return value }
    throw Failure(status: .usage, mistakes: layers.mistakes.map(\.inFlags).eachOnce)
  }
}

/// A mistake in settings from flags or a file.
struct SettingMistake {
  /// The settings, the most relevant one first.
  let settings: [any SettingDescription]
  /// The position of the invalid item in a list, counting from 1.
  let item: Int?
  /// What is wrong, and the rule, for a file.
  let message: String
  /// The same in flags.
  let inFlags: Failure.Mistake
}

// What rules find wrong.
extension Layers {
  mutating func note<Value>(_ setting: Setting<Value>, item: Int? = nil, _ message: String) {
    note([setting], item: item) { _ in message }
  }

  mutating func note<Value>(_ setting: Setting<Value>, _ error: StopsError) {
    note(setting, item: error.item, error.description)
  }

  /// Notes a mistake in several settings.
  mutating func note(_ settings: any SettingDescription..., message: String) {
    note(settings) { _ in message }
  }

  /// Notes a mistake whose message names settings as the user writes them.
  mutating func note(
    _ settings: [any SettingDescription],
    item: Int? = nil,
    message: (_ inFile: Bool) -> String
  ) {
    let inFlags = Failure.Mistake(in: .flags(settings.map(\.flagName)), message: message(false))
    let message = message(true)
    mistakes.append(.init(settings: settings, item: item, message: message, inFlags: inFlags))
  }

  /// Returns stops, or notes why they can't be made.
  mutating func check<Value>(
    _ setting: Setting<Value>,
    _ stops: @autoclosure () throws(StopsError) -> Stops
  ) -> Stops? {
    do { return try stops() } catch {
      note(setting, error)
      return nil
    }
  }
}

extension StopsError {
  /// The position of the invalid item in a list, counting from 1.
  fileprivate var item: Int? {
    switch self {
    case .notAscending(let item), .blankName(let item), .positionNotAscending(let item),
      .positionTooFar(let item):
      item
    case .duplicateName(_, let items): items.last
    default: nil
    }
  }
}

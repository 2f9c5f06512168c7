// SPDX-License-Identifier: GPL-3.0-or-later

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
    values[setting.identity] != nil || mistaken.contains(setting.identity)
  }

  /// Whether a setting is there and breaks its rule.
  func isMistaken(_ setting: any SettingDescription) -> Bool {
    mistaken.contains(setting.identity)
  }

  /// Notes that a setting breaks its rule.
  mutating func noteMistake(in setting: any SettingDescription) {
    mistaken.insert(setting.identity)
  }

  /// Returns the layer without a setting.
  func without(_ setting: any SettingDescription) -> Layer {
    var layer = self
    layer.values[setting.identity] = nil
    layer.mistaken.remove(setting.identity)
    return layer
  }
}

/// What several sources set. The first that has a setting decides: flags, then the preset, then the
/// configuration file.
///
/// The rules for settings that belong together are functions of layers, so they are the same for
/// flags and files.
struct Layers: Sendable {
  let list: [Layer]

  init(_ list: Layer...) { self.list = list }

  init(_ list: [Layer]) { self.list = list }

  /// Returns the value of a setting in the first source that has it.
  subscript<Value>(setting: Setting<Value>) -> Value? {
    for layer in list { if let value = layer[setting] { return value } }
    return nil
  }

  /// Returns the value of a setting, or else its default.
  subscript<Value>(setting: Setting<Value>, default value: Value) -> Value {
    self[setting] ?? value
  }

  /// Whether a source has a setting, even one that breaks its rule.
  func has(_ setting: any SettingDescription) -> Bool { list.contains { $0.has(setting) } }

  /// Returns those of some settings that a source has.
  func given(of settings: [any SettingDescription]) -> [any SettingDescription] {
    settings.filter(has)
  }

  /// Whether one of some settings breaks its rule.
  func areMistaken(_ settings: any SettingDescription...) -> Bool {
    list.contains { layer in settings.contains(where: layer.isMistaken) }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// Some settings, which are a section in the help of a command.
protocol SettingGroup {
  static var settings: [any SettingDescription] { get }
}

/// All flags and keys, in groups. A setting that is added to a group is a flag, a key, or both; nothing
/// else has to know it but what uses its value.
enum SettingCatalog {
  /// The settings that define stops, and where the slider starts among them.
  enum Stops: SettingGroup {
    static let settings: [any SettingDescription] = definingStops + [Setting.value]
  }

  static let definingStops: [any SettingDescription] = [
    Setting.steps, Setting.names, Setting.from, Setting.to, Setting.by, Setting.base,
    Setting.reachEnds, Setting.pieces, Setting.values, Setting.scale, Setting.positions,
  ]

  /// The properties of a slider.
  enum Slider: SettingGroup {
    static let settings: [any SettingDescription] = [
      Setting.label, Setting.hint, Setting.unit, Setting.grouping, Setting.page,
      Setting.orientation, Setting.direction, Setting.disabled, Setting.readOnly,
      Setting.keepStart, Setting.defaultStop, Setting.unavailable, Setting.thumbs,
      Setting.distance, Setting.push, Setting.fill,
    ]
  }

  enum Speech: SettingGroup {
    static let settings: [any SettingDescription] = [
      Setting.speechChoice, Setting.speechModule, Setting.voice, Setting.rate, Setting.pitch,
      Setting.volume, Setting.language, Setting.verbosity, Setting.cues, Setting.speechDefaults,
    ]
  }

  /// Sources of keys, and destinations of words and events.
  enum InputAndOutput: SettingGroup {
    static let settings: [any SettingDescription] = [
      Setting.input, Setting.grab, Setting.audio, Setting.output, Setting.noMouse, Setting.bus,
      Setting.screenReader, Setting.logLevel,
    ]
  }

  /// The effects of a change other than speech.
  enum Effects: SettingGroup {
    static let settings: [any SettingDescription] = [
      Setting.onChange, Setting.onChangeTime, Setting.state, Setting.noState,
    ]
  }

  enum Configuration: SettingGroup {
    static let settings: [any SettingDescription] = [Setting.config, Setting.preset]
  }

  enum Picture: SettingGroup {
    static let settings: [any SettingDescription] = [
      Setting.languageOfPictures, Setting.size, Setting.theme, Setting.focus, Setting.frames,
    ]
  }

  enum Checking: SettingGroup {
    static let settings: [any SettingDescription] = [
      Setting.checkedConfig, Setting.checkedPreset, Setting.verdict,
    ]
  }

  enum Answers: SettingGroup {
    static let settings: [any SettingDescription] = [Setting.answers]
  }

  enum DeviceRules: SettingGroup {
    static let settings: [any SettingDescription] = [Setting.rule, Setting.user]
  }

  /// How a running sliderd is found.
  enum Client: SettingGroup {
    static let settings: [any SettingDescription] = [
      Setting.answers, Setting.busOfClient, Setting.instance,
    ]
  }

  enum All: SettingGroup {
    static let settings: [any SettingDescription] = [Setting.all]
  }

  enum Say: SettingGroup {
    static let settings: [any SettingDescription] = [Setting.say]
  }

  /// What all commands have but that of a slider, which has more of it.
  enum Errors: SettingGroup {
    static let settings: [any SettingDescription] = [Setting.audioOfErrors]
  }

  /// The settings that are keys only.
  private static let keys: [any SettingDescription] = [
    Setting.panelLabel, Setting.id, Setting.onChangeInput, Setting.arguments, Setting.packages,
    Setting.valueFrom, Setting.valueFromAfter, Setting.valueFromFactor, Setting.speech,
    Setting.device, Setting.deviceLabel, Setting.keys,
  ]

  /// The settings that are flags of a running slider.
  static let ofRun =
    Stops.settings + Slider.settings + Speech.settings + InputAndOutput.settings + Effects.settings
    + Configuration.settings

  /// The settings that are flags of each other command, by its name.
  static let ofCommands: [String: [any SettingDescription]] = Dictionary(
    uniqueKeysWithValues: commandsInOrder.map { ($0, $1 + Errors.settings) }
  )

  private static let commandsInOrder: KeyValuePairs<String, [any SettingDescription]> = [
    "render": Stops.settings + Slider.settings + Picture.settings, "check": Checking.settings,
    "presets": Answers.settings, "voices": [], "devices": Answers.settings + DeviceRules.settings,
    "get": Client.settings + All.settings, "set": Client.settings + Say.settings,
    "increment": Client.settings + Say.settings, "decrement": Client.settings + Say.settings,
    "watch": Client.settings,
  ]

  /// All settings, each once.
  static let settings: [any SettingDescription] = {
    let groups: [any SettingGroup.Type] = [
      Stops.self, Slider.self, Speech.self, InputAndOutput.self, Effects.self, Configuration.self,
      Picture.self, Checking.self, Client.self, DeviceRules.self, All.self, Say.self,
      Errors.self,
    ]
    return keys + groups.flatMap { $0.settings }
  }()

  /// Returns the keys of a table.
  static func keys(of table: ConfigurationTable) -> [any SettingDescription] {
    settings.filter { $0.table == table }
  }

  /// Returns the names of the commands that have a flag, with that of a slider first.
  static func commands(withFlag name: String) -> [String] {
    let others = commandsInOrder.map { ($0, $1 + Errors.settings) }
    let all = [(ArgumentReading.command, ofRun)] + others
    return all.filter { $0.1.contains { $0.flagName == name } }.map(\.0)
  }

  /// How many words a command takes besides its flags, if any. `get` and `set` count theirs.
  static let mostWords: [String: Int] = [
    "check": 1, "get": .max, "set": .max, "increment": 1, "decrement": 1, "watch": 1,
  ]
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Notation

/// All flags and keys.
enum SettingCatalog {
  static let settings: [any SettingDescription] =
    panel + sliders + speech + inputs + channels + commands

  private static let panel: [any SettingDescription] = [Setting.panelLabel]

  /// The settings that are flags of a running slider.
  static let ofRun = (sliders + speech + inputs + channels).filter { $0.flag != nil }

  /// The settings that are flags of each other command, by its name.
  static let ofCommands = Dictionary(uniqueKeysWithValues: commandsInOrder.map { ($0, $1) })

  /// Returns the names of the commands that have a flag, with that of a slider first.
  static func commands(withFlag name: String) -> [String] {
    let all = [(ArgumentReading.command, ofRun)] + commandsInOrder.map { ($0, $1) }
    return all.filter { $0.1.contains { $0.flagName == name } }.map(\.0)
  }

  private static let commandsInOrder: KeyValuePairs<String, [any SettingDescription]> = [
    "render": pictures,
    "inspect": pictures + [Setting.format, Setting.at, Setting.screen, Setting.strict],
    "check": [
      Setting.checkedConfig, Setting.checkedPreset, Setting.verdict, Setting.audioOfErrors,
    ],
    "presets": [Setting.answers, Setting.audioOfErrors], "voices": [Setting.audioOfErrors],
    "devices": [Setting.answers, Setting.rule, Setting.user, Setting.audioOfErrors],
    "get": client + [Setting.all], "set": client + [Setting.say],
    "increment": client + [Setting.say], "decrement": client + [Setting.say], "watch": client,
  ]

  /// How many words a command takes besides its flags, if any. `get` and `set` count theirs.
  static let mostWords: [String: Int] = [
    "check": 1, "get": .max, "set": .max, "increment": 1, "decrement": 1, "watch": 1,
  ]

  private static let client: [any SettingDescription] = [
    Setting.answers, Setting.busOfClient, Setting.instance, Setting.audioOfErrors,
  ]

  private static let pictures: [any SettingDescription] =
    StopsRequest.settings + [
      Setting.value, Setting.keepStart, Setting.defaultStop, Setting.unavailable, Setting.thumbs,
      Setting.distance, Setting.push, Setting.fill, Setting.label, Setting.hint, Setting.unit,
      Setting.grouping, Setting.page, Setting.orientation, Setting.direction, Setting.disabled,
      Setting.readOnly, Setting.languageOfPictures, Setting.size, Setting.theme, Setting.focus,
      Setting.frames, Setting.audioOfErrors,
    ]

  private static let sliders: [any SettingDescription] =
    StopsRequest.settings + [
      Setting.value, Setting.keepStart, Setting.defaultStop, Setting.unavailable, Setting.thumbs,
      Setting.distance, Setting.push, Setting.fill, Setting.id, Setting.label, Setting.hint,
      Setting.unit, Setting.grouping, Setting.page, Setting.orientation, Setting.direction,
      Setting.disabled, Setting.readOnly, Setting.onChange, Setting.onChangeTime,
      Setting.onChangeInput, Setting.arguments, Setting.packages, Setting.valueFrom,
      Setting.valueFromAfter, Setting.valueFromFactor, Setting.speech, Setting.state,
      Setting.noState,
    ]

  private static let speech: [any SettingDescription] = [
    Setting.speechChoice, Setting.speechModule, Setting.voice, Setting.rate, Setting.pitch,
    Setting.volume, Setting.language, Setting.verbosity, Setting.cues,
    Setting.speechDefaults,
  ]

  private static let inputs: [any SettingDescription] = [
    Setting.device, Setting.deviceLabel, Setting.grab, Setting.keys,
  ]

  private static let channels: [any SettingDescription] = [
    Setting.input, Setting.audio, Setting.output, Setting.noMouse, Setting.bus,
    Setting.screenReader, Setting.logLevel, Setting.config, Setting.preset,
  ]

  private static let commands: [any SettingDescription] = [
    Setting.languageOfPictures, Setting.size, Setting.theme, Setting.focus, Setting.frames,
    Setting.format, Setting.at, Setting.screen, Setting.strict,
    Setting.checkedConfig, Setting.checkedPreset, Setting.verdict,
    Setting.answers, Setting.rule, Setting.user, Setting.busOfClient, Setting.instance,
    Setting.all, Setting.say, Setting.audioOfErrors,
  ]
}

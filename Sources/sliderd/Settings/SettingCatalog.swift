// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider
import StepSliderEvdev
import StepSliderSpeech

/// A type whose values flags and keys describe, or a command that has the flags.
protocol SettingGroup {
  static var settings: [any SettingDescription] { get }
}

// All flags and keys, by command. Only its group and what uses its value know a setting.
extension Setting {
  private typealias Row = (
    name: String,
    /// How many words it takes besides its flags. `get` and `set` count theirs, and `watch` takes all.
    mostWords: Int,
    /// The settings in the sections of its help with a title.
    titled: [any SettingDescription],
    own: [any SettingDescription]
  )

  /// All commands, with that of a slider first.
  private static let commands: [Row] = [
    (ArgumentReading.command, 0, ofSliders, []), ("render", 0, ofDrawings, errors),
    ("check", 1, [], [Setting.checkedConfig, Setting.checkedPreset, Setting.verdict] + errors),
    ("presets", 0, [], [Setting.answers] + errors), ("voices", 0, [], errors),
    ("devices", 0, [], [Setting.answers, Setting.rule, Setting.user] + errors),
    ("get", .max, [], [Setting.all] + client), ("set", .max, [], [Setting.say] + client),
    ("increment", 1, [], [Setting.say] + client), ("decrement", 1, [], [Setting.say] + client),
    ("watch", .max, [], client),
  ]

  private static let ofSliders =
    Configuration.settings + Stops.settings + Slider.settings + ChangeEffects.settings
    + SpeechSettings.settings + InputAndOutput.settings

  private static let ofDrawings = Stops.settings + Slider.settings + SliderDrawing.settings

  /// How a running sliderd is found.
  private static let client: [any SettingDescription] =
    [Setting.answers, Setting.busOfClient, Setting.instance] + errors

  /// What all commands have but that of a slider, which has more of it.
  private static let errors: [any SettingDescription] = [Setting.audioOfErrors]

  static let catalog: [any SettingDescription] = {
    let all = commands.flatMap { $0.titled + $0.own }
    var known: Set<String> = []
    return all.filter { known.insert($0.identity + ($0.flag?.abstract ?? "")).inserted }
  }()

  static let ofRun = flags(of: commands[0])

  /// The settings that are flags of each other command, by its name.
  static let ofCommands = Dictionary(
    uniqueKeysWithValues: commands.dropFirst().map { ($0.name, flags(of: $0)) }
  )

  /// Returns how many words a command takes, and its flags outside the titled sections of its help.
  static func command(_ name: String) -> (mostWords: Int, own: [any SettingDescription]) {
    commands.first { $0.name == name }.map { ($0.mostWords, $0.own) } ?? (0, [])
  }

  /// Returns the names of the commands that have a flag, with that of a slider first.
  static func commands(withFlag name: String) -> [String] {
    commands.filter { flags(of: $0).contains { $0.flagName == name } }.map(\.name)
  }

  private static func flags(of command: Row) -> [any SettingDescription] {
    command.titled.filter { $0.flag != nil } + command.own
  }
}

/// A group of settings as a section of a command's help, and for the completions of shells.
/// argument-parser writes both. It doesn't read the flags, because it stops at the first mistake:
/// ``ArgumentReading`` does. So a group has no property for each flag; its mirror, in which
/// argument-parser looks for flags, has them.
struct FlagGroup<Group: SettingGroup>: ParsableArguments, CustomReflectable {
  init() {}

  init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: AnyKey.self) }

  var customMirror: Mirror {
    let flags = Group.settings.filter { $0.flag != nil }
    return Mirror(self, children: flags.map { ($0.name, $0.option) }, displayStyle: .struct)
  }
}

struct AnyKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  let intValue: Int? = nil

  init(stringValue: String) { self.stringValue = stringValue }

  init(stringLiteral value: String) { stringValue = value }

  init?(intValue: Int) { nil }
}

extension SettingDescription {
  fileprivate var option: Any {
    let name = NameSpecification.customLong(String(flagName.dropFirst(2)))
    let help = ArgumentHelp("\(help)", valueName: flag?.valueName)
    guard flag?.valueName != nil else { return Flag(wrappedValue: false, name: name, help: help) }
    return Option<String?>(
      name: name,
      parsing: .unconditional,
      help: help,
      completion: completionKind
    )
  }

  private var completionKind: CompletionKind? {
    switch completion {
    case nil: words.map { .list($0) }
    case .words(let words): .list(words)
    case .files(let ending): .file(extensions: ending.map { [$0] } ?? [])
    case .languages: .list(SpokenLanguage.all.map(\.tag))
    case .presets: .custom { _, _, _ in Preset.all().map(\.name) }
    case .devices: .custom { _, _, _ in EvdevCatalog().devices().map(\.path) }
    case .inputs:
      .custom { _, _, _ in
        ["auto", "terminal", "lines", "none"] + EvdevCatalog().devices().map { "evdev:\($0.path)" }
      }
    case .voices:
      .custom { _, _, _ in
        // Completes the languages under which the voices are listed.
        Set(((try? Voice.all()) ?? []).map(\.language)).sorted()
      }
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider
import StepSliderEvdev
import StepSliderSpeech

/// A group of settings as a section of a command's help, and for the completions of shells.
///
/// argument-parser writes both. It doesn't read the flags, because it stops at the first mistake:
/// ``ArgumentReading`` does. So a group has no property for each flag; its mirror, in which
/// argument-parser looks for flags, has them.
struct FlagGroup<Group: SettingGroup>: ParsableArguments, CustomReflectable {
  init() {}

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: AnyKey.self)
  }

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

// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSliderEvdev
import StepSliderSpeech

extension Option {
  /// Creates an option whose errors have the same words as those of a file.
  init<Wanted>(_ setting: Setting<Wanted>) where Value == Given<Wanted>? {
    self.init(
      name: setting.names,
      parsing: .unconditional,
      help: setting.argumentHelp,
      completion: setting.completion,
      transform: setting.kind.inFlag
    )
  }

  /// Creates an option with a default, whose errors have the same words as those of a file.
  init<Wanted>(_ setting: Setting<Wanted>) where Value == Given<Wanted> {
    self.init(
      wrappedValue: .value(setting.requiredDefault),
      name: setting.names,
      parsing: .unconditional,
      help: setting.argumentHelp,
      completion: setting.completion,
      transform: setting.kind.inFlag
    )
  }

  /// Creates an option whose errors argument-parser reports, with the option's help.
  init<Wanted>(_ setting: Setting<Wanted>) where Value == Wanted? {
    let kind = setting.kind
    self.init(
      name: setting.names,
      parsing: .unconditional,
      help: setting.argumentHelp,
      completion: setting.completion,
      transform: { text throws(WrongText) in
        guard let value = kind.inFlag(text).value else { throw WrongText(rule: kind.rule) }
        return value
      }
    )
  }

  /// Creates an option with a fixed set of words.
  init<Wanted>(_ setting: Setting<Wanted>)
  where Value == Wanted?, Wanted: ExpressibleByArgument & CaseIterable {
    self.init(
      name: setting.names,
      parsing: .unconditional,
      help: setting.argumentHelp,
      completion: setting.completion
    )
  }

  /// Creates an option with a fixed set of words and a default.
  init(_ setting: Setting<Value>) where Value: ExpressibleByArgument {
    self.init(
      wrappedValue: setting.requiredDefault,
      name: setting.names,
      parsing: .unconditional,
      help: setting.argumentHelpWithoutDefault,
      completion: setting.completion
    )
  }

  /// Creates an option that may be repeated.
  init<Wanted: ExpressibleByArgument>(_ setting: Setting<Wanted>) where Value == [Wanted] {
    self.init(
      wrappedValue: [],
      name: setting.names,
      parsing: .unconditionalSingleValue,
      help: setting.argumentHelp,
      completion: setting.completion
    )
  }
}

extension Setting {
  /// The default of an option that always has a value.
  fileprivate var requiredDefault: Value {
    guard let defaultValue else { preconditionFailure("\(flagName) has no default") }
    return defaultValue
  }
}

extension Flag<Bool> {
  init(_ setting: Setting<Bool>) {
    self.init(wrappedValue: false, name: setting.names, help: setting.argumentHelp)
  }
}

extension SettingDescription {
  fileprivate var names: NameSpecification { .customLong(String(flagName.dropFirst(2))) }

  fileprivate var argumentHelp: ArgumentHelp { .init(help, valueName: flag?.valueName) }

  /// The help of an option whose default argument-parser adds.
  fileprivate var argumentHelpWithoutDefault: ArgumentHelp {
    .init(helpWithoutDefault, valueName: flag?.valueName)
  }

  /// The shell completion of the option's value.
  fileprivate var completion: CompletionKind? {
    switch flag?.completion {
    case nil: nil
    case .words(let words): .list(words)
    case .files(let ending): .file(extensions: ending.map { [$0] } ?? [])
    case .presets: .custom { _, _, _ in PresetFolders.current.presets().map(\.name) }
    case .devices: .custom { _, _, _ in EvdevCatalog().devices().map(\.path) }
    case .inputs:
      .custom { _, _, _ in
        ["auto", "terminal", "lines", "none"] + EvdevCatalog().devices().map { "evdev:\($0.path)" }
      }
    case .voices:
      .custom { _, _, _ in
        // Completes the languages under which the voices are listed.
        Set(((try? VoiceCatalog.voices()) ?? []).map(\.language)).sorted()
      }
    }
  }
}

/// The error that argument-parser reports for an invalid text.
private struct WrongText: Error, CustomStringConvertible {
  let rule: String

  var description: String { "expected \(rule)" }
}

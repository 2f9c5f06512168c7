// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSliderEvdev
import StepSliderSpeech

extension Option {
  /// A flag whose wrong values are told in the same words as those of a file.
  init<Wanted>(_ setting: Setting<Wanted>) where Value == Given<Wanted>? {
    self.init(
      name: setting.names,
      parsing: setting.parsing,
      help: setting.argumentHelp,
      completion: setting.completion,
      transform: setting.kind.inFlag
    )
  }

  /// The same, with a default.
  init<Wanted>(_ setting: Setting<Wanted>) where Value == Given<Wanted> {
    self.init(
      wrappedValue: .value(setting.requiredDefault),
      name: setting.names,
      parsing: setting.parsing,
      help: setting.argumentHelp,
      completion: setting.completion,
      transform: setting.kind.inFlag
    )
  }

  /// A flag whose wrong values argument-parser tells, with the flag's help.
  init<Wanted>(_ setting: Setting<Wanted>) where Value == Wanted? {
    let kind = setting.kind
    self.init(
      name: setting.names,
      parsing: setting.parsing,
      help: setting.argumentHelp,
      completion: setting.completion,
      transform: { text throws(WrongText) in
        guard let value = kind.inFlag(text).value else { throw WrongText(rule: kind.rule) }
        return value
      }
    )
  }

  /// One of a few words.
  init<Wanted>(_ setting: Setting<Wanted>)
  where Value == Wanted?, Wanted: ExpressibleByArgument & CaseIterable {
    self.init(
      name: setting.names,
      parsing: setting.parsing,
      help: setting.argumentHelp,
      completion: setting.completion
    )
  }

  /// One of a few words, that is the default where none is given.
  init(_ setting: Setting<Value>) where Value: ExpressibleByArgument {
    self.init(
      wrappedValue: setting.requiredDefault,
      name: setting.names,
      parsing: setting.parsing,
      help: setting.argumentHelpWithoutDefault,
      completion: setting.completion
    )
  }

  /// A flag that may be repeated.
  init<Wanted: ExpressibleByArgument>(_ setting: Setting<Wanted>) where Value == [Wanted] {
    self.init(
      wrappedValue: [],
      name: setting.names,
      help: setting.argumentHelp,
      completion: setting.completion
    )
  }
}

extension Setting {
  /// The default of a flag whose value can't be missing.
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

  fileprivate var parsing: SingleValueParsingStrategy {
    flag?.takesAnyWord == true ? .unconditional : .next
  }

  fileprivate var argumentHelp: ArgumentHelp { .init(help, valueName: flag?.valueName) }

  /// For defaults that argument-parser tells itself.
  fileprivate var argumentHelpWithoutDefault: ArgumentHelp {
    .init(helpWithoutDefault, valueName: flag?.valueName)
  }

  /// What a shell offers for the value when Tab is pressed.
  fileprivate var completion: CompletionKind? {
    switch flag?.completion {
    case nil: nil
    case .words(let words): .list(words)
    case .files(let endings): .file(extensions: endings)
    case .presets: .custom { _, _, _ in PresetFolders.current.presets().map(\.name) }
    case .devices: .custom { _, _, _ in EvdevCatalog().devices().map(\.path) }
    case .inputs:
      .custom { _, _, _ in
        ["auto", "terminal", "lines", "none"] + EvdevCatalog().devices().map { "evdev:\($0.path)" }
      }
    case .voices:
      .custom { _, _, _ in
        // By the languages that they are listed with.
        Set(((try? VoiceCatalog.voices()) ?? []).map(\.language)).sorted()
      }
    }
  }
}

extension ValueKind where Value: ExpressibleByArgument {
  /// What argument-parser reads.
  static var argument: Self {
    text("one of \(Value.allValueStrings.joined(separator: ", "))") { Value(argument: $0) }
  }
}

/// What argument-parser tells of a text that is no value.
private struct WrongText: Error, CustomStringConvertible {
  let rule: String

  var description: String { "it is not \(rule)" }
}

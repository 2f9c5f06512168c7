// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider
import StepSliderEvdev
import StepSliderSpeech

/// What a shell offers for a flag's value when Tab is pressed.
extension CompletionKind {
  /// The languages that there are words in.
  static let languages = CompletionKind.list(Language.all.map(\.tag))

  /// Files with a configuration.
  static let configurations = CompletionKind.file(extensions: ["toml"])

  /// The presets that there are.
  static let presets = CompletionKind.custom { _, _, _ in
    PresetFolders.current.presets().map(\.name)
  }

  /// The voices that are installed, by the languages that they are listed with.
  static let voices = CompletionKind.custom { _, _, _ in
    let voices = (try? VoiceCatalog.voices()) ?? []
    return Set(voices.map(\.language)).sorted()
  }

  /// The devices that are there, by path.
  static let devices = CompletionKind.custom { _, _, _ in EvdevCatalog().devices().map(\.path) }

  /// Where keys can come from: the devices that are there, too.
  static let inputs = CompletionKind.custom { _, _, _ in
    ["auto", "terminal", "lines", "none"] + EvdevCatalog().devices().map { "evdev:\($0.path)" }
  }

  /// Where speech can go without anything more being typed.
  static let destinations = CompletionKind.list(["auto", "pulse", "alsa", "none"])
}

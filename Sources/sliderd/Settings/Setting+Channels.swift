// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Logging
import StepSliderSpeech

// Sources of keys, destinations of words and events, and the configuration. These settings are
// flags only.

extension Setting<InputChoice> {
  static var input: Self {
    let flag = FlagDescription(
      "FROM",
      "Keys from a terminal, key names as lines, or a device; may be repeated for more devices",
      note: "With none, standard input isn't read, as in a service.",
      completion: .inputs
    )
    return Self("input", .argument, called: "auto", flag: flag)
  }
}

extension Setting<AudioDestination> {
  static var audio: Self {
    let words = ["auto", "pulse", "alsa", "none"]
    let flag = FlagDescription("TO", "Where speech goes", completion: .words(words))
    return Self("audio", .argument, default: .automatic, called: "auto", flag: flag)
  }
}

extension Setting<OutputChoice> {
  static var output: Self {
    let words = "A drawing, a line a change, events, or nothing"
    return Self("output", .choice, default: .auto, flag: .init("HOW", words))
  }
}

extension Setting<BusChoice> {
  static var bus: Self {
    let words =
      "The D-Bus on which programs reach the sliders: auto is the session's, where there is one"
    return Self("bus", .choice, default: .auto, flag: .init("WHICH", words))
  }

  static var busOfClient: Self {
    let words = "Where to look: auto is the session's D-Bus, and then the system's"
    return Self("bus", .choice, default: .auto, flag: .init("WHICH", words))
  }
}

extension Setting<ScreenReaderChoice> {
  static var screenReader: Self {
    let flag = FlagDescription(
      "WHEN",
      "On the accessibility bus, where screen readers find the slider: always, never, or (auto) "
        + "while one listens",
      note: "While one does, sliderd leaves the speaking to it."
    )
    return Self("screen_reader", .choice, default: .auto, flag: flag)
  }
}

extension Setting<Logger.Level> {
  static var logLevel: Self {
    let words = "What is worth a line on standard error"
    return Self("log_level", .choice, default: .notice, flag: .init("LEVEL", words))
  }
}

extension Setting<Bool> {
  static var noMouse: Self { toggle("no_mouse", "Leave the mouse to the terminal") }
}

extension Setting<String> {
  static var config: Self {
    let files = "sliderd/sliderd.toml in ~/.config, then in /etc"
    let flag = FlagDescription("FILE", "Read this file", note: "Flags win.", completion: .toml)
    return Self("config", .text, called: files, flag: flag)
  }

  /// The file to check.
  static var checkedConfig: Self {
    let words = "The same, as the flag of a slider names it"
    return Self("config", .text, flag: .init("FILE", words, completion: .toml))
  }

  static var preset: Self {
    let words = "Take a ready-made slider; \"sliderd presets\" lists them"
    return Self("preset", .text, flag: .init("NAME", words, completion: .presets))
  }

  /// The preset to check.
  static var checkedPreset: Self {
    let words = "A preset in place of a file"
    return Self("preset", .text, flag: .init("NAME", words, completion: .presets))
  }
}

extension FlagDescription.Completion {
  fileprivate static var toml: Self { .files(endingWith: ["toml"]) }
}

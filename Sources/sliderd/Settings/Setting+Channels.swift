// SPDX-License-Identifier: GPL-3.0-or-later

import Logging

// Sources of keys, destinations of words and events, and the configuration. These settings are
// flags only.

extension Setting<[InputChoice]> {
  static var input: Self {
    let flag = FlagDescription(
      "FROM",
      "Read keys from a terminal, key names from lines, or a device; repeat for more devices",
      note: "With none, sliderd does not read standard input, as in a service.",
      completion: .inputs
    )
    let rule = "one of \(InputChoice.words.joined(separator: ", "))"
    var kind = ValueKind<[InputChoice]>.text(rule) { text in InputChoice(text).map { [$0] } }
    kind.words = InputChoice.words
    return Self("input", kind, called: "auto", flag: flag, joining: +)
  }
}

extension Setting<OutputChoice> {
  static var output: Self {
    let words = "A drawing, one line per change, events, or nothing"
    return Self("output", .choice, default: .auto, flag: .init("HOW", words))
  }
}

extension Setting<BusChoice> {
  static var bus: Self {
    let words = "The D-Bus for other programs; auto is the session bus, if there is one"
    return Self("bus", .choice, default: .auto, flag: .init("WHICH", words))
  }

  static var busOfClient: Self {
    let words = "The D-Bus to search; auto is the session bus, then the system bus"
    return Self("bus", .choice, default: .auto, flag: .init("WHICH", words))
  }
}

extension Setting<ScreenReaderChoice> {
  static var screenReader: Self {
    let flag = FlagDescription(
      "WHEN",
      "When screen readers can find the slider: on is always, off is never, and auto is "
        + "while one is running",
      note: "A running screen reader speaks instead of sliderd."
    )
    return Self("screen_reader", .choice, default: .auto, flag: flag)
  }
}

extension Setting<Logger.Level> {
  static var logLevel: Self {
    let words = "The lowest level to log on standard error"
    return Self("log_level", .choice, default: .notice, flag: .init("LEVEL", words))
  }
}

extension Setting<Bool> {
  static var noMouse: Self {
    toggle("no_mouse", "Ignore the mouse, so that the terminal can use it")
  }
}

extension Setting<String> {
  static var config: Self {
    let files = "sliderd/sliderd.toml in ~/.config, then in /etc"
    let flag = FlagDescription(
      "FILE",
      "Read this configuration file",
      note: "Options override it.",
      completion: .toml
    )
    return Self("config", .text, called: files, flag: flag)
  }

  /// The file to check.
  static var checkedConfig: Self {
    let words = "The TOML file; same as the argument"
    return Self("config", .text, flag: .init("FILE", words, completion: .toml))
  }

  static var preset: Self {
    let words = "Use a ready-made slider; run \"sliderd presets\" to list them"
    return Self("preset", .text, flag: .init("NAME", words, completion: .presets))
  }

  /// The preset to check.
  static var checkedPreset: Self {
    let words = "Check a preset instead of a file"
    return Self("preset", .text, flag: .init("NAME", words, completion: .presets))
  }
}

extension FlagDescription.Completion {
  fileprivate static var toml: Self { .files(ending: "toml") }
}

// Knobs and keyboards.

extension Setting<String> {
  static var device: Self {
    let rule = "a path that begins with /, such as /dev/input/by-id/…"
    return Self("device", .text(rule, where: { $0.hasPrefix("/") }), in: .input)
  }

  static var deviceLabel: Self { Self("label", .text, in: .input) }
}

extension Setting<Bool> {
  static var grab: Self {
    let words = "Reserve the devices for sliderd; other programs get none of their keys"
    return toggle("grab", words, in: .input)
  }
}

extension Setting<TOMLTable> {
  static var keys: Self { Self("keys", .table, in: .input) }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import Logging
import Notation
import StepSlider

// Sources of keys, destinations of words and events, and the configuration.

/// Sources of keys, and destinations of words and events.
enum InputAndOutput: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.input, Setting.grab, Setting.audio, Setting.output, Setting.noMouse, Setting.bus,
    Setting.screenReader, Setting.logLevel, Setting.device, Setting.deviceLabel, Setting.keys,
  ]
}

extension Configuration: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.panelLabel, Setting.config, Setting.preset,
  ]
}

extension Setting<[InputChoice]> {
  static var input: Self {
    let words =
      "Read keys from a terminal, key names from lines, or a device; repeat for more devices"
    let note = "With none, sliderd does not read standard input, as in a service."
    let rule = "one of \(InputChoice.words.joined(separator: ", "))"
    var kind = ValueKind<[InputChoice]>.text(rule) { text in InputChoice(text).map { [$0] } }
    kind.words = InputChoice.words
    kind.join = (+)
    return Self("input", kind, called: "auto", "FROM", words, note: note, completion: .inputs)
  }
}

extension Setting<OutputChoice> {
  static var output: Self {
    let words = "A drawing, one line per change, events, or nothing"
    return Self("output", .choice, default: .auto, "HOW", words)
  }
}

/// The bus on which programs reach the sliders.
enum BusChoice: String, CaseIterable {
  /// The session bus, if there is one.
  case auto
  case session, system, none

  /// Returns the address of the bus; `nil` if none is wanted or expected.
  func address(environment: [String: String]) -> DBusAddress? {
    switch self {
    case .none: nil
    case .system: .system
    case .session: .session
    case .auto: DBusAddress.session.isNamed(in: environment) ? .session : nil
    }
  }
}

extension Setting<BusChoice> {
  static var bus: Self {
    let words = "The D-Bus for other programs; auto is the session bus, if there is one"
    return Self("bus", .choice, default: .auto, "WHICH", words)
  }

  static var busOfClient: Self {
    let words = "The D-Bus to search; auto is the session bus, then the system bus"
    return Self("bus", .choice, default: .auto, "WHICH", words)
  }
}

extension Setting<AccessibilityPresence> {
  /// When the sliders are on the accessibility bus.
  static var screenReader: Self {
    let words =
      "When screen readers can find the slider: on is always, off is never, and auto is "
      + "while one is running"
    let note = "A running screen reader speaks instead of sliderd."
    let kind = ValueKind<AccessibilityPresence>
      .choice([("auto", .whileScreenReaderListens), ("on", .always), ("off", .never)])
    return Self("screen_reader", kind, called: "auto", "WHEN", words, note: note)
  }
}

extension Setting<Logger.Level> {
  static var logLevel: Self {
    let words = "The lowest level to log on standard error"
    return Self("log_level", .choice, default: .notice, "LEVEL", words)
  }
}

extension Setting<Bool> {
  static var noMouse: Self {
    toggle("no_mouse", "Ignore the mouse, so that the terminal can use it")
  }

  static var grab: Self {
    let words = "Reserve the devices for sliderd; other programs get none of their keys"
    return toggle("grab", words, in: .input)
  }

  static var focus: Self { toggle("focus", "Draw the focus ring") }

  static var frames: Self {
    let words =
      "Outline the area that reacts to a pointer (dashed) and the frame for screen readers (solid)"
    return toggle("frames", words)
  }

  static var all: Self { toggle("all", "Print one line for each slider: its ID, value and text") }

  static var say: Self {
    toggle("say", "Speak the new value", note: "Without it, the change is silent.")
  }
}

extension Setting<String> {
  static var config: Self {
    let files = "sliderd/sliderd.toml in ~/.config, then in /etc"
    let (words, note) = ("Read this configuration file", "Options override it.")
    let toml = FlagDescription.Completion.files(ending: "toml")
    return Self("config", .text, called: files, "FILE", words, note: note, completion: toml)
  }

  static var preset: Self {
    let words = "Use a ready-made slider; run \"sliderd presets\" to list them"
    return Self("preset", .text, "NAME", words, completion: .presets)
  }

  /// The name of all sliders together.
  static var panelLabel: Self { Self("label", .text, in: .panel) }

  /// The path of a knob or keyboard.
  static var device: Self {
    let rule = "a path that begins with /, such as /dev/input/by-id/…"
    return Self("device", .text(rule, where: { $0.hasPrefix("/") }), in: .input)
  }

  static var deviceLabel: Self { Self("label", .text, in: .input) }

  /// The file to check.
  static var checkedConfig: Self {
    let words = "The TOML file; same as the argument"
    return Self("config", .text, "FILE", words, completion: .files(ending: "toml"))
  }

  /// The preset to check.
  static var checkedPreset: Self {
    let words = "Check a preset instead of a file"
    return Self("preset", .text, "NAME", words, completion: .presets)
  }

  static var rule: Self {
    Self("rule", .text, "PATH", "Print the udev rule for one device", completion: .devices)
  }

  static var user: Self {
    let words = "With --rule, the user who gets access, such as sliderd, the user of the service"
    return Self("user", .text, "NAME", words, completion: .words(["sliderd"]))
  }
}

extension Setting<[TOMLValue]> {
  static var keys: Self { Self("keys", .table, in: .input) }
}

// The flags of other commands: pictures, lists and clients of a running slider.

extension SliderDrawing: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.languageOfPictures, Setting.size, Setting.theme, Setting.focus, Setting.frames,
  ]
}

extension Setting<PictureSize> {
  static var size: Self {
    var kind = ValueKind<PictureSize>.size
    kind.range = PictureSize.range
    let words = "Width and height in points, \(PictureSize.range.words) each"
    return Self("size", kind, default: .usual, "WxH", words)
  }
}

extension ValueKind<PictureSize> {
  fileprivate static var size: Self { text(PictureSize.rule) { PictureSize($0) } }
}

extension Setting<SliderTheme> {
  static var theme: Self {
    let kind = ValueKind<SliderTheme>
      .choice([("light", .light), ("dark", .dark), ("contrast", .contrast)])
    return Self("theme", kind, called: "light", "NAME", "The colour theme")
  }
}

extension Setting<AnswerFormat> {
  static var answers: Self { output("Lines of text, or one JSON object per line") }

  static var verdict: Self { output("Lines of text, or a JSON object as well") }

  private static func output(_ words: String) -> Self {
    Self("output", .choice, default: .plain, "HOW", words)
  }
}

extension Setting<Int32> {
  static var instance: Self {
    let words = "The process ID of the sliderd to use, if several are running"
    return Self("instance", .wholeNumber(suchAs: 1234), "PID", words)
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import Logging
import Notation
import StepSlider

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

extension Setting {
  static let input = TypedSetting("input", .inputs, called: "auto")
    .flag(
      "FROM",
      "Read keys from a terminal, key names from lines, or a device; repeat for more devices",
      note: "With none, sliderd does not read standard input, as in a service.",
      completion: .inputs
    )
  static let grab = TypedSetting("grab", in: .input)
    .flag("Reserve the devices for sliderd; other programs get none of their keys")
  /// The path of a knob or keyboard.
  static let device = TypedSetting("device", .devicePath, in: .input)
  static let deviceLabel = TypedSetting("label", .text, in: .input)
  static let keys = TypedSetting("keys", .table, in: .input)
  static let output = TypedSetting("output", .choice, default: OutputChoice.auto)
    .flag("HOW", "A drawing, one line per change, events, or nothing")
  static let noMouse = TypedSetting("no_mouse")
    .flag("Ignore the mouse, so that the terminal can use it")
  static let bus = TypedSetting("bus", .choice, default: BusChoice.auto)
    .flag("WHICH", "The D-Bus for other programs; auto is the session bus, if there is one")
  static let screenReader = TypedSetting<AccessibilityPresence>(
    "screen_reader",
    .choice([("auto", .whileScreenReaderListens), ("on", .always), ("off", .never)]),
    called: "auto"
  )
  .flag(
    "WHEN",
    "When screen readers can find the slider: on is always, off is never, and auto is "
      + "while one is running",
    note: "A running screen reader speaks instead of sliderd."
  )
  static let logLevel = TypedSetting("log_level", .choice, default: Logger.Level.notice)
    .flag("LEVEL", "The lowest level to log on standard error")

  static let panelLabel = TypedSetting("label", .text, in: .panel)
  static let config =
    TypedSetting("config", .path, called: "sliderd/sliderd.toml in ~/.config, then in /etc")
    .flag(
      "FILE",
      "Read this configuration file",
      note: "Options override it.",
      completion: .files(ending: "toml")
    )
  static let preset = TypedSetting("preset", .text)
    .flag(
      "NAME",
      "Use a ready-made slider; run \"sliderd presets\" to list them",
      completion: .presets
    )
}

extension ValueKind<[InputChoice]> {
  fileprivate static var inputs: Self {
    let rule = "one of \(InputChoice.words.joined(separator: ", "))"
    var kind = text(rule) { text in InputChoice(text).map { [$0] } }
    kind.words = InputChoice.words
    kind.join = (+)
    return kind
  }
}

extension ValueKind<String> {
  fileprivate static var path: Self { text("the path of a file") { $0.isEmpty ? nil : $0 } }

  fileprivate static var devicePath: Self {
    text("a path that begins with /, such as /dev/input/by-id/…") { $0.hasPrefix("/") ? $0 : nil }
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

enum AnswerFormat: String, CaseIterable {
  case plain, json

  func print(_ words: String, _ object: JSONValue) throws(Failure) {
    try printWhole((self == .json ? object.text : words) + "\n")
  }
}

extension SliderDrawing: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.languageOfPictures, Setting.size, Setting.theme, Setting.focus, Setting.frames,
  ]
}

// The flags of other commands: pictures, lists and clients of a running slider.
extension Setting {
  static let size = TypedSetting("size", .size, default: .usual)
    .flag("WxH", "Width and height in points, \(PictureSize.range.words) each")
  static let theme = TypedSetting<SliderTheme>(
    "theme",
    .choice([("light", .light), ("dark", .dark), ("contrast", .contrast)]),
    called: "light"
  )
  .flag("NAME", "The colour theme")
  static let focus = TypedSetting("focus").flag("Draw the focus ring")
  static let frames = TypedSetting("frames")
    .flag(
      "Outline the area that reacts to a pointer (dashed) and the frame for screen readers (solid)"
    )

  static let checkedConfig = TypedSetting("config", .path)
    .flag("FILE", "The TOML file; same as the argument", completion: .files(ending: "toml"))
  static let checkedPreset = TypedSetting("preset", .text)
    .flag("NAME", "Check a preset instead of a file", completion: .presets)
  static let verdict = TypedSetting("output", .choice, default: AnswerFormat.plain)
    .flag("HOW", "Lines of text, or a JSON object as well")

  static let answers = TypedSetting("output", .choice, default: AnswerFormat.plain)
    .flag("HOW", "Lines of text, or one JSON object per line")
  static let rule = TypedSetting("rule", .text)
    .flag("PATH", "Print the udev rule for one device", completion: .devices)
  static let user = TypedSetting("user", .text)
    .flag(
      "NAME",
      "With --rule, the user who gets access, such as sliderd, the user of the service",
      completion: .words(["sliderd"])
    )

  static let all = TypedSetting("all")
    .flag("Print one line for each slider: its ID, value and text")
  static let say = TypedSetting("say")
    .flag("Speak the new value", note: "Without it, the change is silent.")
  static let busOfClient = TypedSetting("bus", .choice, default: BusChoice.auto)
    .flag("WHICH", "The D-Bus to search; auto is the session bus, then the system bus")
  static let instance = TypedSetting<Int32>("instance", .wholeNumber(suchAs: 1234))
    .flag("PID", "The process ID of the sliderd to use, if several are running")
}

extension ValueKind<PictureSize> {
  fileprivate static var size: Self {
    var kind = text(PictureSize.rule) { PictureSize($0) }
    kind.range = PictureSize.range
    return kind
  }
}

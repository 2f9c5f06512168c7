// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider

// The effects of changes other than speech, and the program that reports the current setting.

extension Setting<[String]> {
  static var onChange: Self {
    let words =
      "Run this at each change, without a shell; {value} {index} {count} {name} {id} are filled in"
    return Self("on_change", .command, in: .slider, flag: .init("COMMAND", words))
  }

  static var valueFrom: Self { Self("value_from", .command, in: .slider) }

  static var arguments: Self { Self("arguments", .list(of: .text), in: .slider) }

  static var packages: Self {
    let rule = "a package name, such as alsa-utils"
    return Self("packages", .list(of: .text(rule, where: \.isPackageName)), in: .slider)
  }
}

extension Setting<Int> {
  static var onChangeTime: Self {
    let (range, usual) = (1...3600, 10)
    return Self(
      "on_change_time",
      .wholeNumber(in: range, suchAs: usual),
      in: .slider,
      default: usual,
      flag: .init("N", "Seconds the command may run before sliderd stops it, \(range.words)")
    )
  }
}

extension Setting<String> {
  static var onChangeInput: Self { Self("on_change_input", .commandInput, in: .slider) }

  static var valueFromAfter: Self {
    Self("value_from_after", .text("a text that isn't empty") { !$0.isEmpty }, in: .slider)
  }
}

extension Setting<DecimalNumber> {
  static var valueFromFactor: Self {
    let kind = ValueKind<DecimalNumber>.word("a number greater than 0") { text in
      DecimalNumber(text).flatMap { $0 > 0 ? $0 : nil }
    }
    return Self("value_from_factor", kind, in: .slider, default: 1)
  }
}

extension Setting<SpeechControl> {
  static var speech: Self { Self("speech", .choice, in: .slider) }
}

extension Setting<StateRequest> {
  static var state: Self {
    let words = "Save the position in this file, and start there next time"
    let flag = FlagDescription("FILE", words, completion: .files(ending: nil))
    return Self("state", .state, in: .slider, flag: flag)
  }
}

extension Setting<Bool> {
  static var noState: Self {
    toggle(
      "no_state",
      "Don't save the position, even if the configuration says so, nor what keys set of the voice"
    )
  }
}

extension ValueKind<StateRequest> {
  fileprivate static var state: Self {
    Self(
      "a path in quotation marks, true or false",
      { $0.text != nil || $0.boolean != nil ? $0 : nil },
      rule: "a path that begins with /",
      judge: { value in
        if let isKept = value.boolean { return isKept ? .usual : .nowhere }
        return value.text.flatMap { $0.hasPrefix("/") ? .file($0) : nil }
      },
      read: { .file($0, flag: Setting.state.flagName) }
    )
  }
}

extension ValueKind<[String]> {
  /// The words of a command: a list or one text in a file, one text in a flag.
  fileprivate static var command: Self {
    let words = list(of: .text)
    let split: @Sendable (String) -> Given<[String]> = { text in
      .command { () throws(CommandError) in try CommandTemplate.words(in: text) }
    }
    return Self(rule: "", inFlag: split) { value in
      guard value.list == nil else { return words.inFile(value) }
      let expected = "a list of words in quotation marks"
      return value.text.map(split) ?? .unread(value, expected: expected)
    }
  }
}

extension ValueKind<String> {
  /// The text for a command's standard input.
  fileprivate static var commandInput: Self {
    Self(rule: "", inFlag: text.inFlag) { value in
      let given = text.inFile(value)
      guard let input = given.value else { return given }
      return .command { () throws(CommandError) in
        _ = try CommandTemplate(words: ["-"], input: input)
        return input
      }
    }
  }
}

extension Given {
  fileprivate static func command(_ make: () throws(CommandError) -> Value) -> Self {
    do { return .value(try make()) } catch { return .wrong(saying: error.description) }
  }
}

extension String {
  /// Whether the text can be the name of a package (Debian Policy, 5.6.1).
  fileprivate var isPackageName: Bool { wholeMatch(of: /[a-z0-9][a-z0-9+.\-]+/) != nil }
}

// Settings of subcommands only: pictures, and clients of a running slider.

extension Setting<PictureSize> {
  static var size: Self {
    let words = "Width and height in points, \(PictureSize.range.words) each"
    let flag = FlagDescription("WxH", words)
    var kind = ValueKind<PictureSize>.size
    kind.range = PictureSize.range
    return Self("size", kind, default: .usual, flag: flag)
  }
}

extension ValueKind<PictureSize> {
  fileprivate static var size: Self {
    text(PictureSize.rule) { PictureSize($0) }
  }
}

/// The colour themes for pictures.
enum PictureTheme: String, CaseIterable {
  case light, dark, contrast

  var colors: SliderTheme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .contrast: .contrast
    }
  }
}

extension Setting<PictureTheme> {
  static var theme: Self {
    Self("theme", .choice, default: .light, flag: .init("NAME", "The colour theme"))
  }
}

extension Setting<Bool> {
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
  static var rule: Self {
    let words = "Print the udev rule for one device"
    return Self("rule", .text, flag: .init("PATH", words, completion: .devices))
  }

  static var user: Self {
    let words = "With --rule, the user who gets access, such as sliderd, the user of the service"
    return Self("user", .text, flag: .init("NAME", words, completion: .words(["sliderd"])))
  }
}

extension Setting<AnswerFormat> {
  static var answers: Self { output("Lines of text, or one JSON object per line") }

  static var verdict: Self { output("Lines of text, or a JSON object as well") }

  private static func output(_ words: String) -> Self {
    Self("output", .choice, default: .plain, flag: .init("HOW", words))
  }
}

extension Setting<Int32> {
  static var instance: Self {
    let words = "The process ID of the sliderd to use, if several are running"
    return Self("instance", .wholeNumber(suchAs: 1234), flag: .init("PID", words))
  }
}

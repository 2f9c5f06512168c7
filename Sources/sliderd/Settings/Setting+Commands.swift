// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider

// Settings of subcommands only: pictures, inspections, and clients of a running slider.

extension Setting<PictureSize> {
  static var size: Self {
    let words = "Width and height in points, \(PictureSize.range.words) each"
    let flag = FlagDescription("WxH", words)
    var kind = ValueKind<PictureSize>.size
    kind.range = PictureSize.range
    return Self("size", kind, default: .usual, flag: flag)
  }

  static var screen: Self {
    let words = "The size of the screen; elements outside it are reported"
    return Self("screen", .size, flag: .init("WxH", words))
  }
}

extension ValueKind<PictureSize> {
  fileprivate static var size: Self {
    text(PictureSize.rule) { PictureSize($0) }
  }
}

extension Setting<LayoutPoint> {
  static var at: Self {
    let range = -100_000...100_000
    let rule = "X,Y as whole numbers from \(range.words), such as 800,40"
    let flag = FlagDescription("X,Y", "The location of the slider on the screen, in points")
    let kind = ValueKind<LayoutPoint>.text(rule) { LayoutPoint($0, in: range) }
    return Self("at", kind, default: .zero, called: "0,0", flag: flag)
  }
}

extension LayoutPoint {
  /// Parses a text such as `800,-40`.
  fileprivate init?(_ text: String, in range: ClosedRange<Int>) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter(range.contains)
    guard parts.count == 2, numbers.count == 2 else { return nil }
    self.init(x: Double(numbers[0]), y: Double(numbers[1]))
  }
}

extension Setting<PictureTheme> {
  static var theme: Self {
    Self("theme", .choice, default: .light, flag: .init("NAME", "The colour theme"))
  }
}

extension Setting<InspectionFormat> {
  static var format: Self {
    Self("format", .choice, default: .text, flag: .init("FORMAT", "The output format"))
  }
}

extension Setting<Bool> {
  static var focus: Self { toggle("focus", "Draw the focus ring") }

  static var frames: Self {
    let words =
      "Outline the area that reacts to a pointer (dashed) and the frame for screen readers (solid)"
    return toggle("frames", words)
  }

  static var strict: Self { toggle("strict", "Exit with code 1 if there are findings") }

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

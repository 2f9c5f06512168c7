// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider

// Settings of subcommands only: pictures, inspections, and clients of a running slider.

extension Setting<PictureSize> {
  static var size: Self {
    let words = "Width and height in points, \(PictureSize.range.words) each"
    let flag = FlagDescription.anyWord("WxH", words)
    return Self("size", .size, range: PictureSize.range, default: .usual, flag: flag)
  }

  static var screen: Self {
    let words = "How large the screen is; elements outside of it are found"
    return Self("screen", .size, flag: .anyWord("WxH", words))
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
    let rule = "X,Y with whole numbers from \(range.words), such as 800,40"
    let flag = FlagDescription.anyWord("X,Y", "Where the slider is on the screen, in points")
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
    Self("theme", .choice, default: .light, flag: .init("NAME", "The colours"))
  }
}

extension Setting<InspectionFormat> {
  static var format: Self {
    Self("format", .choice, default: .text, flag: .init("FORMAT", "What is printed"))
  }
}

extension Setting<Bool> {
  static var focus: Self { toggle("focus", "With the ring that shows the focus") }

  static var frames: Self {
    let words = "Outline what a pointer hits (dashed) and what screen readers are told (solid)"
    return toggle("frames", words)
  }

  static var live: Self {
    toggle("live", "Inspect a program that runs, whoever wrote it, and no slider of these flags")
  }

  static var strict: Self { toggle("strict", "End with exit code 1 if anything is found") }

  static var all: Self { toggle("all", "Print a line for each slider: its ID, value and text") }

  static var say: Self {
    toggle("say", "Have the new value said", note: "Without it the change is silent.")
  }
}

extension Setting<String> {
  static var application: Self {
    let words = "The program that --live inspects; without one, it lists them"
    return Self("application", .text, flag: .init("NAME", words))
  }

  static var rule: Self {
    let words = "Print the udev rule for one device"
    return Self("rule", .text, flag: .init("PATH", words, completion: .devices))
  }
}

extension Setting<AnswerFormat> {
  static var answers: Self { output("Lines of text, or a JSON object a line") }

  static var verdict: Self { output("Lines of text, or a JSON object too") }

  private static func output(_ words: String) -> Self {
    Self("output", .choice, default: .plain, flag: .init("HOW", words))
  }
}

extension Setting<Int32> {
  static var instance: Self {
    let words = "Ask the sliderd with this process number, where several run"
    return Self("instance", .wholeNumber(suchAs: 1234), flag: .init("PID", words))
  }
}

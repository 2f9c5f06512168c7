// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import StepSliderSpeech

@Suite struct MinusSignTests {
  @Test(arguments: [
    ("fr-fr", "moins 5, minimum moins 10"), ("es-419", "menos 5, minimum menos 10"),
    ("pl", "minus 5, minimum minus 10"), ("tr", "eksi 5, minimum eksi 10"),
    ("hi", "माइनस 5, minimum माइनस 10"), ("ar", "ناقص 5, minimum ناقص 10"),
    ("en-gb-scotland", "-5, minimum -10"), ("sv", "-5, minimum -10"),
  ])
  func `a minus sign becomes a word in languages whose voice omits it`(
    language: String,
    spoken: String
  ) {
    #expect(MinusSign.pronounced(in: "-5, minimum -10", language: language) == spoken)
    #expect(MinusSign.pronounced(in: "\u{2212}5, minimum \u{2212}10", language: language) == spoken)
  }

  @Test(arguments: [
    "5-10", "2026-11-21", "arc-en-ciel", "-", "- 5", "--5", "-a", "", "a -", "\u{2212}",
  ])
  func `other dashes stay unchanged`(text: String) {
    #expect(MinusSign.pronounced(in: text, language: "fr") == text)
  }

  @Test func `a minus sign in brackets counts too`() {
    #expect(MinusSign.pronounced(in: "froid (-5)", language: "fr") == "froid (moins 5)")
  }
}

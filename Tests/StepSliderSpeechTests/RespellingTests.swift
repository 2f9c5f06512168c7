// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import StepSliderSpeech

@Suite struct RespellingTests {
  @Test(arguments: [
    ("10 دقائق", "10 دَقائِق"), ("لم يُطبَّق.", "لم يُطَبَّق."), ("دقائق", "دَقائِق"),
    ("دقائقي", "دقائقي"), ("", ""), ("3 من 5", "3 من 5"),
  ])
  func `Arabic words that the voice would misread get their vowels`(text: String, spelt: String) {
    #expect(Respelling.pronounced(in: text, language: "ar") == spelt)
    #expect(Respelling.pronounced(in: text, language: "fa") == text)
  }
}

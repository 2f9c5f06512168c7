// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityTree
import Testing

@testable import StepSliderSpeech

@Suite struct RespellingTests {
  @Test func `each language has a voice`() {
    #expect(Set(VoiceLanguage.byTag.keys) == Set(SpokenLanguage.all.map(\.tag)))
  }

  @Test(arguments: [
    ("ar", "10 دقائق", "10 دَقائِق"), ("ar", "لم يُطبَّق.", "لم يُطَبَّق."), ("ar", "دقائق", "دَقائِق"),
    ("nl-be", "5 byte", "5 bait"), ("hi", "बढ़ाएँ", "बढ़ाएं"), ("tr", "Page Up", "Peyc Up"),
    ("da", "5 miles", "5 majls"),
  ])
  func `words that the voice would misread are spelt in another way`(
    language: String,
    text: String,
    spelling: String
  ) {
    #expect(VoiceSpelling(in: language).respelled(text) == spelling)
    #expect(VoiceSpelling(in: "fa").respelled(text) == text)
  }

  @Test(arguments: ["دقائقي", "", "3 من 5"])
  func `other words stay as they are`(text: String) {
    #expect(VoiceSpelling(in: "ar").respelled(text) == text)
  }
}

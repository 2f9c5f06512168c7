// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import StepSliderSpeech

@Suite struct MinusSignTests {
  /// The hyphens, dashes and minus signs that people type and copy.
  private static let signs = [
    "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}", "\u{FE63}", "\u{FF0D}",
  ]

  @Test(arguments: [
    ("en-gb-scotland", "minus", "infinity"), ("de", "minus", "unendlich"),
    ("fr-fr", "moins", "l'infini"), ("es-419", "menos", "infinito"), ("it", "meno", "infinito"),
    ("pt-br", "menos", "infinito"), ("nl", "min", "oneindig"), ("sv", "minus", "oändligheten"),
    ("da", "minus", "uendelig"), ("pl", "minus", "nieskończoność"), ("tr", "eksi", "sonsuz"),
    ("hi", "माइनस", "अनंत"),
    ("ar", "ناقص", "لا نهاية"),
  ])
  func `every sign before a number, a word or infinity is a word (obs-studio#3763)`(
    language: String,
    minus: String,
    infinity: String
  ) {
    for sign in Self.signs {
      func expect(_ text: String, _ spoken: String) {
        let text = text.replacing("~", with: sign)
        #expect(pronounced(text, in: language) == spoken.replacing("~", with: minus))
      }
      expect("~5, minimum ~10", "~ 5, minimum ~ 10")
      expect("(~5)", "(~ 5)")
      expect("~.5 ~$5", "~ .5 ~ $5")
      expect("~inf dB", "~ \(infinity) dB")
      expect("~INF", "~ \(infinity)")
      expect("~∞ dB", "~ \(infinity) dB")
      expect("dB, ~∞", "dB, ~ \(infinity)")
      expect("~infra, ~x", "~ infra, ~ x")
    }
    #expect(pronounced("∞", in: language) == infinity)
  }

  @Test func `languages without words keep the sign that more voices read`() {
    #expect(pronounced("\u{2212}5 \u{FF0D}∞", in: "cs") == "-5 -∞")
  }

  @Test(arguments: [
    "5-10", "2026-11-21", "arc-en-ciel", "-", "- 5", "--5", "", "a -", "\u{2212}", "inf", "A-",
    "5\u{2013}10", "a \u{2013} b",
  ])
  func `other dashes stay unchanged`(text: String) {
    #expect(pronounced(text, in: "fr") == text)
  }

  private func pronounced(_ text: String, in language: String) -> String {
    VoiceSpelling(in: language).withWordsForSigns(text)
  }
}

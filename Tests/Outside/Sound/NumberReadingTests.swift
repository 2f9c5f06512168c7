// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

@testable import StepSliderSpeech

/// The phonemes that espeak-ng makes of numbers before nouns, and of minus signs.
@Suite struct NumberReadingTests {
  @Test(arguments: [
    ("en", "1 hour", "w0n aU3"), ("de", "1 Stunde", "aIn@ StUnd@"), ("de", "1 Grad", "aIn grA:t"),
    ("fr", "1 heure", "yn Wr"), ("fr", "21 heures", "vE~teyn Wr"), ("es", "1 hora", "una o**a"),
    ("es", "31 horas", "t**eInta i; una o**as"), ("es", "1 minuto", "un minuto"),
    ("it", "1 ora", "UnoRa"), ("pt", "1 hora", "um& O*&"), ("pt", "2 horas", "du&Z o*&s#"),
    ("nl", "1 uur", "e:n yr"), ("sv", "1 timme", "En tImE-"),
    ("da", "1 time", "e:n tim@-"), ("da", "1 minut", "et m?in?ut"),
    ("pl", "1 godzina", "jEdna# gOdz;ina#"),
    ("pl", "2 godziny", "dv;E# gOdz;iny"), ("tr", "1 saat", "biR saat"),
    ("hi", "1 घंटा", "e:k g#Vn.t.a:"), ("ar", "3 ساعات", "Tala:T sa:Aa:t"),
    ("en", "-inf dB", "maIn@s InfInI2ti di: bi:"),
  ])
  func `the voice says the words that agree (P08, TGSpeechBox#90)`(
    language: String,
    text: String,
    phonemes: String
  ) async throws {
    let spelt = VoiceSpelling(in: language).text(for: text)
    let command = Command("espeak-ng", ["-q", "-x", "-v", language, "--", spelt])
    let output = try await ChildProcess.run(command).output
    // Stress and pauses don't matter.
    let spoken = output.filter { !"',_|!".contains($0) }.split(separator: " ").joined(
      separator: " "
    )
    #expect(spoken.trimmingCharacters(in: .whitespacesAndNewlines) == phonemes)
  }
}

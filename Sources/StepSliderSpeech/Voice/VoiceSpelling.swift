// SPDX-License-Identifier: GPL-3.0-or-later

/// The spelling that a voice of one language reads right, of texts that are also shown.
struct VoiceSpelling: Sendable {
  private let minusSign: MinusSign
  private let ordinals: Ordinals?
  private let agreement: NumberAgreement?
  private let respelling: Respelling

  /// Prepares the tables of a language, such as `pt-br`.
  init(in language: String) {
    let primary = String(language.prefix { $0.isLetter })
    minusSign = MinusSign(in: primary)
    let nouns = NounGenders(in: primary)
    ordinals = Ordinals(in: primary, nouns)
    agreement = NumberAgreement(in: primary, nouns)
    respelling = Respelling(in: primary)
  }

  /// Returns a text in the spelling for the voice.
  func text(for text: String) -> String {
    var text = minusSign.pronounced(in: text)
    text = ordinals?.pronounced(in: text) ?? text
    text = agreement?.pronounced(in: text) ?? text
    return respelling.pronounced(in: text)
  }
}

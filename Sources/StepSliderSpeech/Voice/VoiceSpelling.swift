// SPDX-License-Identifier: GPL-3.0-or-later

/// The spelling that a voice of one language reads right, of texts that are also shown.
struct VoiceSpelling: Sendable {
  private let minusSign: MinusSign
  private let agreement: NumberAgreement?
  private let respelling: Respelling

  /// Prepares the tables of a language, such as `pt-br`.
  init(in language: String) {
    let primary = String(language.prefix { $0.isLetter })
    minusSign = MinusSign(in: primary)
    agreement = NumberAgreement(in: primary)
    respelling = Respelling(in: primary)
  }

  /// Returns a text in the spelling for the voice.
  func text(for text: String) -> String {
    let signed = minusSign.pronounced(in: text)
    return respelling.pronounced(in: agreement?.pronounced(in: signed) ?? signed)
  }
}

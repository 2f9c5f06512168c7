// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The voice to speak with: the requested one, or else one that the user chose for another program
/// and that speaks the words' language, or else that language's usual voice.
struct VoiceChoice {
  let name: String
  /// The voice to use if there is none with that name.
  private(set) var spare: String?
  /// Where the voice comes from, and the voices that are ignored.
  private(set) var messages: [String] = []

  /// Chooses a voice.
  ///
  /// - Parameters:
  ///   - voice: The name of the requested voice.
  ///   - tag: The language of the words; `nil` if the voice's own language decides.
  ///   - isRequested: Whether a flag or the configuration sets that language.
  ///   - chosen: The voices that the user chose for other programs.
  init(
    _ voice: String?,
    in tag: LanguageTag?,
    isRequested: Bool,
    chosen: [Chosen<ChosenVoice>]
  ) {
    if let voice {
      name = voice
      return
    }
    for choice in chosen {
      guard choice.value.speaks(tag, isRequested: isRequested) else {
        messages.append(Self.message(ignoring: choice, for: tag))
        continue
      }
      guard let names = choice.value.names(for: tag) else { continue }
      (name, spare) = (names.name, names.spare)
      messages.append("speech voice \(SpokenText.cleaned(name)) from \(choice.source)")
      return
    }
    name = tag?.voice ?? Language.english.tag
  }

  private static func message(ignoring choice: Chosen<ChosenVoice>, for tag: LanguageTag?) -> String
  {
    let voice = choice.value.name ?? choice.value.language?.voice ?? ""
    let language = tag?.voice ?? Language.english.tag
    return
      "ignored voice \(SpokenText.cleaned(voice)) from \(choice.source): the words are in \(language)"
  }
}

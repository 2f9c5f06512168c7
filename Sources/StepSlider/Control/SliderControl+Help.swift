// SPDX-License-Identifier: Apache-2.0

extension SliderControl {
  /// Tells the control that words have been heard to their end, so that help that is stopped can go
  /// on there.
  ///
  /// If your voice doesn't report that, call this method when you hand words over. Otherwise help
  /// that was stopped begins with its first sentence.
  public mutating func hear(_ words: String) { reading.hear(words) }

  /// What each key does, one short sentence each, in the order in which they are read.
  public var keySentences: [String] { help.sentences }

  /// The announcement that names the key for help; `nil` if there is none.
  var helpHint: Announcement? {
    guard hasKeyboard, phrases.elements.verbosity != .brief else { return nil }
    return help.hint.map { Announcement($0, priority: .polite) }
  }

  /// Says everything about the slider and offers the keys. If they were offered, says them.
  mutating func everything(at time: Duration?) -> SliderResponse {
    let everything = Announcement(phrases.everything(about: slider))
    guard hasKeyboard else { return SliderResponse(words: [everything]) }
    if reading.isWanted(at: time) { return sayKeys(at: time) }
    let rest = (help.firstSentences + [help.offer].compactMap { $0 })
      .map { Announcement($0, priority: .polite) }
    return SliderResponse(words: [everything] + rest)
  }

  mutating func sayKeys(at time: Duration?) -> SliderResponse {
    let sentences = reading.read(help.sentences, at: time)
    let words = sentences.enumerated().map { index, sentence in
      Announcement(sentence, priority: index == 0 ? .assertive : .continuing)
    }
    return SliderResponse(words: words)
  }

  private var help: KeyHelp {
    KeyHelp(
      slider: slider,
      keys: keys,
      phrases: phrases,
      commandWords: commandWords,
      isOneOfSeveral: isOneOfSeveral
    )
  }
}

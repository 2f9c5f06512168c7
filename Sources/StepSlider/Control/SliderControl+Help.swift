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
    let place = place.map { phrases.place(of: $0.index, of: $0.count, in: $0.label) }
    let words = [place, phrases.everything(about: described)].compactMap { $0 }
    let everything = Announcement(words.joined(separator: " "))
    guard hasKeyboard else { return SliderResponse(words: [everything]) }
    if reading.isWanted(at: time) { return sayKeys(at: time) }
    let rest = (help.firstSentences + [help.offer].compactMap { $0 })
      .map { Announcement($0, priority: .polite) }
    return SliderResponse(words: [everything] + rest)
  }

  /// The slider as it is described. Without a keyboard, no arrow keys are named.
  var described: Slider {
    var slider = slider
    let hasHint = slider.presentation.hint != nil || slider.hasOnlyStop
    if !hasKeyboard, !hasHint { slider.presentation.hint = "" }
    return slider
  }

  /// Says the keys, or without a keyboard, everything about the slider.
  mutating func keyHelp(at time: Duration?) -> SliderResponse {
    hasKeyboard ? sayKeys(at: time) : everything(at: time)
  }

  private mutating func sayKeys(at time: Duration?) -> SliderResponse {
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
      isOneOfSeveral: place != nil
    )
  }
}

// SPDX-License-Identifier: Apache-2.0

// What is said about the keys of a slider. It follows from the key table and from what the slider
// is, so a changed table is described as it is.
extension SliderControl {
  /// Tells the control that words have been heard to their end, so that help that is stopped can go on there.
  ///
  /// If your voice doesn't report that, call this method when you hand words over. Otherwise help
  /// that was stopped begins with its first sentence.
  public mutating func speechFinished(_ words: String) { reading.hear(words) }

  /// The announcement that names the key for help; `nil` if there is none.
  var helpHint: Announcement? {
    guard hasKeyboard, phrases.elements.verbosity != .brief, let helpKey else { return nil }
    return Announcement(phrases.words.help("hint", helpKey), priority: .polite)
  }

  /// Says everything about the slider and offers the keys. If they were offered, says them.
  mutating func everything(at time: Duration?) -> SliderResponse {
    let place = place.map { phrases.place(of: $0.index, of: $0.count, in: $0.label) }
    let words = [place, phrases.everything(about: described)].compactMap { $0 }
    let everything = Announcement.answer(words.joined(separator: " "))
    guard hasKeyboard else { return SliderResponse(words: [everything]) }
    if reading.isWanted(at: time) { return sayKeys(at: time) }
    let offer = helpKey.map { [phrases.words.help("offer", $0)] } ?? []
    let rest = (ownSentences { $0.isCharacter } + offer).map { Announcement($0, priority: .polite) }
    return SliderResponse(words: [everything] + rest)
  }

  /// The slider as it is described. Without a keyboard, no arrow keys are named.
  var described: Slider {
    var slider = slider
    let hasHint = slider.presentation.hint != nil || slider.hasOnlyStop
    if !hasKeyboard, !hasHint { slider.presentation.hint = "" }
    return slider
  }

  mutating func sayKeys(at time: Duration?) -> SliderResponse {
    let sentences = reading.read(keySentences, at: time)
    let words = sentences.enumerated().map { index, sentence in
      Announcement(sentence, priority: index == 0 ? .assertive : .continuing)
    }
    return SliderResponse(words: words)
  }

  /// What each key does, one sentence each. The program's own commands on characters, such as q to
  /// quit, come first, and those on other keys last.
  private var keySentences: [String] {
    let words = sentences([
      (.sayValue, help("value")), (.sayEverything, help("everything")), (.sayKeys, help("keys")),
    ])
    return ownSentences { $0.isCharacter } + movements + words + focusMoves
      + ownSentences { !$0.isCharacter }
  }

  /// The name of the key that asks for everything, and then for the keys; `nil` if there is none.
  private var helpKey: String? { names(of: keys.keys(for: .sayEverything)).first }

  private func help(_ name: String) -> String { phrases.words.help(name) }

  /// The sentences about the keys that move the thumb; none if it can't be moved.
  private var movements: [String] {
    guard slider.canMove else { return [] }
    // A page that is a single step, or the whole track, isn't named.
    let hasPages = slider.pageSize > 1 && slider.pageSize < slider.stops.lastIndex
    let usual = slider.defaultIndex == nil ? nil : phrases.words.slider.default
    return sentences([
      (.adjust(.increment), help("increase")), (.adjust(.decrement), help("decrease")),
      (.adjust(.pageUp), hasPages ? help("pageUp") : nil),
      (.adjust(.pageDown), hasPages ? help("pageDown") : nil),
      (.adjust(.minimum), phrases.elements.word(for: .minimum)),
      (.adjust(.maximum), phrases.elements.word(for: .maximum)),
    ]) + jumps + sentences([(.adjust(.default), usual), (.restore, help("restore"))])
  }

  /// The sentences about the keys that go to other sliders.
  private var focusMoves: [String] {
    guard place != nil else { return [] }
    let moves = sentences([
      (.moveFocus(.next), help("next")), (.moveFocus(.previous), help("previous")),
      (.moveFocus(.first), help("first")), (.moveFocus(.last), help("last")),
    ])
    return moves
      + (keys[.alt("1")] == .moveFocus(.slider(0)) ? ["\(name("altDigit")): \(help("nth"))."] : [])
  }

  /// The sentences about the keys that go straight to a stop.
  private var jumps: [String] {
    let hasNumbers = keys[.character("1")] == .type("1")
    let hasNames =
      slider.stops.hasNames && ["a", "z"].contains { keys[.character($0)] == .type($0) }
    let hasDigits =
      hasNumbers && NumberReader(for: slider, style: phrases.numbers).hasLongNumbers
    let bound = sortedKeys.compactMap { key, command -> (String, String)? in
      guard case .adjust(let adjustment) = command, let stop = slider.stop(of: adjustment) else {
        return nil
      }
      return (name(of: key), phrases.text(of: slider.stops[slider.stops.clamped(stop)], on: slider))
    }
    return
      ((hasNumbers ? [(name("digits"), help("number"))] : [])
      + (hasNames ? [(name("letters"), help("name"))] : []) + bound).map { "\($0): \($1)." }
      + sentences([(.eraseDigit, hasDigits ? help("erase") : nil)])
  }

  private var sortedKeys: [(key: SliderKey, command: KeyCommand)] {
    keys.bound.sorted { rank(of: $0.key) < rank(of: $1.key) }
  }

  private func ownSentences(_ isWanted: (SliderKey) -> Bool) -> [String] {
    sortedKeys.compactMap { key, command -> String? in
      guard case .custom(let name) = command, isWanted(key),
        let words = SpokenText.spoken(commandWords[name] ?? name)
      else { return nil }
      return "\(self.name(of: key)): \(words)."
    }
  }

  /// Returns a sentence for each command that has words and a key.
  private func sentences(_ commands: [(command: KeyCommand, words: String?)]) -> [String] {
    commands.compactMap { command, words in
      let names = words == nil ? [] : names(of: keys.keys(for: command))
      return names.isEmpty ? nil : "\(names.joined(separator: ", ")): \(words ?? "")."
    }
  }
}

// The names of keys.
extension SliderControl {
  /// Returns the names of keys that do the same. Characters are named only if there is no other key.
  private func names(of keys: [SliderKey]) -> [String] {
    let others = keys.filter { !$0.isCharacter }
    return (others.isEmpty ? keys : others).sorted { rank(of: $0) < rank(of: $1) }.map(name)
  }

  /// The keys in the order in which they are named, each with its parts in the table of names.
  private static let named: [(key: SliderKey, parts: [String])] = [
    (.left, ["left"]), (.right, ["right"]), (.up, ["up"]), (.down, ["down"]),
    (.pageUp, ["pageUp"]), (.pageDown, ["pageDown"]), (.home, ["home"]), (.end, ["end"]),
    (.space, ["space"]), (.enter, ["enter"]), (.escape, ["escape"]), (.delete, ["delete"]),
    (.backspace, ["backspace"]), (.tab, ["tab"]), (.backTab, ["shift", "tab"]),
    (.controlHome, ["control", "home"]), (.controlEnd, ["control", "end"]),
  ]

  /// Returns where a key comes among others: its kind, its number and its name. The arrows along
  /// the track come first.
  private func rank(of key: SliderKey) -> (Int, Int, String) {
    switch key.symbol {
    case .function(let number): (1, number, "")
    case .character(let character): (key.modifiers.isEmpty ? 2 : 3, 0, String(character))
    case .up, .down: (slider.presentation.orientation == .vertical ? -1 : 0, key == .up ? 2 : 3, "")
    default: (0, Self.named.firstIndex { $0.key == key } ?? 0, "")
    }
  }

  private func name(of key: SliderKey) -> String {
    if let named = Self.named.first(where: { $0.key == key }) {
      return named.parts.map(name).joined(separator: " ")
    }
    let symbol =
      switch key.symbol {
      case .function(let number): "F\(number)"
      case .character(let character): name(of: character)
      default: name(of: SliderKey(key.symbol))
      }
    let modifiers: [(key: SliderKey.Modifiers, name: String)] =
      [(.control, "control"), (.alt, "alt"), (.shift, "shift")]
    let held = modifiers.filter { key.modifiers.contains($0.key) }.map { name($0.name) }
    return (held + [symbol]).joined(separator: " ")
  }

  private func name(of character: Character) -> String {
    phrases.words.key(String(character)) ?? character.uppercased()
  }

  private func name(_ key: String) -> String { phrases.words.key(key) ?? key }
}

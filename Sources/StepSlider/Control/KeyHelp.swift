// SPDX-License-Identifier: Apache-2.0

/// What is said about the keys of a slider. It follows from the key table and from what the slider
/// is, so a changed table is described as it is.
struct KeyHelp {
  let slider: Slider
  let keys: KeyBindings
  let phrases: SliderPhrases
  /// What the program's own commands do, by their names.
  let commandWords: [String: String]
  /// Whether there are other sliders to go to.
  let isOneOfSeveral: Bool

  /// What each key does, one sentence each. The program's own commands on characters, such as q to
  /// quit, come first, and those on other keys last.
  var sentences: [String] {
    firstSentences + movements
      + [
        sentence(for: .sayValue, phrases.words.help.value),
        sentence(for: .sayEverything, phrases.words.help.everything),
        sentence(for: .sayKeys, phrases.words.help.keys),
      ]
      .compactMap { $0 } + focusMoves + ownSentences { !$0.isCharacter }
  }

  /// The sentences that come first.
  var firstSentences: [String] { ownSentences { $0.isCharacter } }

  /// The sentence that offers the keys; `nil` if no key asks for them.
  var offer: String? { helpKey.map(phrases.words.help.offer) }

  /// The sentence that names the key for help; `nil` if there is none.
  var hint: String? { helpKey.map(phrases.words.help.hint) }

  private var helpKey: String? { names(of: keys.keys(for: .sayEverything)).first }

  /// The sentences about the keys that move the thumb; none if it can't be moved.
  private var movements: [String] {
    guard slider.availability == .enabled, canMove else { return [] }
    let (help, elements) = (phrases.words.help, phrases.elements)
    let pages: [(Adjustment, String)] = [(.pageUp, help.pageUp), (.pageDown, help.pageDown)]
    let moves: [(Adjustment, String)] =
      [(.increment, help.increase), (.decrement, help.decrease)] + (hasPages ? pages : [])
      + [
        (.minimum, elements.word(for: .minimum)), (.maximum, elements.word(for: .maximum)),
      ]
    return moves.compactMap { sentence(for: .adjust($0), $1) } + jumps
      + [
        slider.defaultIndex.flatMap { _ in sentence(for: .adjust(.default), phrases.words.slider.default)
        },
        sentence(for: .restore, help.restore),
      ]
      .compactMap { $0 }
  }

  /// Whether there is another stop to go to.
  private var canMove: Bool {
    [slider.reach.first, slider.reach.last].contains { stop in
      stop.map { slider.position != .stop($0) } ?? false
    }
  }

  /// Whether a page is neither a single step nor the whole track.
  private var hasPages: Bool { slider.pageSize > 1 && slider.pageSize < slider.stops.count - 1 }

  /// The sentences about the keys that go to other sliders.
  private var focusMoves: [String] {
    guard isOneOfSeveral else { return [] }
    let (names, help) = (phrases.words.keys, phrases.words.help)
    let straight =
      keys[.alt("1")] == .focusSlider(0) ? "\(names.altDigit): \(help.nth)." : nil
    return [
      sentence(for: .focusNext, help.next), sentence(for: .focusPrevious, help.previous),
      sentence(for: .focusFirst, help.first), sentence(for: .focusLast, help.last), straight,
    ]
    .compactMap { $0 }
  }

  /// The sentences about the keys that go straight to a stop.
  private var jumps: [String] {
    let hasNumbers = keys[.character("1")] == .type("1")
    let hasDigits =
      hasNumbers && NumberReader(for: slider, style: phrases.numbers).hasLongNumbers
    let typed = [
      hasNumbers ? (phrases.words.keys.digits, phrases.words.help.number) : nil,
      slider.stops.hasNames && ["a", "z"].contains { keys[.character($0)] == .type($0) }
        ? (phrases.words.keys.letters, phrases.words.help.name) : nil,
    ]
    let bound = sortedKeys.compactMap { key, command in
      text(of: command).map { (name(of: key), $0) }
    }
    return (typed.compactMap { $0 } + bound).map { "\($0): \($1)." }
      + [hasDigits ? sentence(for: .eraseDigit, phrases.words.help.erase) : nil].compactMap { $0 }
  }

  private var sortedKeys: [(key: Key, command: KeyCommand)] {
    keys.bound.sorted { rank(of: $0.key) < rank(of: $1.key) }
  }

  /// The stop to which a command goes; `nil` for any other command.
  private func text(of command: KeyCommand) -> String? {
    guard case .adjust(let adjustment) = command else { return nil }
    switch adjustment {
    case .stop(let index):
      return phrases.text(of: slider.stops[min(max(index, 0), slider.stops.count - 1)], on: slider)
    case .value(let value):
      return phrases.text(of: slider.stops[slider.stops.index(nearestTo: value)], on: slider)
    default: return nil
    }
  }

  private func ownSentences(_ isWanted: (Key) -> Bool) -> [String] {
    sortedKeys.compactMap { key, command -> String? in
      guard case .custom(let name) = command, isWanted(key),
        let words = SpokenText.spoken(commandWords[name] ?? name)
      else { return nil }
      return "\(self.name(of: key)): \(words)."
    }
  }
}

// The names of keys.
extension KeyHelp {
  /// Where a key comes among others: its kind, its number and its name.
  private typealias Rank = (Int, Int, String)

  private func sentence(for command: KeyCommand, _ words: String) -> String? {
    let names = names(of: keys.keys(for: command))
    return names.isEmpty ? nil : "\(names.joined(separator: ", ")): \(words)."
  }

  /// Returns the names of keys that do the same. Characters are named only if there is no other
  /// key.
  private func names(of keys: [Key]) -> [String] {
    let others = keys.filter { !$0.isCharacter }
    return (others.isEmpty ? keys : others).sorted { rank(of: $0) < rank(of: $1) }.map(name)
  }

  /// The keys in the order in which they are named; the arrows along the track come first.
  private var order: [Key] {
    let arrows: [Key] =
      slider.presentation.orientation == .horizontal
      ? [.left, .right, .up, .down] : [.up, .down, .left, .right]
    return arrows + [
      .pageUp, .pageDown, .home, .end, .space, .enter, .escape, .delete, .backspace, .tab, .backTab,
      .controlHome, .controlEnd,
    ]
  }

  private func rank(of key: Key) -> Rank {
    switch key {
    case .function(let number): (1, number, "")
    case .character(let character): (2, 0, String(character))
    case .alt(let character): (3, 0, String(character))
    default: (0, order.firstIndex(of: key) ?? order.count, "")
    }
  }

  private func name(of key: Key) -> String {
    let names = phrases.words.keys
    return switch key {
    case .left: names.left
    case .right: names.right
    case .up: names.up
    case .down: names.down
    case .pageUp: names.pageUp
    case .pageDown: names.pageDown
    case .home: names.home
    case .end: names.end
    case .enter: names.enter
    case .space: names.space
    case .escape: names.escape
    case .delete: names.delete
    case .backspace: names.backspace
    case .tab: names.tab
    case .backTab: names.backTab
    case .controlHome: "\(names.control) \(names.home)"
    case .controlEnd: "\(names.control) \(names.end)"
    case .function(let number): "F\(number)"
    case .character(let character): self.name(of: character)
    case .alt(let character): "\(names.alt) \(self.name(of: character))"
    }
  }

  private func name(of character: Character) -> String {
    phrases.words.keys.characters[character] ?? character.uppercased()
  }
}

extension Key {
  /// Whether the key types a character.
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }
}

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

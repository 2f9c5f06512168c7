// SPDX-License-Identifier: Apache-2.0

/// The phrases that are spoken about elements, in one language.
///
/// The order is label, value, role, state, as in VoiceOver. For adjustable elements it is label, role, value,
/// state, as in screen readers on Linux. After a change, only the change is spoken.
public struct ElementPhrases: Hashable, Sendable {
  /// The words.
  package let language: SpokenLanguage
  package var verbosity: Verbosity

  /// Creates the phrases of a language.
  public init(language: SpokenLanguage = .english, verbosity: Verbosity = .normal) {
    (self.language, self.verbosity) = (language, verbosity)
  }

  /// Returns what is spoken when a reader reaches an element, such as `Start, button, dimmed.`
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - containers: The labels of the containers that the reader entered on its way, from the
  ///     outermost. They are spoken first.
  /// - Returns: A sentence.
  public func reading(
    of element: AccessibilityElement,
    entering containers: [String] = []
  ) -> String {
    let containers = containers.compactMap(SpokenText.spoken)
    let facts = facts(of: element)
    let words = facts.isEmpty ? [name(of: element)].capitalizedAtStart : facts
    return (containers + words).asSentence
  }

  /// Returns the hint for an element; `nil` if it has none, is dimmed or read only, or if
  /// `verbosity` is brief.
  ///
  /// If an adjustable element has no hint, and more than one step, the result is a sentence about
  /// the arrow keys. Give it an empty hint if that isn't true.
  public func hint(for element: AccessibilityElement) -> String? {
    verbosity == .brief ? nil : anyHint(for: element)
  }

  /// Returns everything about an element: its reading, the words of what describes it, its hint,
  /// and the names of custom actions: the element's own, unless it is dimmed, and its containers'.
  public func everything(
    about element: AccessibilityElement,
    described description: String? = nil,
    offering others: [ElementAction] = []
  ) -> String {
    var phrases = self
    phrases.verbosity = .full
    let own = element.traits.contains(.notEnabled) ? [] : element.actions
    let names = (own + others).compactMap { $0.customName.flatMap(SpokenText.spoken) }
    let actions = names.isEmpty ? nil : names.joined(separator: ", ") + "."
    return [phrases.reading(of: element), description, anyHint(for: element), actions]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the words for what changed in an element, or `nil` if nothing audible changed.
  package func change(
    from old: AccessibilityElement,
    to new: AccessibilityElement
  ) -> String? {
    let label = old.label == new.label ? nil : new.label.flatMap(SpokenText.spoken)
    let value = old.value == new.value ? nil : newValue(of: new, since: old)
    let parts = [label, value] + changedStates(from: old.traits, to: new.traits)
    let words = parts.compactMap { $0 }.joined(separator: ", ")
    return words.isEmpty ? nil : words
  }

  /// Returns what is spoken after an adjustment: the value, and the end if it is at one.
  package func adjustedValue(of element: AccessibilityElement) -> String {
    joined(value(of: element) ?? name(of: element), element.range?.end.map(word))
  }

  /// Returns what is spoken when an element refuses an action.
  ///
  /// It is the value or name, followed by the reason: dimmed, read only, or not possible.
  package func refusal(by element: AccessibilityElement) -> String {
    joined(
      value(of: element) ?? name(of: element),
      states(of: element) ?? language.words.notPossible
    )
  }

  /// Returns labels as a sentence; `nil` if none of them can be spoken.
  package func sentence(_ labels: [String]) -> String? {
    let labels = labels.compactMap(SpokenText.spoken)
    return labels.isEmpty ? nil : labels.asSentence
  }

  /// Returns a changed value, and the end if it has reached one; without a value, the name.
  private func newValue(
    of new: AccessibilityElement,
    since old: AccessibilityElement
  ) -> String {
    guard let value = value(of: new) else { return name(of: new) }
    let isMoved = old.range?.index != new.range?.index
    return joined(value, isMoved ? new.range?.end.map(word) : nil)
  }

  /// Returns the shortest name that identifies an element.
  func name(of element: AccessibilityElement) -> String {
    label(of: element) ?? value(of: element) ?? roles(of: element).first ?? language.words.nothing
  }

  /// Returns the states of an element, such as dimmed; `nil` if it has none.
  package func states(of element: AccessibilityElement) -> String? {
    let traits = element.traits
    let isSelected = traits.contains(.selected)
    let toggled = isSelected ? language.words.toggled.yes : language.words.toggled.no
    let states = [
      traits.contains(.toggle) ? toggled : isSelected ? language.words.selected.yes : nil,
      traits.contains(.notEnabled) ? language.words.dimmed.yes : nil,
      traits.contains(.readOnly) ? language.words.readOnly : nil,
    ].compactMap { $0 }
    return states.isEmpty ? nil : states.joined(separator: ", ")
  }

  /// Returns whether listeners hear nothing of an element that they reach.
  package func areSilent(about element: AccessibilityElement) -> Bool {
    facts(of: element).isEmpty
  }

  private func facts(of element: AccessibilityElement) -> [String] {
    let (label, value, states) = (label(of: element), value(of: element), states(of: element))
    var roles = verbosity == .brief ? [] : roles(of: element)
    if label == nil, value == nil || element.isInRange { roles = roles.capitalizedAtStart }
    let ends = element.range?.ends.map {
      "\(language.words.ends.minimum) \($0.minimum), \(language.words.ends.maximum) \($0.maximum)"
    }
    let (before, after) =
      element.isInRange ? ([label], [value, states, ends]) : ([label, value], [states])
    return before.compactMap { $0 } + roles + after.compactMap { $0 }
  }

  private func label(of element: AccessibilityElement) -> String? {
    element.label.flatMap(SpokenText.spoken)
  }

  private func value(of element: AccessibilityElement) -> String? {
    element.value.flatMap(SpokenText.spoken)
  }

  private func roles(of element: AccessibilityElement) -> [String] {
    if let word = element.roleWord.flatMap(SpokenText.spoken) { return [word] }
    let roles = language.words.roles.filter { element.traits.contains($0.0) }.map { $0.1 }
    guard element.isSlider else { return roles }
    return switch element.range?.orientation {
    case .horizontal: [language.words.track.horizontal] + roles
    case .vertical: [language.words.track.vertical] + roles
    case nil: [language.words.slider] + roles
    }
  }

  private func anyHint(for element: AccessibilityElement) -> String? {
    guard element.traits.isDisjoint(with: [.notEnabled, .readOnly]) else { return nil }
    guard let hint = element.hint else {
      let canMove = element.range?.stopCount != 1
      return element.traits.contains(.adjustable) && canMove ? language.words.hint : nil
    }
    return SpokenText.spoken(hint)
  }

  private func changedStates(from old: AccessibilityTraits, to new: AccessibilityTraits)
    -> [String?]
  {
    let changed = old.symmetricDifference(new)
    func state(_ trait: AccessibilityTraits, _ words: (yes: String, no: String)) -> String? {
      changed.contains(trait) ? (new.contains(trait) ? words.yes : words.no) : nil
    }
    return [
      state(.selected, new.contains(.toggle) ? language.words.toggled : language.words.selected),
      state(.notEnabled, language.words.dimmed),
      changed.contains(.readOnly) && new.contains(.readOnly) ? language.words.readOnly : nil,
    ]
  }

  /// Returns the phrases in another language, if that language is supported.
  func speaking(_ tag: String?) -> ElementPhrases {
    guard let tag = tag.flatMap(foreignTag), let other = SpokenLanguage(tag: tag) else {
      return self
    }
    return ElementPhrases(language: other, verbosity: verbosity)
  }

  /// Returns the BCP 47 tag of a language other than that of these phrases.
  ///
  /// The name may be that of a locale, such as `de_DE.UTF-8`. The result is `nil` for the same
  /// language, or if the name isn't that of a language.
  func foreignTag(_ name: String) -> String? {
    let tag = String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    let primary = tag.prefix { $0 != "-" }.lowercased()
    let isLanguage = (2...3).contains(primary.count) && primary.allSatisfy { $0.isLetter }
    return isLanguage && primary != language.tag ? tag : nil
  }

  package func word(for end: AdjustableRange.End) -> String {
    end == .minimum ? language.words.ends.minimum : language.words.ends.maximum
  }

  /// Returns the parts of a phrase, separated by commas.
  package func joined(_ parts: String?...) -> String {
    parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension AccessibilityElement {
  /// Whether the role is spoken before the value.
  fileprivate var isInRange: Bool { isSlider || range != nil || traits.contains(.meter) }
}

extension AccessibilitySnapshot {
  /// Returns the words of the elements that describe another one, each as a sentence; `nil` if
  /// none of them is read.
  package func description(of element: AccessibilityElement) -> String? {
    let sentences = element.describedBy.compactMap { description(of: element, by: $0) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Returns the words of an element that describes another one; `nil` if it isn't read.
  package func description(of element: AccessibilityElement, by id: ElementID) -> String? {
    guard id != element.id, let other = item(of: id)?.element else { return nil }
    let words = [other.label, other.value].compactMap { $0.flatMap(SpokenText.spoken) }
    return words.isEmpty ? nil : words.asSentence
  }
}

extension [String] {
  /// The same strings, with the first one capitalised.
  fileprivate var capitalizedAtStart: [String] {
    guard let first else { return self }
    return [first.capitalizedFirst] + dropFirst()
  }

  /// The parts on one line, separated by commas and ended by a full stop. No comma or full stop
  /// follows a part that ends in its own mark, such as a question.
  var asSentence: String {
    let words = dropFirst().reduce(first ?? "") { words, part in
      words + (words.endsInMark ? " " : ", ") + part
    }
    return words.endsInMark || words.hasSuffix("…") ? words : words + "."
  }
}

extension String {
  private static let marks: Set<Character> = [".", "?", "!", "।", "؟", "。", "？", "！"]

  fileprivate var endsInMark: Bool { last.map(Self.marks.contains) ?? false }

  /// The text with a capital first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// How much is spoken.
@nonexhaustive
public enum Verbosity: Hashable, Sendable, CaseIterable {
  /// Names without positions, roles or hints.
  case brief
  /// What a screen reader says by default.
  case normal
  /// Everything in normal, and both ends of every range on entry.
  case full
}

extension Verbosity: Worded {
  package var word: String {
    switch self {
    case .brief: "brief"
    case .normal: "normal"
    case .full: "full"
    }
  }
}

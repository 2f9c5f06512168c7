// SPDX-License-Identifier: Apache-2.0

/// What is said of elements, in one language; each phrase is one method.
///
/// The order is label, value, role, state, as in VoiceOver; for what is adjustable it is label, role,
/// value, state, as in screen readers on Linux. After a change only what changed is said.
public struct Phrases: Sendable {
  /// The words.
  public let language: Language
  /// How much is said.
  public var verbosity: Verbosity

  /// The phrases of a language.
  public init(language: Language = .english, verbosity: Verbosity = .normal) {
    (self.language, self.verbosity) = (language, verbosity)
  }

  /// What is said when a reader comes to an element, such as `Start, button, dimmed.`
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - containers: The labels of the containers that the reader entered on its way, from the
  ///     outermost; they are said first.
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

  /// What can be done with an element; `nil` where nothing can be done, or few words are wanted.
  ///
  /// Of what is adjustable and has no hint of its own, it is a sentence about the arrow keys.
  public func hint(for element: AccessibilityElement) -> String? {
    verbosity == .brief ? nil : anyHint(for: element)
  }

  /// Everything about an element, for whoever asks: the reading, the hint, and the names of custom
  /// actions, its own unless it is dimmed, and others that are offered around it.
  public func everything(
    about element: AccessibilityElement,
    offering others: [ElementAction] = []
  ) -> String {
    var phrases = self
    phrases.verbosity = .full
    let own = element.traits.contains(.notEnabled) ? [] : element.actions
    let names = (own + others).compactMap { $0.name }
    let actions = names.isEmpty ? nil : names.joined(separator: ", ") + "."
    return [phrases.reading(of: element), anyHint(for: element), actions]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// What is said when an element changed under a reader: what changed, and nothing else; `nil` if
  /// nothing did that can be heard.
  public func change(
    from old: AccessibilityElement,
    to new: AccessibilityElement
  ) -> String? {
    let label = old.label == new.label ? nil : new.label.flatMap(SpokenText.spoken)
    let value = old.value == new.value ? nil : newValue(of: new, since: old)
    let parts = [label, value] + changedStates(from: old.traits, to: new.traits)
    let words = parts.compactMap { $0 }.joined(separator: ", ")
    return words.isEmpty ? nil : words
  }

  /// The value of an adjustable element, and the end where it is at one: said when it was adjusted.
  public func adjustedValue(of element: AccessibilityElement) -> String {
    joined(value(of: element) ?? name(of: element), element.range?.end.map(word))
  }

  /// What is said when an element refuses an action: its value or name, and why if it is dimmed or
  /// read only.
  public func refusal(by element: AccessibilityElement) -> String {
    joined(value(of: element) ?? name(of: element), states(of: element) ?? language.notPossible)
  }
}

extension Phrases {
  /// Labels as a sentence; `nil` if nothing of them can be spoken.
  func sentence(_ labels: [String]) -> String? {
    let labels = labels.compactMap(SpokenText.spoken)
    return labels.isEmpty ? nil : labels.asSentence
  }

  /// A value that has changed, with the end if it came to one; where there is none any more, the
  /// name.
  private func newValue(
    of new: AccessibilityElement,
    since old: AccessibilityElement
  ) -> String {
    guard let value = value(of: new) else { return name(of: new) }
    let isMoved = old.range?.index != new.range?.index
    return joined(value, isMoved ? new.range?.end.map(word) : nil)
  }

  /// The shortest that tells an element from others.
  func name(of element: AccessibilityElement) -> String {
    label(of: element) ?? value(of: element) ?? roles(of: element).first ?? language.nothing
  }

  /// What an element is at the moment, such as dimmed; `nil` if that goes without saying.
  package func states(of element: AccessibilityElement) -> String? {
    let traits = element.traits
    let states = [
      traits.contains(.toggle) ? (traits.contains(.selected) ? language.on : language.off) : nil,
      traits.contains(.selected) && !traits.contains(.toggle) ? language.selected : nil,
      traits.contains(.notEnabled) ? language.dimmed : nil,
      traits.contains(.readOnly) ? language.readOnly : nil,
    ].compactMap { $0 }
    return states.isEmpty ? nil : states.joined(separator: ", ")
  }

  private func facts(of element: AccessibilityElement) -> [String] {
    let (label, value, states) = (label(of: element), value(of: element), states(of: element))
    var roles = verbosity == .brief ? [] : roles(of: element)
    if label == nil, value == nil || element.isSlider { roles = roles.capitalizedAtStart }
    let ends = element.range?.ends.map {
      "\(language.minimum) \($0.minimum), \(language.maximum) \($0.maximum)"
    }
    let (before, after) =
      element.isSlider ? ([label], [value, states, ends]) : ([label, value], [states])
    return before.compactMap { $0 } + roles + after.compactMap { $0 }
  }

  private func label(of element: AccessibilityElement) -> String? {
    element.label.flatMap(SpokenText.spoken)
  }

  private func value(of element: AccessibilityElement) -> String? {
    element.value.flatMap(SpokenText.spoken)
  }

  private func roles(of element: AccessibilityElement) -> [String] {
    let roles: [(Traits, String)] = [
      (.header, language.heading), (.button, language.button), (.toggle, language.toggle),
      (.link, language.link), (.image, language.image),
    ]
    let track: String? =
      switch element.range?.orientation {
      case .horizontal: language.horizontalSlider
      case .vertical: language.verticalSlider
      case nil: element.isSlider ? language.slider : nil
      }
    return [track].compactMap { $0 } + roles.filter { element.traits.contains($0.0) }.map { $0.1 }
  }

  private func anyHint(for element: AccessibilityElement) -> String? {
    guard element.traits.isDisjoint(with: [.notEnabled, .readOnly]) else { return nil }
    let hint = element.hint.flatMap(SpokenText.spoken)
    return hint ?? (element.traits.contains(.adjustable) ? language.hint : nil)
  }

  private func changedStates(from old: Traits, to new: Traits) -> [String?] {
    let changed = old.symmetricDifference(new)
    let (selected, notSelected) =
      new.contains(.toggle)
      ? (language.on, language.off) : (language.selected, language.notSelected)
    return [
      changed.contains(.selected) ? (new.contains(.selected) ? selected : notSelected) : nil,
      changed.contains(.notEnabled)
        ? (new.contains(.notEnabled) ? language.dimmed : language.notDimmed) : nil,
      changed.contains(.readOnly) && new.contains(.readOnly) ? language.readOnly : nil,
    ]
  }
}

extension Phrases {
  /// The same in another language, if there are words for it.
  func speaking(_ tag: String?) -> Phrases {
    guard let tag = tag.flatMap(foreignTag), let other = Language(tag: tag) else { return self }
    return Phrases(language: other, verbosity: verbosity)
  }

  /// The BCP 47 tag of another language than that of these phrases; `nil` for the same language, and
  /// for what names none. Names of locales such as `de_DE.UTF-8` are read too.
  func foreignTag(_ name: String) -> String? {
    let tag = String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    let primary = tag.prefix { $0 != "-" }.lowercased()
    let isLanguage = (2...3).contains(primary.count) && primary.allSatisfy { $0.isLetter }
    return isLanguage && primary != language.tag ? tag : nil
  }

  /// What an end is called.
  package func word(for end: AdjustableRange.End) -> String {
    end == .minimum ? language.minimum : language.maximum
  }

  /// Parts of a phrase, with commas between them.
  package func joined(_ parts: String?...) -> String {
    parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension AccessibilityElement {
  /// Whether it is one of those whose role comes before the value.
  fileprivate var isSlider: Bool { traits.contains(.adjustable) || range != nil }
}

extension ElementAction {
  /// What an action of a program's own is called.
  fileprivate var name: String? {
    if case .custom(let name) = self { return SpokenText.spoken(name) }
    return nil
  }
}

extension [String] {
  /// The same with a capital letter at the beginning, as of a sentence.
  fileprivate var capitalizedAtStart: [String] {
    guard let first else { return self }
    return [first.prefix(1).uppercased() + first.dropFirst()] + dropFirst()
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A place in a tree, with which a listener walks through what is drawn: what VoiceOver's cursor is
/// on a phone.
///
/// The cursor decides and never acts by itself: it takes commands, new snapshots and the news that
/// words have ended, and gives back what to say. Announcements that come together belong to one
/// event; hand them to an ``AnnouncementQueue`` in their order. Times are counted from any start,
/// the same for all calls.
///
///     var cursor = ReadingCursor(phrases: Phrases())
///     cursor.begin(on: chart, at: .zero)                       // Monday, 12.
///     cursor.handle(.go(.next), on: &chart, at: .seconds(1))  // Tuesday, 15.
///
/// The cursor is always on an element that can be read, if there is one. It stays on its element
/// when that moves, goes to the nearest when it vanishes, and into a modal container when one opens;
/// when that closes it comes back to where it was.
public struct ReadingCursor: Sendable {
  /// How long after the words of an element its hint is said.
  public static let hintDelay: Duration = .milliseconds(500)

  /// The element at the cursor; `nil` as long as there is nothing to read.
  public internal(set) var position: ElementID?
  /// What the cursor walks on.
  public internal(set) var snapshot: AccessibilitySnapshot
  private let ownPhrases: Phrases
  var updates = FrequentUpdates()
  var isReadingAll = false
  var hint = HintState.none
  /// Where the cursor was in what modal containers hide, from the outermost.
  var returns: [Return] = []

  enum HintState: Hashable {
    case none
    case afterWords
    case due(Duration)
  }

  /// Where the cursor was in what a modal container hides.
  struct Return: Hashable {
    let scope: ElementID
    let element: ElementID?
  }

  /// A cursor that is nowhere yet.
  public init(phrases: Phrases) {
    ownPhrases = phrases
    snapshot = AccessibilitySnapshot(of: AccessibilityContainer(id: "", children: []))
  }

  /// The entry of the element at the cursor; `nil` as long as there is nothing to read.
  public var entry: AccessibilitySnapshot.Entry? { position.flatMap(snapshot.entry) }

  /// Goes to the element that has the focus, else to the first, and reads it.
  public mutating func begin(on content: some Accessible, at time: Duration) -> [Announcement] {
    snapshot = content.accessibilitySnapshot
    (position, returns) = (nil, [])
    let words = arrive(at: snapshot.focus ?? snapshot.entries.first?.element.id, time)
    return [say(words)]
  }

  /// Does what the listener asks for, and gives what to say.
  public mutating func handle(
    _ command: CursorCommand,
    on content: inout some Accessible,
    at time: Duration
  ) -> [Announcement] {
    isReadingAll = command == .readAll
    hint = .none
    catchUp(with: content)
    switch command {
    case .go(let movement): return go(movement, in: &content, time)
    case .perform(let action): return perform(action, on: &content, time)
    case .readAgain, .readAll:
      let words = read(time)
      return [say(words)]
    case .readEverything:
      if let entry { noteReading(of: entry.element, time) }
      let words = entry.map { phrases.everything(about: $0.element) }
      return [say(words ?? phrases.language.nothing)]
    }
  }

  /// Follows what the program changed by itself, and gives what to say of it: politely, so that it
  /// cuts nothing off.
  ///
  /// - Parameters:
  ///   - content: The program as it is now.
  ///   - notifications: What it has to say beyond that; what follows from the tree need not be here.
  ///   - time: The time at which it changed.
  /// - Returns: What to say; nothing of what changed away from the cursor.
  public mutating func follow(
    _ content: some Accessible,
    notifying notifications: [AccessibilityNotification] = [],
    at time: Duration
  ) -> [Announcement] {
    follow(content.accessibilitySnapshot, notifications, after: nil, time)
  }

  /// Notes that all words have been said; gives what to say next, when reading all.
  public mutating func wordsEnded(
    on content: inout some Accessible,
    at time: Duration
  ) -> [Announcement] {
    guard isReadingAll else {
      if hint == .afterWords { hint = .due(time + Self.hintDelay) }
      return []
    }
    guard let next = index.map({ $0 + 1 }), next < snapshot.entries.count else {
      isReadingAll = false
      return []
    }
    let words = arrive(at: snapshot.entries[next].element.id, time)
    scrollToVisible(in: &content)
    return [say(words, .polite)]
  }

  /// When ``advance(to:)`` may have something to say; `nil` if nothing waits for its time.
  public var deadline: Duration? {
    var deadlines = [updates.deadline].compactMap { $0 }
    if case .due(let time) = hint { deadlines.append(time) }
    return deadlines.min()
  }

  /// Gives what it is time to say: a hint, or the newest value of what changes by itself.
  public mutating func advance(to time: Duration) -> [Announcement] {
    var words = [updates.advance(to: time)].compactMap { $0 }
    if case .due(let hintTime) = hint, hintTime <= time {
      hint = .none
      if let hint = entry.flatMap({ phrases.hint(for: $0.element) }) { words.append(hint) }
    }
    return words.map { say($0, .polite) }
  }
}

extension ReadingCursor {
  /// Walks on the program as it is now, without a word.
  private mutating func catchUp(with content: some Accessible) {
    let old = snapshot
    snapshot = content.accessibilitySnapshot
    position = snapshot.destination(of: position, after: old, returns: &returns) ?? position
    if entry == nil { position = nil }
  }

  /// The words for the element at the cursor: in its own language, if it has one.
  var phrases: Phrases { ownPhrases.speaking(entry?.element.language) }

  /// Words about the element at the cursor, for a voice of its language.
  func say(_ words: String, _ priority: Announcement.Priority = .assertive) -> Announcement {
    let language = entry?.element.language.flatMap { ownPhrases.isForeign($0) ? $0 : nil }
    return Announcement(words, priority: priority, language: language)
  }

  var index: Int? { position.flatMap(snapshot.position) }

  /// Goes to an element, and gives its reading.
  mutating func arrive(at id: ElementID?, _ time: Duration) -> String {
    let before = Set(entry?.containers ?? [])
    position = id
    let entered = (entry?.containers ?? []).filter { !before.contains($0) }
    return read(time, entering: entered.compactMap(snapshot.label))
  }

  mutating func read(_ time: Duration, entering containers: [String] = []) -> String {
    guard let element = entry?.element else { return phrases.language.nothing }
    hint = .afterWords
    updates = FrequentUpdates()
    noteReading(of: element, time)
    return phrases.reading(of: element, entering: containers)
  }

  mutating func noteReading(of element: AccessibilityElement, _ time: Duration) {
    updates.noteReading(of: element.value ?? "", at: time)
  }

  private mutating func go(
    _ movement: CursorCommand.Movement,
    in content: inout some Accessible,
    _ time: Duration
  ) -> [Announcement] {
    guard let here = entry else { return [say(phrases.language.nothing)] }
    guard let target = snapshot.target(of: movement, from: here.element.id) else {
      let element = here.element
      return [say(phrases.boundary(movement, at: element) ?? phrases.language.nothing)]
    }
    let words = arrive(at: target, time)
    scrollToVisible(in: &content)
    return [say(words)]
  }

  mutating func scrollToVisible(in content: inout some Accessible) {
    guard let entry, entry.visibleFrame == nil,
      content.perform(.scrollToVisible, on: entry.element.id) != .refused
    else { return }
    let moved = content.accessibilitySnapshot
    if moved.entry(of: entry.element.id) != nil { snapshot = moved }
  }
}

extension AccessibilitySnapshot {
  /// The element that a movement leads to; `nil` if there is none.
  func target(of movement: CursorCommand.Movement, from id: ElementID) -> ElementID? {
    guard let here = position(of: id) else { return nil }
    let (before, after) = (entries[..<here], entries[(here + 1)...])
    let entry: Entry? =
      switch movement {
      case .next: after.first
      case .previous: before.last
      case .first: entries.first
      case .last: entries.last
      case .nextOf(let traits): after.first { !$0.element.traits.isDisjoint(with: traits) }
      case .previousOf(let traits): before.last { !$0.element.traits.isDisjoint(with: traits) }
      case .point(let point): self.entry(at: point)
      case .element(let id): self.entry(of: id)
      }
    return entry?.element.id
  }

  /// What a container is called; `nil` if it has no label.
  func label(of container: ElementID) -> String? { root.container(container)?.label }
}

extension AccessibilityContainer {
  /// The container with an identity, at any depth.
  func container(_ id: ElementID) -> AccessibilityContainer? {
    if id == self.id { return self }
    for case .container(let inner) in children {
      if let found = inner.container(id) { return found }
    }
    return nil
  }
}

extension Phrases {
  /// What is said where a movement leads no further: the name of the element and which end it is.
  fileprivate func boundary(
    _ movement: CursorCommand.Movement,
    at element: AccessibilityElement
  ) -> String? {
    switch movement {
    case .next: joined(name(of: element), language.last)
    case .previous: joined(name(of: element), language.first)
    default: nil
    }
  }
}

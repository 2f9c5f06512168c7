// SPDX-License-Identifier: Apache-2.0

/// A position in a tree, with which a listener walks through what is drawn: what VoiceOver's cursor
/// is on a phone.
///
/// The cursor decides and never acts by itself: it takes commands and new snapshots, is told when
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
  let ownPhrases: Phrases
  var updates = FrequentUpdates()
  var isReadingAll = false
  var hint = HintState.none
  /// Where the cursor was in what modal containers hide, from the outermost.
  var returns: [Return] = []
  /// The containers that the listener knows to be in.
  var containers: [ElementID] = []
  /// Whether the hint that all adjustable elements share was said; once is enough.
  private var saidSharedHint = false

  enum HintState: Hashable {
    case none
    case afterWords
    case due(Duration)
  }

  /// Where the cursor was in what a modal container hides.
  struct Return: Hashable {
    let scope: ElementID
    let element: ElementID?
    let extent: LayoutRect?
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
    (position, returns, containers) = (nil, [], [])
    return arrive(at: snapshot.focus ?? snapshot.entries.first?.element.id, time).answering
  }

  /// Does what the listener asks for, and gives what to say.
  ///
  /// Where the element at the cursor is gone since the last call, nothing is done that depends on
  /// it: the listener is told first where the cursor is now.
  public mutating func handle(
    _ command: CursorCommand,
    on content: inout some Accessible,
    at time: Duration
  ) -> [Announcement] {
    isReadingAll = command == .readAll
    hint = .none
    let landing = catchUp(with: content, time)
    if command.dependsOnElement, let landing { return landing.answering }
    switch command {
    case .go(let movement): return go(movement, in: &content, time)
    case .perform(let action): return perform(action, on: &content, time)
    case .readAgain, .readAll: return read(time).answering
    case .readEverything:
      if let entry { noteReading(of: entry.element, time) }
      return [say(everything)]
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

  /// Notes that all words have been said; gives what to say next, when reading all, or what changed
  /// meanwhile.
  public mutating func wordsEnded(
    on content: inout some Accessible,
    at time: Duration
  ) -> [Announcement] {
    let announcements = follow(content, at: time)
    guard announcements.isEmpty else { return announcements }
    guard isReadingAll else {
      if hint == .afterWords { hint = .due(time + Self.hintDelay) }
      return []
    }
    guard let next = index.map({ $0 + 1 }), next < snapshot.entries.count else {
      (isReadingAll, hint) = (false, .none)
      return []
    }
    let words = arrive(at: snapshot.entries[next].element.id, time)
    scrollToVisible(in: &content)
    return words
  }

  /// When ``advance(on:to:)`` may have something to say; `nil` if nothing waits for its time.
  public var deadline: Duration? {
    var deadlines = [updates.deadline].compactMap { $0 }
    if case .due(let time) = hint { deadlines.append(time) }
    return deadlines.min()
  }

  /// Gives what it is time to say: a hint, or the newest value of what changes by itself; and what
  /// changed meanwhile.
  public mutating func advance(
    on content: some Accessible,
    to time: Duration
  ) -> [Announcement] {
    let announcements = follow(content, at: time)
    var words = [updates.advance(to: time)].compactMap { $0 }
    if case .due(let hintTime) = hint, hintTime <= time {
      hint = .none
      words += [takeHint()].compactMap { $0 }
    }
    return announcements + words.map { say($0, .polite) }
  }

  private mutating func takeHint() -> String? {
    guard let element = entry?.element, let hint = phrases.hint(for: element) else { return nil }
    let isShared = element.hint.flatMap(SpokenText.spoken) == nil
    guard !isShared || !saidSharedHint else { return nil }
    saidSharedHint = saidSharedHint || isShared
    return hint
  }
}

extension ReadingCursor {
  /// Walks on the program as it is now; where the element at the cursor is gone, gives the reading
  /// of the one that the cursor is on instead.
  private mutating func catchUp(
    with content: some Accessible,
    _ time: Duration
  ) -> [Announcement]? {
    let old = snapshot
    snapshot = content.accessibilitySnapshot
    let target = snapshot.destination(of: position, after: old, returns: &returns)
    if let target { return arrive(at: target, time) }
    guard position != nil, entry == nil else { return nil }
    return arrive(at: nil, time)
  }

  /// The words for the element at the cursor: in its own language, if it has one.
  var phrases: Phrases { ownPhrases.speaking(entry?.element.language) }

  /// Words about the element at the cursor, for a voice of its language.
  func say(_ words: String, _ priority: Announcement.Priority = .assertive) -> Announcement {
    let language = entry?.element.language.flatMap(ownPhrases.foreignTag)
    return Announcement(words, priority: priority, language: language)
  }

  var index: Int? { position.flatMap(snapshot.position) }

  /// Goes to an element, and gives its reading, politely.
  mutating func arrive(at id: ElementID?, _ time: Duration) -> [Announcement] {
    position = id
    return read(time, entering: enterContainers())
  }

  /// Notes the containers around the cursor, and gives the labels of those it wasn't in before.
  mutating func enterContainers() -> [String] {
    let known = Set(containers)
    containers = entry?.containers ?? []
    return containers.filter { !known.contains($0) }.compactMap(snapshot.label)
  }

  /// The reading of the element at the cursor. Labels of containers are in the listener's language:
  /// before an element in another they are words of their own.
  private mutating func read(
    _ time: Duration,
    entering labels: [String] = []
  ) -> [Announcement] {
    updates = FrequentUpdates()
    guard let element = entry?.element else { return [say(phrases.language.nothing, .polite)] }
    hint = .afterWords
    noteReading(of: element, time)
    guard say("").language != nil, let words = ownPhrases.sentence(labels) else {
      return [say(phrases.reading(of: element, entering: labels), .polite)]
    }
    return [
      Announcement(words, priority: .polite), say(phrases.reading(of: element), .polite),
    ]
  }

  mutating func noteReading(of element: AccessibilityElement, _ time: Duration) {
    updates.noteReading(of: element.value ?? "", at: time)
  }

  private var everything: String {
    guard let entry else { return phrases.language.nothing }
    let containers = snapshot.reachableContainers(at: entry).reversed()
    let actions = containers.flatMap { snapshot.root.container($0)?.actions ?? [] }
    return phrases.everything(about: entry.element, offering: actions)
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
    return words.answering
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

// SPDX-License-Identifier: Apache-2.0

/// A position in a tree, which a listener moves to explore a drawing, like VoiceOver's cursor.
///
/// The cursor makes decisions but never acts by itself. It takes commands and new snapshots, and
/// returns what to say. Tell it when words have ended. Announcements returned together belong to
/// one event; hand them to an ``AnnouncementQueue`` in order. Times may count from any start.
///
///     var cursor = ReadingCursor(phrases: ElementPhrases())
///     say(cursor.begin(on: chart, at: .zero))                       // Monday, 12.
///     say(cursor.handle(.next, on: &chart, at: .seconds(1)))  // Tuesday, 15.
///
/// The cursor is always on a readable element, if there is one. It follows an element that
/// moves. If the element disappears, the cursor goes to the nearest one. If a modal container
/// opens, the cursor enters it, and returns to its old position when the container closes.
public struct ReadingCursor: Sendable {
  /// The pause after the words of an element, before its hint.
  package static let hintDelay: Duration = .milliseconds(500)

  /// The element at the cursor; `nil` while there is nothing to read.
  package internal(set) var position: ElementID?
  /// The snapshot that the cursor moves on.
  public internal(set) var snapshot: AccessibilitySnapshot
  let ownPhrases: ElementPhrases
  var updates = FrequentUpdates()
  var isReadingAll = false
  /// Whether a hint follows the words that are being spoken, and when it is due after them.
  private var awaitsHint = false
  private var hintTime: Duration?
  /// The cursor's positions in what modal containers hide, from the outermost.
  var returns: [Return] = []
  /// The containers that the listener has already entered.
  var containers: [ElementID] = []
  /// Whether the hint shared by all adjustable elements was spoken; once is enough.
  var saidSharedHint = false

  /// The cursor's position in what a modal container hides.
  typealias Return = (scope: ElementID, element: ElementID?, extent: LayoutRect?)

  /// Creates a cursor without a position.
  public init(phrases: ElementPhrases) {
    ownPhrases = phrases
    snapshot = AccessibilitySnapshot(of: AccessibilityContainer(id: "", children: []))
  }

  /// The item of the element at the cursor; `nil` while there is nothing to read.
  public var item: AccessibilitySnapshot.Item? { position.flatMap(snapshot.item) }

  /// Moves to the focused element, or else to the first, and reads it.
  public mutating func begin(on content: some Accessible, at time: Duration) -> [Announcement] {
    snapshot = content.accessibilitySnapshot
    (position, returns, containers) = (nil, [], [])
    return arrive(at: snapshot.focusedID ?? snapshot.items.first?.element.id, time).answering
  }

  /// Carries out a listener's command and returns what to say.
  ///
  /// If the element at the cursor has disappeared since the last call, a command that depends
  /// on it does nothing. Instead, the result says where the cursor is now. Keep the cursor outside
  /// of a program that is an object: the cursor can't be read while it requests the tree.
  public mutating func handle(
    _ command: CursorCommand,
    on content: inout some Accessible,
    at time: Duration
  ) -> [Announcement] {
    isReadingAll = command == .readToEnd
    dropHint()
    let landing = catchUp(with: content, time)
    switch command {
    case .perform(let action): return landing?.answering ?? perform(action, on: &content, time)
    case .readAgain, .readToEnd: return read(time).answering
    case .readDetails:
      if let item { noteReading(of: item.element, time) }
      return [say(everything)]
    case .next, .previous: return landing?.answering ?? go(command, in: &content, time)
    case .first, .last, .nextMatching, .previousMatching, .point, .element:
      return go(command, in: &content, time)
    }
  }

  /// Follows changes that the program made by itself, and returns polite announcements of them.
  ///
  /// - Parameters:
  ///   - content: The program as it is now.
  ///   - notifications: Additional notifications of the program. Leave out what follows from
  ///     the tree.
  ///   - time: The time of the change.
  /// - Returns: What to say about changes at the cursor; changes elsewhere are silent.
  public mutating func follow(
    _ content: some Accessible,
    notifying notifications: [AccessibilityNotification] = [],
    at time: Duration
  ) -> [Announcement] {
    follow(content.accessibilitySnapshot, notifications, after: nil, time)
  }

  /// Returns what to say next. Call this method when all words have been spoken.
  ///
  /// It is the next element while reading all, or what has changed meanwhile.
  public mutating func speechFinished(
    on content: inout some Accessible,
    at time: Duration
  ) -> [Announcement] {
    let announcements = follow(content, at: time)
    guard announcements.isEmpty else { return announcements }
    guard isReadingAll else {
      if awaitsHint { (awaitsHint, hintTime) = (false, time + Self.hintDelay) }
      return []
    }
    guard let here = position.flatMap(snapshot.position), here + 1 < snapshot.items.count else {
      isReadingAll = false
      dropHint()
      return []
    }
    let words = arrive(at: snapshot.items[here + 1].element.id, time)
    return words + scrollToVisible(in: &content, time)
  }

  /// When ``advance(on:to:)`` may have something to say; `nil` if nothing is waiting.
  public var deadline: Duration? {
    [updates.deadline, hintTime].compactMap { $0 }.min()
  }

  /// Returns what is due to be spoken, and what has changed meanwhile.
  ///
  /// It may be a hint, or the newest value of an element that changes by itself.
  public mutating func advance(
    on content: some Accessible,
    to time: Duration
  ) -> [Announcement] {
    let announcements = follow(content, at: time)
    var words = [updates.advance(to: time)].compactMap { $0 }
    if let hintTime, hintTime <= time {
      dropHint()
      words += [takeHint()].compactMap { $0 }
    }
    return announcements + words.map { say($0, .polite) }
  }

  /// Switches to the program's current state.
  ///
  /// If the element at the cursor has disappeared, returns the reading of the one that the cursor has moved to.
  private mutating func catchUp(
    with content: some Accessible,
    _ time: Duration
  ) -> [Announcement]? {
    let old = snapshot
    snapshot = content.accessibilitySnapshot
    let target = snapshot.destination(of: position, after: old, returns: &returns)
    guard target != nil || (position != nil && item == nil) else { return nil }
    return arrive(at: target, time)
  }

  /// The phrases for the element at the cursor, in its own language if it has one.
  var phrases: ElementPhrases { ownPhrases.speaking(item?.element.language) }

  /// Returns an announcement about the element at the cursor, in that element's language.
  func say(_ words: String, _ priority: Announcement.Priority = .assertive) -> Announcement {
    let language = item?.element.language.flatMap(ownPhrases.foreignTag)
    return Announcement(words, priority: priority, language: language)
  }

  /// Moves to an element and returns its reading as polite announcements.
  mutating func arrive(at id: ElementID?, _ time: Duration) -> [Announcement] {
    position = id
    return read(time, entering: enterContainers())
  }

  /// Records the containers around the cursor and returns the labels of those just entered.
  mutating func enterContainers() -> [String] {
    let known = Set(containers)
    containers = item?.containers ?? []
    let entered = containers.filter { !known.contains($0) }
    return entered.compactMap { snapshot.root.container($0)?.label }
  }

  /// Returns the reading of the element at the cursor.
  ///
  /// Labels of containers are in the listener's language. If the element has another language,
  /// they become an announcement of their own.
  private mutating func read(
    _ time: Duration,
    entering labels: [String] = []
  ) -> [Announcement] {
    updates = FrequentUpdates()
    guard let element = item?.element else { return [say(phrases.language.words.nothing, .polite)] }
    (awaitsHint, hintTime) = (true, nil)
    noteReading(of: element, time)
    guard say("").language != nil, let words = ownPhrases.sentence(labels) else {
      return [say(phrases.reading(of: element, entering: labels), .polite)]
    }
    return [
      Announcement(words, priority: .polite), say(phrases.reading(of: element), .polite),
    ]
  }

  private mutating func dropHint() { (awaitsHint, hintTime) = (false, nil) }

  mutating func noteReading(of element: AccessibilityElement, _ time: Duration) {
    updates.noteReading(of: element.value ?? "", at: time)
  }

  private var everything: String {
    guard let item else { return phrases.language.words.nothing }
    let containers = snapshot.reachableContainers(at: item).reversed()
    let actions = containers.flatMap { snapshot.root.container($0)?.actions ?? [] }
    let description = snapshot.description(of: item.element)
    return phrases.everything(about: item.element, described: description, offering: actions)
  }

  private mutating func go(
    _ movement: CursorCommand,
    in content: inout some Accessible,
    _ time: Duration
  ) -> [Announcement] {
    guard let here = item else { return [say(phrases.language.words.nothing)] }
    guard let target = snapshot.target(of: movement, from: here.element.id) else {
      let (name, borders) = (phrases.name(of: here.element), phrases.language.words.borders)
      if movement == .next { return [say(phrases.joined(name, borders.last))] }
      if movement == .previous { return [say(phrases.joined(name, borders.first))] }
      return [say(phrases.language.words.nothing)]
    }
    let words = arrive(at: target, time)
    return (words + scrollToVisible(in: &content, time)).answering
  }

  /// Asks the program to show the element at the cursor, and returns what to say about what else
  /// that has changed.
  private mutating func scrollToVisible(
    in content: inout some Accessible,
    _ time: Duration
  ) -> [Announcement] {
    guard let item, item.visibleFrame == nil,
      case .done(let notifications) = content.perform(.scrollToVisible, on: item.element.id)
    else { return [] }
    return follow(content.accessibilitySnapshot, notifications, after: nil, time)
  }
}

extension AccessibilitySnapshot {
  /// Returns the element that a movement leads to; `nil` if there is none.
  func target(of movement: CursorCommand, from id: ElementID) -> ElementID? {
    guard let here = position(of: id) else { return nil }
    let (before, after) = (items[..<here], items[(here + 1)...])
    let item: Item? =
      switch movement {
      case .next: after.first
      case .previous: before.last
      case .first: items.first
      case .last: items.last
      case .nextMatching(let traits): after.first { !$0.element.traits.isDisjoint(with: traits) }
      case .previousMatching(let traits):
        before.last { !$0.element.traits.isDisjoint(with: traits) }
      case .point(let point): self.item(at: point)
      case .element(let id): self.item(of: id)
      case .perform, .readAgain, .readDetails, .readToEnd: nil
      }
    return item?.element.id
  }
}

extension ReadingCursor {
  /// Returns what describes the element at the cursor, and its hint; `nil` if there is neither.
  mutating func takeHint() -> String? {
    guard let element = item?.element, ownPhrases.verbosity != .brief else { return nil }
    let isShared = element.hint.flatMap(SpokenText.spoken) == nil
    let hint = isShared && saidSharedHint ? nil : phrases.hint(for: element)
    if isShared, hint != nil { saidSharedHint = true }
    let words = [snapshot.description(of: element), hint].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// Limits how often a value that changes by itself is spoken: at most once in ``interval``. Its
/// last value is always spoken. VoiceOver does the same for the trait updatesFrequently, because a
/// reading of each change "quickly falls behind".
package struct FrequentUpdates: Hashable, Sendable {
  /// The shortest time between two readings.
  package static let interval: Duration = .seconds(4)

  private var said: String?
  private var readingTime: Duration?
  private var waiting: String?

  package init() {}

  /// When ``advance(to:)`` will return a value; `nil` if none is waiting.
  package var deadline: Duration? {
    waiting == nil ? nil : readingTime.map { $0 + Self.interval }
  }

  /// Records that a value was spoken, for whatever reason.
  package mutating func noteReading(of value: String, at time: Duration) {
    (said, readingTime, waiting) = (value, time, nil)
  }

  /// Takes a new value and returns it if it should be spoken now.
  package mutating func change(to value: String, at time: Duration) -> String? {
    waiting = value == said ? nil : value
    return readingTime.map({ time - $0 < Self.interval }) == true ? nil : sayWaiting(at: time)
  }

  /// Returns the newest value if it is due and hasn't been spoken.
  package mutating func advance(to time: Duration) -> String? {
    guard let deadline, time >= deadline else { return nil }
    return sayWaiting(at: time)
  }

  private mutating func sayWaiting(at time: Duration) -> String? {
    guard let value = waiting else { return nil }
    noteReading(of: value, at: time)
    return value
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

public import AccessibilityBus
public import StepSlider

/// A listener exploring a program. It is a value, so a test can press keys and advance the time.
///
/// Its input is keys, the time and the end of words; its output is announcements. Times are
/// relative to a fixed start, the same for all calls, and never decrease.
public struct Exploration<Content: Explorable> {
  /// The current state of the program.
  public var content: Content { keeper.content }
  private var keeper: AnnouncementKeeper<Content>
  /// Whether the listener wants to quit.
  public private(set) var isLeaving = false
  private var cursor: ReadingCursor
  private var nextSecond: Duration?

  /// Creates an exploration of a program, spoken with the given phrases.
  public init(of content: Content, phrases: ElementPhrases) {
    (keeper, cursor) = (AnnouncementKeeper(content), ReadingCursor(phrases: phrases))
  }

  /// Starts the exploration.
  public mutating func begin(at time: Duration) -> [Announcement] {
    noteSeconds(from: time)
    return cursor.begin(on: content, at: time)
  }

  /// Presses a key. An unbound key is silent.
  public mutating func press(
    _ key: SliderKey,
    isRepeat: Bool = false,
    at time: Duration
  ) -> [Announcement] {
    defer { noteSeconds(from: time) }
    switch ExplorerKeys.meaning(of: key) {
    case .leave:
      isLeaving = true
      return []
    case .command(let command): return handle(command, isRepeat: isRepeat, at: time)
    case nil:
      guard let character = key.character, let notifications = keeper.content.press(character)
      else { return [] }
      keeper.note(notifications)
      return cursor.follow(content, notifying: notifications, at: time).cuttingIn
    }
  }

  /// Performs a request of an assistive technology. A focus request moves the listener there.
  public mutating func perform(
    _ request: AccessibilityRequest,
    at time: Duration
  ) -> [Announcement] {
    defer { noteSeconds(from: time) }
    guard request.action != .focus else {
      return cursor.handle(.element(request.id), on: &keeper, at: time)
    }
    guard case .done(let notifications) = keeper.perform(request) else { return [] }
    return cursor.follow(content, notifying: notifications, at: time)
  }

  /// The snapshot for assistive technologies, with the focus at the listener's position.
  public var snapshot: AccessibilitySnapshot {
    AccessibilitySnapshot(of: content.accessibilityTree, focus: cursor.item?.element.id)
  }

  /// Returns the announcements outside the tree since the last call, for a screen reader to
  /// speak.
  public mutating func takeAnnouncements() -> [Announcement] { keeper.takeAnnouncements() }

  /// Reports that all words were spoken, and returns the next ones.
  public mutating func wordsEnded(at time: Duration) -> [Announcement] {
    cursor.speechFinished(on: &keeper, at: time)
  }

  /// The time when ``advance(to:)`` has something to do; `nil` if nothing is pending.
  public var deadline: Duration? { [cursor.deadline, nextSecond].compactMap(\.self).min() }

  /// Advances the time, and returns the announcements that became due.
  public mutating func advance(to time: Duration) -> [Announcement] {
    var announcements: [Announcement] = []
    while let deadline, deadline <= time {
      if deadline == nextSecond {
        keeper.content.secondPassed()
        announcements += cursor.follow(content, at: deadline)
        nextSecond = content.isRunning ? deadline + .seconds(1) : nil
      }
      announcements += cursor.advance(on: content, to: deadline)
    }
    return announcements
  }

  /// Performs a command. A held key keeps moving and adjusting, but says nothing once nothing
  /// changes.
  private mutating func handle(
    _ command: CursorCommand,
    isRepeat: Bool,
    at time: Duration
  ) -> [Announcement] {
    let before = cursor.item
    let announcements = cursor.handle(command, on: &keeper, at: time)
    return isRepeat && cursor.item == before ? [] : announcements
  }

  private mutating func noteSeconds(from time: Duration) {
    guard content.isRunning else { return nextSecond = nil }
    nextSecond = nextSecond ?? time + .seconds(1)
  }
}

extension [Announcement] {
  /// The announcements as the answer to a key: the first one interrupts current speech.
  fileprivate var cuttingIn: [Announcement] {
    prefix(1).map { Announcement($0.text, priority: .assertive, language: $0.language) }
      + dropFirst()
  }
}

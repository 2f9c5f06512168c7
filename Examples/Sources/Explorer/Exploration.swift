// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider
public import StepSliderAccessibilityBus

/// A listener's way through a program; a value, so that a test can press keys and let time pass.
///
/// Keys, the end of words and the time go in, announcements come out. Times are counted from any
/// start, the same for all calls, and never go back.
public struct Exploration<Content: Explorable> {
  /// The program as it is now.
  public var content: Content { keeper.content }
  private var keeper: AnnouncementKeeper<Content>
  /// Whether the listener wants to leave.
  public private(set) var isLeaving = false
  private var cursor: ReadingCursor
  private var nextSecond: Duration?

  /// Gets ready to explore a program in some words.
  public init(of content: Content, phrases: Phrases) {
    (keeper, cursor) = (AnnouncementKeeper(content), ReadingCursor(phrases: phrases))
  }

  /// Comes to the program.
  public mutating func begin(at time: Duration) -> [Announcement] {
    noteSeconds(from: time)
    return cursor.begin(on: content, at: time)
  }

  /// Presses a key; one that has no meaning is silent.
  public mutating func press(_ press: KeyPress, at time: Duration) -> [Announcement] {
    defer { noteSeconds(from: time) }
    switch ExplorerKeys.meaning(of: press.key) {
    case .leave:
      isLeaving = true
      return []
    case .command(let command): return handle(command, isRepeat: press.isRepeat, at: time)
    case nil:
      guard case .character(let key) = press.key,
        let notifications = keeper.content.press(key)
      else { return [] }
      keeper.note(notifications)
      return cursor.follow(content, notifying: notifications, at: time).cuttingIn
    }
  }

  /// Does what an assistive technology asks for; a focus goes where the listener is.
  public mutating func perform(
    _ request: AccessibilityRequest,
    at time: Duration
  ) -> [Announcement] {
    defer { noteSeconds(from: time) }
    guard request.action != .focus else {
      return cursor.handle(.go(.element(request.id)), on: &keeper, at: time)
    }
    guard case .done(let notifications) = keeper.perform(request) else { return [] }
    return cursor.follow(content, notifying: notifications, at: time)
  }

  /// What an assistive technology finds: the focus is where the listener is.
  public var snapshot: AccessibilitySnapshot {
    AccessibilitySnapshot(of: content.accessibilityTree, focus: cursor.entry?.element.id)
  }

  /// What the program has told beside its tree since the last call, for a screen reader to say.
  public mutating func takeAnnouncements() -> [Announcement] { keeper.takeAnnouncements() }

  /// Notes that all words have been said; gives what to say next.
  public mutating func wordsEnded(at time: Duration) -> [Announcement] {
    cursor.wordsEnded(on: &keeper, at: time)
  }

  /// When ``advance(to:)`` has something to do; `nil` if nothing waits for its time.
  public var deadline: Duration? { [cursor.deadline, nextSecond].compactMap(\.self).min() }

  /// Lets time pass, and gives what is to be said meanwhile.
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

  /// Held down, a key walks and adjusts, but says nothing where that leads no further.
  private mutating func handle(
    _ command: CursorCommand,
    isRepeat: Bool,
    at time: Duration
  ) -> [Announcement] {
    let before = cursor.entry
    let announcements = cursor.handle(command, on: &keeper, at: time)
    return isRepeat && cursor.entry == before ? [] : announcements
  }

  private mutating func noteSeconds(from time: Duration) {
    guard content.isRunning else { return nextSecond = nil }
    nextSecond = nextSecond ?? time + .seconds(1)
  }
}

extension [Announcement] {
  /// The same as the answer to a key: the first cuts off what is being said.
  fileprivate var cuttingIn: [Announcement] {
    prefix(1).map { $0.with(.assertive) } + dropFirst()
  }
}

// SPDX-License-Identifier: Apache-2.0

public import AccessibilityTree
public import EventLoop

/// Announces what changes at the focus of a program whose focus a screen reader can't follow.
///
/// That is a program in a terminal: to the screen reader, the focus stays on the terminal. Add the
/// announcer to the loop instead of its bus, and show it the program after each change. Use it on
/// the thread of the loop.
///
///     let bus = AccessibleApplication(
///       application: "Form",
///       window: AccessibleWindow(title: "Order a drink", takesFocus: false),
///       environment: ProcessInfo.processInfo.environment
///     )
///     let announcer = FocusAnnouncer(on: bus)
///     loop.add(announcer) { request in
///       form.perform(request)
///       announcer.show(form)
///     }
public final class FocusAnnouncer: EventSource {
  private let bus: AccessibleApplication
  private var cursor: ReadingCursor
  private let start: Duration
  /// The program as it was shown last.
  private var content: (any Accessible)?

  /// Creates an announcer with the phrases that it uses.
  public init(on bus: AccessibleApplication, phrases: ElementPhrases = ElementPhrases()) {
    (self.bus, cursor, start) = (bus, ReadingCursor(phrases: phrases), bus.clock.now)
  }

  /// Shows a program to clients, and announces what is new: the element that got the focus, or what
  /// changed in it.
  ///
  /// A value that changes by itself (`AccessibilityTraits.updatesFrequently`) is announced politely, at the pace
  /// of `FrequentUpdates`. Other words replace older ones.
  ///
  /// - Parameters:
  ///   - content: The program as it is now.
  ///   - notifications: What the tree can't show, such as a key that changed nothing.
  public func show(
    _ content: some Accessible,
    notifying notifications: [AccessibilityNotification] = []
  ) {
    let isFirst = self.content == nil
    self.content = content
    bus.show(content.accessibilitySnapshot)
    guard !isFirst else { return cursor.begin(on: content, at: time).forEach(bus.announce) }
    let before = cursor.position
    let words = cursor.follow(content, notifying: notifications, at: time)
    let updatesItself = cursor.item?.element.traits.contains(.updatesFrequently) == true
    let isUpdate = updatesItself && cursor.position == before && notifications.isEmpty
    for (index, words) in words.enumerated() {
      bus.announce(words.withPriority(index == 0 && !isUpdate ? .assertive : .polite))
    }
  }

  /// The descriptors that the loop waits for.
  public var interests: [DescriptorInterest] { bus.interests }

  /// The time at which the loop advances the announcer even if nothing is ready.
  public var deadline: Duration? { earliest(bus.deadline, cursor.deadline.map { start + $0 }) }

  /// Announces what is due, and returns at most one request of an assistive technology.
  ///
  /// Show the result of a request before you advance the announcer again.
  public func advance(_ wakeup: Wakeup) -> [AccessibilityRequest] {
    if let content, let deadline = cursor.deadline, deadline <= time {
      cursor.advance(on: content, to: time).forEach(bus.announce)
    }
    return bus.advance(wakeup)
  }

  private var time: Duration { bus.clock.now - start }
}

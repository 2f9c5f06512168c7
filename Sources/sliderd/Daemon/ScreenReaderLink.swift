// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Logging
import StepSlider
import StepSliderAccessibilityBus
import StepSliderTerminal

/// The screen reader that may be there: the sliders as it finds them, and the words that it is left to
/// say.
///
/// In a terminal the focus is never claimed: Orca, led out of one, doesn't go back there by itself.
final class ScreenReaderLink {
  /// How long words wait at the start for the news whether a screen reader will say them, and how long
  /// for one that is there to find the sliders.
  private static let (patience, welcome): (Duration, Duration) = (
    .milliseconds(100), .milliseconds(500)
  )
  /// How long it may ask back about words that it was told; when they are said, none tells.
  private static let attention: Duration = .milliseconds(300)
  /// How long after something new of the slider a program's wish to have it said is taken for about that.
  private static let echo: Duration = .seconds(1)

  private let choice: ScreenReaderChoice
  private let environment: [String: String]
  /// Whether what is printed stands in a terminal that it may read.
  private let sharesTerminal: Bool
  /// Whether it may have its focus here, while it has no other place for it.
  private let takesFocus: Bool
  /// What it reads after the key that was typed last.
  private var reading = TerminalReading(after: nil)
  private var toldReading = TerminalReading.nothing
  private var bus: AccessibilityBus?
  private var pace = AnnouncementPace()
  /// Whether the sliders may have changed since it was shown them.
  private var isStale = false
  /// When the words that it was told last are taken for said; `nil` when that was noted.
  private var silence: ContinuousClock.Instant?
  /// Until when what it says by itself is new; `nil` before it did.
  private var ownWordsEnd: ContinuousClock.Instant?
  private var isLossTold = false
  private var wasThere = false

  init(
    _ choice: ScreenReaderChoice,
    takesFocus: Bool,
    environment: [String: String]
  ) {
    (self.choice, self.takesFocus, self.environment) = (choice, takesFocus, environment)
    sharesTerminal = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "linux"
  }

  /// Begins to look for it.
  func begin(showing panel: SliderPanel) {
    guard choice != .off else { return }
    let window = AccessibleWindow(title: panel.title, takesFocus: false)
    let bus = AccessibilityBus(
      application: "sliderd",
      window: window,
      presence: choice.presence,
      environment: environment
    )
    bus.isActiveAlone = takesFocus
    bus.show(panel.accessibilitySnapshot)
    isStale = false
    self.bus = bus
  }

  /// Waits until it is known whether there is one, though not long.
  func settle() {
    let start = ContinuousClock.now
    while let bus, !bus.isSettled {
      let end = start + (bus.hasScreenReader ? Self.welcome : Self.patience)
      guard ContinuousClock.now < end else { return }
      // Nobody can ask for anything as long as nothing is registered.
      wait(until: end)
    }
  }

  /// Lets it take the words that it was told last, though not for longer than so.
  func finish(showing panel: SliderPanel, within patience: Duration) {
    show(panel)
    if let announcement = pace.takeAll() { tell(announcement) }
    let end = ContinuousClock.now + patience
    while !isSilent, ContinuousClock.now < end {
      wait(until: end)
      noteSilence(at: .now)
    }
    self.end()
  }

  /// Waits for the bus once. What it asks for isn't done any more, or yet.
  private func wait(until end: ContinuousClock.Instant) {
    _ = Poller.wait(for: interests, until: [deadline, end].compactMap(\.self).min())
    while bus?.next() != nil {}
  }

  /// Leaves the bus: a program that is stopped would have every client wait for it.
  func end() {
    bus?.close()
    (bus, silence, pace) = (nil, nil, AnnouncementPace())
  }

  /// What to wait for, with ``deadline``, before ``next()``.
  var interests: [Poller.Interest] {
    bus?.interests.map { interest in
      Poller.Interest(descriptor: interest.descriptor, isForWriting: interest.isForWriting)
    } ?? []
  }

  /// When to call ``noteSilence(at:)`` and ``next()`` though nothing is ready.
  var deadline: ContinuousClock.Instant? {
    [bus?.deadline, silence, pace.deadline].compactMap(\.self).min()
  }

  /// Whether it does the speaking.
  var speaks: Bool { bus?.isHeard == true && bus?.isSettled == true }

  /// Whether it has its focus here, and says by itself what is new of the slider that keys move.
  var hasFocus: Bool { speaks && bus?.window.isActive == true }

  /// Whether it has taken the words that it was told, as far as can be known.
  var isSilent: Bool { silence == nil && pace.deadline == nil }

  /// Notes that it had its time for the words.
  func noteSilence(at time: ContinuousClock.Instant) {
    if let silence, silence <= time { self.silence = nil }
  }

  /// Has it say something.
  func announce(_ announcement: Announcement) {
    for due in pace.add(announcement, at: .now) { tell(due) }
  }

  private func tell(_ announcement: Announcement) {
    bus?.announce(announcement)
    noteWords()
  }

  /// Notes that it says something by itself, which is newer than all words that wait.
  func noteOwnWords() {
    _ = pace.takeAll()
    noteWords()
    ownWordsEnd = .now + Self.echo
  }

  /// Whether it has its focus here and has just begun to say by itself how the slider is.
  var saysByItself: Bool { hasFocus && ownWordsEnd.map { .now < $0 } == true }

  /// Takes words back that still wait for their turn; whether there were any.
  func takeBack() -> Bool { pace.takeAll() != nil }

  private func noteWords() { silence = .now + Self.attention }

  /// Notes which key was typed last; `nil` for one that was typed elsewhere.
  func noteTyped(_ key: Key?) { reading = TerminalReading(after: key) }

  /// What it reads of the terminal by itself, if that is new.
  func takeReading() -> TerminalReading? {
    let reading = speaks && sharesTerminal ? reading : .nothing
    guard reading != toldReading else { return nil }
    toldReading = reading
    return reading
  }

  /// Notes that the sliders may have changed.
  func noteChange() { isStale = true }

  /// Shows the sliders as they are now, if they may have changed.
  func show(_ panel: SliderPanel) {
    guard isStale, let bus, bus.state == .registered else { return }
    isStale = false
    bus.show(panel.accessibilitySnapshot)
  }

  /// What it asks for; `nil` when that is all.
  func next() -> AccessibilityRequest? {
    if let announcement = pace.take(at: .now) { tell(announcement) }
    return bus?.next()
  }

  /// What the user should know of the bus, once.
  func takeRemark() -> (level: Logger.Level, message: String)? {
    switch bus?.state {
    case .registered:
      wasThere = true
      guard isLossTold else { return nil }
      isLossTold = false
      return (.notice, "the accessibility bus is back; screen readers find the slider")
    case .unavailable(let reason) where !isLossTold:
      isLossTold = true
      let message = "screen readers don't find the slider until there is an accessibility bus"
      return (wasThere || choice == .on ? .notice : .debug, "\(message): \(reason)")
    default: return nil
    }
  }
}

extension SliderPanel {
  /// What the window is called that screen readers find.
  fileprivate var title: String {
    let label = sliders.first?.presentation.label.flatMap(SpokenText.spoken)
    return label.map { "\($0) (sliderd)" } ?? "sliderd"
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import Logging
import StepSlider
import StepSliderAccessibilityBus

/// The screen reader that may be there: the sliders as it finds them, and the words that it is left to
/// say.
///
/// In a terminal the focus is never claimed: Orca, led out of one, doesn't go back there by itself.
final class ScreenReaderLink: EventSource {
  /// What comes of it.
  enum Event: Equatable {
    /// It asks for something.
    case request(AccessibilityRequest)
    /// It does the speaking from now on, or leaves it to us.
    case speaks(Bool)
    /// It reads other parts of the terminal by itself than before.
    case reading(TerminalReading)
    /// The user should know something.
    case message(LogMessage)
  }

  /// How long words wait at the start until it is known whether a screen reader will say them, and how
  /// long for one that is there to find the sliders.
  private static let (patience, welcome): (Duration, Duration) = (
    .milliseconds(100), .milliseconds(500)
  )
  /// How long it may ask back about words that it was told; when they are said, none tells.
  private static let attention: Duration = .milliseconds(300)
  /// How long after something new of the slider another program's wish to have it said is taken to be
  /// about that.
  private static let echo: Duration = .seconds(1)

  private let choice: ScreenReaderChoice
  private let environment: [String: String]
  private let clock: any EventClock
  /// The sliders as they are now.
  private var panel: (() -> SliderPanel)?
  /// Whether what is printed stands in a terminal that it may read.
  private let sharesTerminal: Bool
  /// Whether it may have its focus here, while it has no other place for it.
  private let takesFocus: Bool
  /// What it reads after the key that was typed last.
  private var reading = TerminalReading(after: nil)
  private var toldReading = TerminalReading.nothing
  private var toldSpeaks = false
  private var bus: AccessibilityBus?
  private var pace = AnnouncementPace()
  /// Whether the sliders may have changed since it was shown them.
  private var isStale = false
  /// When the words that it was told last are taken for said; `nil` before it was told any.
  private var silence: ContinuousClock.Instant?
  /// Until when what it says by itself is new; `nil` before it did.
  private var ownWordsEnd: ContinuousClock.Instant?
  private var isLossTold = false
  private var wasThere = false

  init(
    _ choice: ScreenReaderChoice,
    takesFocus: Bool,
    environment: [String: String],
    clock: any EventClock
  ) {
    (self.choice, self.takesFocus, self.environment) = (choice, takesFocus, environment)
    self.clock = clock
    sharesTerminal = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "linux"
  }

  /// Begins to look for it.
  ///
  /// - Parameter panel: The sliders as they are now, whenever it is called.
  func begin(showing panel: @escaping () -> SliderPanel) {
    guard choice != .off else { return }
    self.panel = panel
    let window = AccessibleWindow(title: panel().title, takesFocus: false)
    let bus = AccessibilityBus(
      application: "sliderd",
      window: window,
      presence: choice.presence,
      environment: environment,
      clock: clock
    )
    bus.isActiveAlone = takesFocus
    bus.show(panel().accessibilitySnapshot)
    isStale = false
    self.bus = bus
  }

  /// Waits until it is known whether there is one, though not long.
  func settle() {
    guard let bus else { return }
    let start = clock.now
    // Nobody can ask for anything as long as nothing is registered.
    let loop = EventLoop(clock: clock)
    loop.add(bus)
    loop.run(until: start + Self.patience) { !bus.isSettled && !bus.hasScreenReader }
    loop.run(until: start + Self.welcome) { !bus.isSettled && bus.hasScreenReader }
    toldSpeaks = speaks
  }

  /// Lets it take the words that it was told last, though not for longer than so. What it asks for isn't
  /// done any more.
  func finish(within patience: Duration) {
    show()
    if let announcement = pace.takeAll() { tell(announcement) }
    let end = clock.now + patience
    if let bus, let silence {
      let loop = EventLoop(clock: clock)
      loop.add(bus)
      loop.run(until: min(silence, end)) { true }
    }
    self.end()
  }

  /// Leaves the bus: a program that is stopped would have every client wait for it.
  func end() {
    bus?.close()
    (bus, silence, pace) = (nil, nil, AnnouncementPace())
  }

  /// Whether it does the speaking.
  var speaks: Bool { bus?.isHeard == true && bus?.isSettled == true }

  /// Whether it has its focus here, and says by itself what is new of the slider that keys move.
  var hasFocus: Bool { speaks && bus?.window.isActive == true }

  /// Whether it has taken the words that it was told, as far as can be known.
  var isSilent: Bool {
    pace.deadline == nil && silence.map { $0 <= clock.now } ?? true
  }

  /// Has it say something.
  func announce(_ announcement: Announcement) {
    for due in pace.add(announcement, at: clock.now) { tell(due) }
  }

  private func tell(_ announcement: Announcement) {
    bus?.announce(announcement)
    noteWords()
  }

  /// Notes that it says something by itself, which is newer than all words that wait.
  func noteOwnWords() {
    _ = pace.takeAll()
    noteWords()
    ownWordsEnd = clock.now + Self.echo
  }

  /// Whether it has its focus here and has just begun to say by itself how the slider is.
  var saysByItself: Bool { hasFocus && ownWordsEnd.map { clock.now < $0 } == true }

  /// Takes words back that still wait for their turn; whether there were any.
  func takeBack() -> Bool { pace.takeAll() != nil }

  private func noteWords() { silence = clock.now + Self.attention }

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
}

// The loop's part.
extension ScreenReaderLink {
  var interests: [Interest] { bus?.interests ?? [] }

  var deadline: ContinuousClock.Instant? {
    guard !isUnseen, speaks == toldSpeaks, isStateTold else { return clock.now }
    return [bus?.deadline, silence, pace.deadline].compactMap(\.self).min()
  }

  /// Shows it the sliders as they are now, and then takes what it asks for, one thing at a time.
  func advance(_ wakeup: Wakeup) -> [Event] {
    if let silence, silence <= wakeup.now { self.silence = nil }
    show()
    if let announcement = pace.take(at: wakeup.now) { tell(announcement) }
    let requests = bus?.advance(wakeup).map(Event.request) ?? []
    let events = [
      takeSpeaker(), takeReading().map(Event.reading), takeMessage().map(Event.message),
    ]
    return requests + events.compactMap(\.self)
  }

  /// Whether it finds sliders that may have changed since it was shown them.
  private var isUnseen: Bool { isStale && bus?.state == .registered }

  private func show() {
    guard isUnseen, let panel else { return }
    isStale = false
    bus?.show(panel().accessibilitySnapshot)
  }

  /// Who speaks, if that is somebody else than before.
  private func takeSpeaker() -> Event? {
    guard speaks != toldSpeaks else { return nil }
    toldSpeaks = speaks
    return .speaks(speaks)
  }

  /// Whether the user knows how the bus is.
  private var isStateTold: Bool {
    switch bus?.state {
    case .registered: wasThere && !isLossTold
    case .unavailable: isLossTold
    case .waiting, nil: true
    }
  }

  /// What the user should know of the bus, once.
  private func takeMessage() -> LogMessage? {
    switch bus?.state {
    case .registered:
      wasThere = true
      guard isLossTold else { return nil }
      isLossTold = false
      return LogMessage(.notice, "the accessibility bus is back; screen readers find the slider")
    case .unavailable(let reason) where !isLossTold:
      isLossTold = true
      let message = "screen readers don't find the slider until there is an accessibility bus"
      let level: Logger.Level = wasThere || choice == .on ? .notice : .debug
      return LogMessage(level, "\(message): \(reason)")
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

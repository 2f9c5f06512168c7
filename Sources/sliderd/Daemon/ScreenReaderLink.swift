// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import EventLoop
import Logging
import StepSlider

/// The link to a screen reader, if there is one: the sliders it finds, and the words it is given.
///
/// In a terminal, sliderd never claims the focus: Orca doesn't return to a terminal by itself.
final class ScreenReaderLink: EventSource {
  enum Event: Equatable {
    case request(AccessibilityRequest)
    /// The screen reader takes over speech, or returns it to sliderd.
    case speaks(Bool)
    /// The screen reader now reads other parts of the terminal by itself.
    case reading(TerminalReading)
    case message(Logger.Level, String)
  }

  /// How long words wait at the start for a screen reader, and for a detected one to find the sliders.
  fileprivate static let patience: Duration = .milliseconds(100)
  private static let welcome: Duration = .milliseconds(500)
  /// How long a screen reader may query an announcement. No event reports that it was spoken.
  private static let attention: Duration = .milliseconds(300)
  /// How long after the screen reader's own speech a request to say the value counts as a repetition.
  private static let echo: Duration = .seconds(1)

  private let presence: AccessibilityPresence
  private let outside: any Outside
  private let clock: any EventClock
  /// Whether output goes to a terminal that the screen reader may read.
  private let sharesTerminal: Bool
  private var panel: (() -> SliderPanel)?
  /// Whether the screen reader may focus the sliders while nothing else has its focus.
  private let takesFocus: Bool
  private var reading = TerminalReading(after: nil)
  private var toldReading = TerminalReading.nothing
  private var toldSpeaks = false
  private var bus: AccessibleApplication?
  /// Whether the sliders may have changed since the bus showed them.
  private var isStale = false
  /// When the last announcement counts as spoken; `nil` before the first.
  private var silence: Duration?
  /// How often the bus had given words to the screen reader when last noted.
  private var notedTellings = 0
  private var ownWordsEnd: Duration?
  /// The number of questions before the last words, about whose source a screen reader asks.
  private var wordsQuestionCount: Int?
  private var isLossTold = false
  private var wasThere = false

  init(_ flags: Layers, reading input: InputChoice?, in outside: any Outside) {
    (presence, takesFocus) = (flags.accessibilityPresence, input == nil)
    (self.outside, clock) = (outside, outside.clock)
    sharesTerminal = outside.screen.isTerminal && outside.environment["TERM"] != "linux"
  }

  /// Starts to look for a screen reader, also after ``leaveBus()``.
  func seekReader(showing panel: @escaping () -> SliderPanel) {
    guard presence != .never else { return }
    self.panel = panel
    let window = AccessibleWindow(title: panel().title, takesFocus: false)
    bus?.reopen()
    let bus = bus ?? AccessibleApplication(of: window, presence, in: outside)
    bus.window = window
    bus.isActiveAlone = takesFocus
    bus.show(panel().accessibilitySnapshot)
    isStale = false
    self.bus = bus
  }

  /// Waits briefly until it is known whether there is a screen reader.
  func settle() {
    guard let bus else { return }
    let start = clock.now
    // Events can be ignored here: no client can request anything before registration.
    let loop = MainLoop(clock: clock)
    loop.add(bus)
    loop.run(until: start + Self.patience) { !bus.isSettled && !bus.hasScreenReader }
    loop.run(until: start + Self.welcome) { !bus.isSettled && bus.hasScreenReader }
    toldSpeaks = speaks
    noteBus()
  }

  /// Lets the screen reader fetch the last announcement, within a time limit, then leaves the bus.
  func finish(within patience: Duration) {
    show()
    bus?.hurry()
    noteTellings()
    let end = clock.now + patience
    if let bus, let silence {
      let loop = MainLoop(clock: clock)
      loop.add(bus)
      loop.run(until: min(silence, end)) { true }
    }
    leaveBus()
  }

  /// Leaves the bus. Otherwise every client would wait for a suspended program.
  func leaveBus() {
    bus?.close()
    silence = nil
  }

  var speaks: Bool { bus?.isHeard == true && bus?.isSettled == true }

  /// Whether the screen reader has its focus here, and speaks changes by key itself.
  var hasFocus: Bool { speaks && bus?.window.isActive == true }

  /// Whether the screen reader has taken all announcements, as far as can be known.
  var isSilent: Bool { bus?.isWaiting != true && silence.map { $0 <= clock.now } ?? true }

  func announce(_ announcement: Announcement) {
    bus?.announce(announcement)
    noteTellings()
  }

  /// Repeats the last announcement when there is no more input. Each repeat of a key has cut it off.
  func announceAgain() { bus?.announceAgain() }

  /// Records that the screen reader speaks by itself, and discards older words that wait.
  func noteOwnWords() {
    bus?.dropWords()
    noteWords()
    ownWordsEnd = clock.now + Self.echo
  }

  /// Whether the screen reader has its focus here and has just begun to speak the slider by itself.
  var saysByItself: Bool { hasFocus && ownWordsEnd.map { clock.now < $0 } == true }

  /// Discards words that wait. Returns whether there were any, or the last ones may be unspoken.
  func takeBack() -> Bool {
    let isUnheard = bus?.isWaiting == true || questionCount == wordsQuestionCount
    wordsQuestionCount = nil
    bus?.dropWords()
    return isUnheard
  }

  private func noteTellings() {
    guard let count = bus?.tellingCount, count != notedTellings else { return }
    notedTellings = count
    noteWords()
  }

  private func noteWords() {
    silence = clock.now + Self.attention
    wordsQuestionCount = questionCount
  }

  private var questionCount: Int { bus?.questionCount ?? 0 }

  /// Records the last typed key; `nil` if it was typed elsewhere.
  func noteTyped(_ key: SliderKey?) { reading = TerminalReading(after: key) }

  /// Returns what the screen reader reads of the terminal by itself, if that has changed.
  func takeReading() -> TerminalReading? {
    let reading = speaks && sharesTerminal ? reading : .nothing
    guard reading != toldReading else { return nil }
    toldReading = reading
    return reading
  }

  func noteChange() { isStale = true }

  var interests: [DescriptorInterest] { bus?.interests ?? [] }

  var deadline: Duration? {
    guard !isUnseen, speaks == toldSpeaks, message == nil else { return clock.now }
    return earliest(bus?.deadline, silence)
  }

  /// Shows the current sliders to the screen reader, then handles its requests.
  func advance(_ wakeup: Wakeup) -> [Event] {
    if let silence, silence <= wakeup.now { self.silence = nil }
    show()
    let requests = bus?.advance(wakeup).map(Event.request) ?? []
    noteBus()
    noteTellings()
    let change = speaks == toldSpeaks ? nil : Event.speaks(speaks)
    toldSpeaks = speaks
    let message = message
    if message != nil { isLossTold.toggle() }
    let events = [change, takeReading().map(Event.reading), message]
    return requests + events.compactMap(\.self)
  }

  private func noteBus() { wasThere = wasThere || bus?.isRegistered == true }

  /// Whether the bus shows sliders that may have changed.
  private var isUnseen: Bool { isStale && bus?.isRegistered == true }

  private func show() {
    guard isUnseen, let panel else { return }
    isStale = false
    bus?.window.title = panel().title
    bus?.show(panel().accessibilitySnapshot)
  }

  /// What the user doesn't know yet of the bus.
  private var message: Event? {
    if isLossTold {
      let message = "the accessibility bus is back; screen readers can find the slider"
      return bus?.isRegistered == true ? .message(.notice, message) : nil
    }
    guard let reason = bus?.absence else { return nil }
    let message = "screen readers can't find the slider until the accessibility bus is available"
    let level = wasThere || presence == .always ? Logger.Level.notice : .debug
    return .message(level, "\(message): \(reason)")
  }
}

extension AccessibleApplication {
  fileprivate convenience init(
    of window: AccessibleWindow,
    _ presence: AccessibilityPresence,
    in outside: any Outside
  ) {
    self.init(
      application: "sliderd",
      window: window,
      presence: presence,
      environment: outside.environment,
      clock: outside.clock,
      through: outside.buses
    )
  }
}

extension Layers {
  var accessibilityPresence: AccessibilityPresence {
    self[Setting.screenReader] ?? .whileScreenReaderListens
  }
}

extension AccessibilityPresence {
  /// Waits briefly, and returns whether a screen reader listens.
  func isThere(in outside: any Outside) -> Bool {
    guard self != .never else { return false }
    let window = AccessibleWindow(title: "sliderd", takesFocus: false)
    let bus = AccessibleApplication(of: window, .whileScreenReaderListens, in: outside)
    defer { bus.close() }
    let loop = MainLoop(clock: outside.clock)
    loop.add(bus)
    let end = outside.clock.now + ScreenReaderLink.patience
    loop.run(until: end) { !bus.isSettled && !bus.hasScreenReader }
    return bus.hasScreenReader
  }
}

extension SliderPanel {
  fileprivate var title: String {
    let label = (label ?? sliders.first?.presentation.label).flatMap(SpokenText.spoken)
    return label.map { "\($0) (sliderd)" } ?? "sliderd"
  }

  var accessibilitySnapshot: AccessibilitySnapshot {
    let elements = sliders.indices.map(element)
    let tree = AccessibilityContainer(
      id: "sliderd",
      label: label.flatMap(SpokenText.spoken),
      readingOrder: .asListed,
      elements: elements
    )
    return AccessibilitySnapshot(of: tree, focus: elements[focusedIndex].id)
  }

  func index(of id: ElementID) -> Int? { accessibilitySnapshot.position(of: id) }

  private func element(at index: Int) -> AccessibilityElement {
    // The frames are made up, because a terminal doesn't report its location on the screen.
    let bounds = LayoutRect(x: 0, y: Double(index) * 60, width: 320, height: 44)
    let (slider, phrases) = (controls[index].slider, controls[index].phrases)
    return phrases.element(for: slider, in: SliderLayout(of: slider, in: bounds))
  }
}

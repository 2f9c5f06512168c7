// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Logging
import StepSlider
import StepSliderTerminal

/// Writes events to standard output, and messages to standard error without damaging a drawing.
final class Printer: EventSource {
  /// A problem with standard output.
  enum Event: Equatable {
    /// Texts were dropped because standard output was not read.
    case dropped(Int)
    /// Nothing can be written any more; the code is an `errno`.
    case failed(CInt)
  }

  private var display: any Display
  private var outlet: Outlet
  private let screen: any Screen
  private let logLevel: Logger.Level
  private let clock: any EventClock
  private var lastQuestion: ContinuousClock.Instant
  private var isFailureTold = false
  /// How long a terminal may take to answer. Over a slow line that can be some tenths of a second.
  private static let replyPatience: Duration = .milliseconds(200)

  init(
    _ display: any Display,
    on screen: any Screen,
    logLevel: Logger.Level,
    clock: any EventClock
  ) {
    (self.display, self.screen, outlet) = (display, screen, Outlet(screen))
    (self.logLevel, self.clock, lastQuestion) = (logLevel, clock, clock.now)
  }

  /// The frame of the sliders for a pointer; `nil` if there is none or it isn't known yet.
  var pointerFrame: DrawingFrame? { display.pointerFrame }

  /// Whether a person may read what is printed.
  var isOnTerminal: Bool { screen.isTerminal }

  var interests: [Interest] { outlet.interests }

  var deadline: ContinuousClock.Instant? {
    (outlet.failure != nil && !isFailureTold) || outlet.hasDropped ? clock.now : nil
  }

  /// Writes waiting text, and reports what went wrong.
  func advance(_ wakeup: Wakeup) -> [Event] {
    outlet.flush()
    let dropped = outlet.takeDroppedCount().map(Event.dropped)
    guard let failure = outlet.failure, !isFailureTold else { return [dropped].compactMap(\.self) }
    isFailureTold = true
    return [.failed(failure)]
  }

  /// The deadline for the terminal to report the location of its cursor; `nil` if no answer is
  /// awaited.
  var replyDeadline: ContinuousClock.Instant? {
    display.awaitsCursor ? lastQuestion + Self.replyPatience : nil
  }

  /// Records the location of the cursor that the terminal reported.
  func noteCursor(row: Int, column: Int) { display.noteCursor(row: row, column: column) }

  /// Shows an event of the slider at an index, or of the slider with the focus.
  func show(_ event: DisplayEvent, of panel: SliderPanel, at index: Int? = nil) {
    let index = index ?? panel.focus
    let text = display.text(for: event, of: panel, at: index)
    if text.hasSuffix(KeyDecoder.cursorQuestion) { lastQuestion = clock.now }
    outlet.write(text)
  }

  /// Logs a line to standard error, and hides the drawing meanwhile. Does nothing if the log level
  /// excludes the line.
  func tell(
    _ level: Logger.Level,
    _ message: @autoclosure () -> String,
    of panel: SliderPanel
  ) {
    guard level >= logLevel else { return }
    show(.hidden, of: panel)
    log(level, message())
    show(.redraw, of: panel)
  }

  /// Warns of a problem after which the program continues.
  func warn(_ message: String, of panel: SliderPanel) {
    tell(.warning, message, of: panel)
    show(.error(message), of: panel)
  }

  /// Logs why the program ends, or what failed at its end. Doesn't restore the drawing. A critical
  /// line is logged at any log level.
  func tellEnd(
    _ message: String,
    _ level: Logger.Level = .critical,
    of panel: SliderPanel
  ) {
    show(.hidden, of: panel)
    log(level, message)
    show(.error(message), of: panel)
  }

  private func log(_ level: Logger.Level, _ message: String) {
    screen.log(level, SpokenText.printed(message))
  }

  /// Writes the last event, and waits for a reader at most for a given time.
  func finish(with event: DisplayEvent, of panel: SliderPanel, within patience: Duration) {
    show(event, of: panel)
    outlet.finish(until: clock.now + patience, clock)
  }
}

/// Text for standard output, whose reader may be slow.
///
/// Nothing waits for the reader: text is written when there is room.
struct Outlet {
  /// The most bytes that may wait. A text that would exceed this limit is dropped whole.
  static let capacity = 1 << 20

  private let screen: any Screen
  private var waiting: [UInt8] = []
  /// The number of texts dropped since the last report.
  private var droppedCount = 0
  /// The `errno` of the error that ended all writing; `nil` while writing works.
  private(set) var failure: CInt?

  init(_ screen: any Screen) { self.screen = screen }

  /// What to wait for while text waits for room.
  var interests: [Interest] { isWaiting ? [screen.interest] : [] }

  /// Whether text waits for room.
  private var isWaiting: Bool { !waiting.isEmpty && failure == nil }

  /// Writes a text, or keeps it until there is room.
  mutating func write(_ text: String) {
    guard waiting.count + text.utf8.count <= Self.capacity else {
      droppedCount += 1
      return
    }
    waiting += text.utf8
    flush()
  }

  /// Writes as much as there is room for.
  mutating func flush() {
    guard isWaiting else { return }
    do throws(WritingError) {
      waiting.removeFirst(try screen.write(waiting[...]))
    } catch {
      failure = error.code
    }
  }

  /// Whether texts were dropped and all waiting text has been written.
  var hasDropped: Bool { droppedCount > 0 && waiting.isEmpty }

  /// Returns the number of dropped texts and resets it; `nil` until all waiting text has been
  /// written.
  mutating func takeDroppedCount() -> Int? {
    guard hasDropped else { return nil }
    defer { droppedCount = 0 }
    return droppedCount
  }

  /// Writes waiting text until a deadline.
  mutating func finish(until deadline: ContinuousClock.Instant, _ clock: any EventClock) {
    while isWaiting, clock.now < deadline {
      guard clock.wait(for: interests, until: deadline) != nil else { return }
      flush()
    }
  }
}

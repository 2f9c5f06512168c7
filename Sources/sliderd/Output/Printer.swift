// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import Logging
import StepSlider
import StepSliderTerminal

/// Writes events to standard output, and messages to standard error without spoiling a drawing.
final class Printer: EventSource {
  /// What became of standard output.
  enum Event: Equatable {
    /// Nobody read it, and so many texts were dropped.
    case dropped(Int)
    /// Nothing can be written any more, for a reason as `errno` has it.
    case failed(CInt)
  }

  private var display: any Display
  private var outlet = Outlet(descriptor: STDOUT_FILENO)
  private let log: Logger
  private let clock: any EventClock
  private var lastQuestion: ContinuousClock.Instant
  private var isFailureTold = false
  /// How long a terminal may take to answer; over a slow line some tenths of a second.
  private static let replyPatience: Duration = .milliseconds(200)

  init(display: any Display, logLevel: Logger.Level, clock: any EventClock) {
    (self.display, self.clock, lastQuestion) = (display, clock, clock.now)
    log = Logger(label: "sliderd") { _ in StandardErrorLog(logLevel: logLevel) }
  }

  /// Where a pointer finds the slider; `nil` where it can't, or that isn't known yet.
  var pointerFrame: DrawingFrame? { display.pointerFrame }

  var interests: [Interest] {
    outlet.isWaiting ? [Interest(STDOUT_FILENO, isForWriting: true)] : []
  }

  var deadline: ContinuousClock.Instant? {
    (outlet.failure != nil && !isFailureTold) || outlet.hasDropped ? clock.now : nil
  }

  /// Writes what waited for a reader.
  func advance(_ wakeup: Wakeup) -> [Event] {
    outlet.flush()
    let dropped = outlet.takeDroppedCount().map(Event.dropped)
    guard let failure = outlet.failure, !isFailureTold else { return [dropped].compactMap(\.self) }
    isFailureTold = true
    return [.failed(failure)]
  }

  /// Until when to wait for the terminal's answer to where the cursor is; `nil` if none is awaited.
  var replyDeadline: ContinuousClock.Instant? {
    display.awaitsCursor ? lastQuestion + Self.replyPatience : nil
  }

  /// Takes the terminal's answer to where the cursor is.
  func noteCursor(row: Int, column: Int) { display.noteCursor(row: row, column: column) }

  /// Writes what a display has for an event of the slider at an index; without one, of that with the
  /// focus.
  func show(_ event: DisplayEvent, of panel: SliderPanel, at index: Int? = nil) {
    let index = index ?? panel.focus
    guard index == panel.focus || !display.showsOnlyFocus else { return }
    let text = display.text(for: event, of: panel.sliders[index], panel.controls[index].texts)
    if text.hasSuffix(KeyDecoder.cursorQuestion) { lastQuestion = clock.now }
    outlet.write(text)
  }

  /// Writes a line to standard error, with the drawing out of its way, unless the level hides it.
  func tell(
    _ level: Logger.Level,
    _ message: @autoclosure () -> String,
    of panel: SliderPanel
  ) {
    guard level >= log.logLevel else { return }
    show(.hidden, of: panel)
    log.log(level: level, "\(message())")
    show(.redraw, of: panel)
  }

  /// Tells of something that went wrong and is no reason to end.
  func warn(_ message: String, of panel: SliderPanel) {
    tell(.warning, message, of: panel)
    show(.error(message), of: panel)
  }

  /// Tells why the program ends, and what went wrong at its end; the drawing doesn't come again. No
  /// log level hides why.
  func tellEnd(
    _ message: String,
    _ level: Logger.Level = .critical,
    of panel: SliderPanel
  ) {
    show(.hidden, of: panel)
    log.log(level: level, "\(message)")
    show(.error(message), of: panel)
  }

  /// Writes the last event, but doesn't wait for a reader longer than there is patience.
  func finish(with event: DisplayEvent, of panel: SliderPanel, within patience: Duration) {
    show(event, of: panel)
    outlet.finish(until: clock.now + patience, clock)
  }
}

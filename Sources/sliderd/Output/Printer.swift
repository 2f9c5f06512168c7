// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Logging
import StepSlider
import StepSliderTerminal

/// Writes news to standard output, and remarks to standard error without spoiling a drawing.
struct Printer {
  private var display: any Display
  private var outlet = Outlet(descriptor: STDOUT_FILENO)
  private let log: Logger
  private var lastQuestion = ContinuousClock.now
  /// How long a terminal may take to answer; over a slow line some tenths of a second.
  private static let replyPatience: Duration = .milliseconds(200)

  init(display: any Display, logLevel: Logger.Level) {
    self.display = display
    log = Logger(label: "sliderd") { _ in StandardErrorLog(logLevel: logLevel) }
  }

  /// Where a pointer finds the slider; `nil` where it can't, or the place isn't known yet.
  var place: DrawingPlace? { display.place }

  /// What to wait for until ``flush(of:)`` can go on.
  var interest: Poller.Interest {
    Poller.Interest(descriptor: outlet.isWaiting ? STDOUT_FILENO : -1, isForWriting: true)
  }

  /// Why nothing can be written any more, as `errno` has it; `nil` while that isn't so.
  var failure: CInt? { outlet.failure }

  /// Until when to wait for the terminal's answer to where the cursor is; `nil` if none is awaited.
  var replyDeadline: ContinuousClock.Instant? {
    display.awaitsCursor ? lastQuestion + Self.replyPatience : nil
  }

  /// Takes the terminal's answer to where the cursor is.
  mutating func noteCursor(row: Int, column: Int) {
    display.noteCursor(row: row, column: column)
  }

  /// Writes what a display has for news of a slider; without a place, of the one with the focus.
  mutating func show(_ news: News, of panel: SliderPanel, at place: Int? = nil) {
    let place = place ?? panel.focus
    guard place == panel.focus || !display.showsOnlyFocus else { return }
    let text = display.text(for: news, of: panel.sliders[place], panel.controls[place].texts)
    if text.hasSuffix(KeyDecoder.cursorQuestion) { lastQuestion = .now }
    outlet.write(text)
  }

  /// Writes a line to standard error, with the drawing out of its way, unless the level hides it.
  mutating func tell(
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
  mutating func report(_ message: String, of panel: SliderPanel) {
    tell(.warning, message, of: panel)
    show(.problem(message), of: panel)
  }

  /// Tells why the program ends, and what went wrong at its end; the drawing doesn't come again. No
  /// log level hides why.
  mutating func reportEnd(
    _ message: String,
    _ level: Logger.Level = .critical,
    of panel: SliderPanel
  ) {
    show(.hidden, of: panel)
    log.log(level: level, "\(message)")
    show(.problem(message), of: panel)
  }

  /// Writes what waited for a reader.
  mutating func flush(of panel: SliderPanel) {
    outlet.flush()
    if let count = outlet.takeDroppedCount() {
      report("\(count) events were dropped: standard output was not read", of: panel)
    }
  }

  /// Writes the last news, but doesn't wait for a reader longer than there is patience.
  mutating func finish(with news: News, of panel: SliderPanel, within patience: Duration) {
    show(news, of: panel)
    outlet.finish(until: .now + patience)
  }
}

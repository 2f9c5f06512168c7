// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Logging
import StepSlider
import StepSliderTerminal

/// Writes events to standard output, and messages to the log without damaging a drawing.
///
/// Nothing waits for a slow reader: text is written when there is room.
final class Printer: EventSource {
  /// How many texts were dropped because nobody read standard output, or why writing has ended.
  typealias Event = Result<Int, Failure>

  /// The most bytes that may wait. A text that would exceed this limit is dropped whole.
  private static let capacity = 1 << 20
  /// How long a terminal may take to answer. Over a slow line that can be some tenths of a second.
  private static let replyPatience: Duration = .milliseconds(200)

  private var display: (any Display)?
  private let screen: any Screen
  private let logLevel: Logger.Level
  private let clock: any EventClock
  private var waiting: [UInt8] = []
  /// The number of waiting bytes up to the end of the last question to the terminal.
  private var questionEnd = 0
  /// When a part of the last question was written.
  private var lastQuestion: Duration
  private var droppedCount = 0
  private var failure: Failure?
  private var isFailureTold = false

  init(
    _ display: (any Display)?,
    on screen: any Screen,
    logLevel: Logger.Level,
    clock: any EventClock
  ) {
    (self.display, self.screen, self.logLevel) = (display, screen, logLevel)
    (self.clock, lastQuestion) = (clock, clock.now)
  }

  var pointerFrame: DrawingFrame? { display?.pointerFrame }

  /// The deadline for the terminal to report the location of its cursor, if it is asked.
  var replyDeadline: Duration? {
    display?.awaitsCursor == true ? lastQuestion + Self.replyPatience : nil
  }

  func noteCursor(row: Int, column: Int) { display?.noteCursor(row: row, column: column) }

  /// Shows an event of the slider at an index, or of the slider with the focus.
  func show(_ event: DisplayEvent, of panel: SliderPanel, at index: Int? = nil) {
    guard let text = display?.text(for: event, of: panel, at: index ?? panel.focusedIndex) else {
      return
    }
    guard waiting.count + text.utf8.count <= Self.capacity else {
      droppedCount += 1
      return
    }
    waiting += text.utf8
    if text.hasSuffix(KeyDecoder.cursorQuestion) { questionEnd = waiting.count }
    flush()
  }

  /// Logs a line, and hides the drawing meanwhile, if the log level includes it.
  func log(_ level: Logger.Level, _ message: @autoclosure () -> String, of panel: SliderPanel) {
    guard level >= logLevel else { return }
    show(.hidden, of: panel)
    screen.log(level, SpokenText.printed(message()))
    show(.redraw, of: panel)
  }

  func warn(_ message: String, of panel: SliderPanel) {
    log(.warning, message, of: panel)
    show(.error(message), of: panel)
  }

  /// Logs why the program ends, or what failed at its end, at any log level. Leaves the drawing
  /// hidden.
  func logEnd(_ message: String, _ level: Logger.Level = .critical, of panel: SliderPanel) {
    show(.hidden, of: panel)
    screen.log(level, SpokenText.printed(message))
    show(.error(message), of: panel)
  }

  /// Writes the last event, and waits for a reader at most for a given time. Questions that still
  /// wait are dropped, because a shell would get the answers.
  func finish(with event: DisplayEvent, of panel: SliderPanel, within patience: Duration) {
    for question in [KeyDecoder.cursorQuestion, KeyDecoder.protocolQuestion] {
      waiting.replace(Array(question.utf8), with: [])
    }
    questionEnd = 0
    show(event, of: panel)
    let deadline = clock.now + patience
    while isWaiting, clock.now < deadline, clock.wait(for: interests, until: deadline) != nil {
      flush()
    }
  }

  private var isWaiting: Bool { !waiting.isEmpty && failure == nil }
  private var hasDropped: Bool { droppedCount > 0 && waiting.isEmpty }
  var interests: [DescriptorInterest] { isWaiting ? [screen.interest] : [] }

  var deadline: Duration? { (failure != nil && !isFailureTold) || hasDropped ? clock.now : nil }

  func advance(_ wakeup: Wakeup) -> [Event] {
    flush()
    var events: [Event] = []
    if hasDropped {
      events = [.success(droppedCount)]
      droppedCount = 0
    }
    guard let failure, !isFailureTold else { return events }
    isFailureTold = true
    return [.failure(failure)]
  }

  private func flush() {
    guard isWaiting else { return }
    do throws(Failure) {
      let count = try screen.write(waiting[...])
      waiting.removeFirst(count)
      guard questionEnd > 0 else { return }
      questionEnd -= min(count, questionEnd)
      lastQuestion = clock.now
    } catch { failure = error }
  }
}

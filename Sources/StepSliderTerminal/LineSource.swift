// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Spelling
package import StepSlider

/// A source of keys from lines, such as those of a script on standard input.
package final class LineSource: EventSource {
  private let input: any ByteInput
  private let clock: any EventClock
  /// Returns whether nothing is being spoken; lines can wait for that.
  private let isSilent: () -> Bool
  private var script = LineScript()
  private var pace = LinePace()
  /// When the input ended; `nil` before that.
  private var end: ContinuousClock.Instant?
  private var isOver = false

  /// Creates a source of lines, by default those of standard input.
  package init(
    _ input: any ByteInput = DescriptorInput(),
    clock: any EventClock = SystemClock(),
    isSilent: @escaping () -> Bool
  ) {
    (self.input, self.clock, self.isSilent) = (input, clock, isSilent)
  }

  /// Nothing while a line has to wait.
  package var interests: [Interest] {
    !isOver && pace.isFree && script.isHungry ? [input.interest] : []
  }

  package var deadline: ContinuousClock.Instant? {
    guard !isOver else { return nil }
    switch pace.pause {
    case nil: return script.isHungry ? nil : clock.now
    case .silence: return isSilent() ? clock.now : nil
    case .time(let end): return end
    }
  }

  /// Carries out the lines up to the next one that waits. Later lines wait at least until the
  /// next turn, because these may cause something to be spoken.
  package func advance(_ wakeup: Wakeup) -> [TerminalEvent] {
    if wakeup.isReady(input.interest) { read() }
    pace.advance(isSilent: isSilent(), at: wakeup.now)
    var events: [TerminalEvent] = []
    do throws(LineError) {
      while !isOver, pace.isFree, let step = try script.next() {
        take(step, into: &events, at: wakeup.now)
      }
    } catch {
      isOver = true
      events.append(.mistake(error))
    }
    return events
  }

  private func read() {
    let bytes = input.read()
    if bytes.isEmpty { script.endInput() } else { script.append(bytes) }
  }

  private func take(
    _ step: LineStep,
    into events: inout [TerminalEvent],
    at now: ContinuousClock.Instant
  ) {
    switch step {
    case .press(let press): events.append(.press(press))
    case .interrupt: events.append(.interrupt)
    case .quit: events.append(.quit)
    case .wait: pace.waitForSilence()
    case .sleep(let duration): pace.wait(until: now + duration)
    case .end:
      let start = end ?? now
      end = start
      isOver = events.isEmpty && isSilent()
      if isOver { events.append(.endOfInput(since: start)) } else { pace.waitForSilence() }
    }
  }
}

/// The instruction on a line of input.
package enum LineStep: Hashable, Sendable {
  /// Press a key.
  case press(KeyPress)
  /// Quit, as Ctrl-C does.
  case interrupt
  /// Quit, as Ctrl-D does.
  case quit
  /// Continue when nothing is being spoken.
  case wait
  /// Continue after a time.
  case sleep(Duration)
  /// The input has ended.
  case end
}

/// An error in a line of input.
public struct LineError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, counting from 1.
  public let line: Int
  /// A description of the error.
  public let message: String

  /// Creates an error for a line.
  package init(line: Int, message: String) { (self.line, self.message) = (line, message) }

  /// The error with its location, for the author of the lines.
  public var description: String { "standard input:\(line): \(message)" }
}

/// A parser for lines of key names, such as `right`, `page-up`, `wait` and `sleep 500`. It is a
/// value; pass it whatever a read of standard input returned.
///
/// A line can also be a single character, or a number such as `2,000` or `2:10`, which is one key per
/// character. A line that begins with `#` is a comment.
package struct LineScript: Sendable {
  /// The maximum number of bytes in a line, so that memory use stays bounded.
  package static let maximumLineLength = 1000

  private var bytes: [UInt8] = []
  private var lineNumber = 0
  private var pending: [LineStep] = []
  private var isAtEnd = false

  /// Creates a parser without input.
  package init() {}

  /// Whether the next step needs more input.
  package var isHungry: Bool { !isAtEnd && pending.isEmpty && !bytes.contains(UInt8(ascii: "\n")) }

  /// Adds input.
  package mutating func append(_ input: some Sequence<UInt8>) { bytes += input }

  /// Marks the end of the input; the last line doesn't need a line feed.
  package mutating func endInput() {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    isAtEnd = true
  }

  /// Returns the next step, or `nil` if more input is needed.
  ///
  /// - Throws: A ``LineError`` if a line isn't a key or is too long.
  package mutating func next() throws(LineError) -> LineStep? {
    while pending.isEmpty {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
        guard bytes.count <= Self.maximumLineLength else { throw tooLong }
        return isAtEnd ? .end : nil
      }
      lineNumber += 1
      guard end <= Self.maximumLineLength else { throw tooLong }
      var line = String(decoding: bytes[..<end], as: UTF8.self)
      // Some editors put U+FEFF at the beginning of a file.
      if lineNumber == 1, line.unicodeScalars.first == "\u{FEFF}" {
        line.unicodeScalars.removeFirst()
      }
      bytes.removeFirst(end + 1)
      pending = try steps(of: line)
    }
    return pending.removeFirst()
  }

  private var tooLong: LineError {
    let number = bytes.contains(UInt8(ascii: "\n")) ? lineNumber : lineNumber + 1
    return LineError(line: number, message: "line longer than \(Self.maximumLineLength) bytes")
  }

  private func steps(of line: String) throws(LineError) -> [LineStep] {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else { return [] }
    if first == "sleep" { return [.sleep(try duration(words))] }
    guard words.count == 1 else {
      throw LineError(
        line: lineNumber,
        message: "expected one key per line, found \"\(SpokenText.cleaned(line))\""
      )
    }
    if let step = Self.words[first.lowercased()] { return [step] }
    if let key = Key(named: first) ?? Key(named: first.lowercased()) {
      return [.press(KeyPress(key))]
    }
    let isNumber =
      first.first?.isWholeNumber == true
      && first.allSatisfy { $0.isWholeNumber || ".,:'’٫٬".contains($0) }
    guard isNumber else { throw unknown(first) }
    return first.map { .press(KeyPress(.character($0))) }
  }

  private func duration(_ words: [String]) throws(LineError) -> Duration {
    guard words.count == 2, let milliseconds = Int(words[1]),
      (0...86_400_000).contains(milliseconds)
    else {
      throw LineError(
        line: lineNumber,
        message: "sleep needs a number of milliseconds, 0 to 86400000"
      )
    }
    return .milliseconds(milliseconds)
  }

  private func unknown(_ word: String) -> LineError {
    if let control = word.unicodeScalars.first(where: { $0.properties.generalCategory == .control })
    {
      let code = String(control.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      return LineError(
        line: lineNumber,
        message: "control character \(name) in \"\(SpokenText.cleaned(word))\"; remove it"
      )
    }
    let advice =
      word.nearest(of: Self.known).map { "; did you mean \"\($0)\"?" }
      ?? "; use a key such as right, left, page-up, home, 4 or space"
    return LineError(
      line: lineNumber,
      message: "unknown key \"\(SpokenText.cleaned(word))\"\(advice)"
    )
  }

  private static let known = (Key.names + words.keys + ["sleep"]).sorted()

  private static let words: [String: LineStep] = [
    "ctrl-c": .interrupt, "ctrl-d": .quit, "wait": .wait,
  ]
}

/// The wait before the next line of a ``LineScript``.
package struct LinePace: Sendable {
  /// The current wait; `nil` if the next line can be carried out.
  package private(set) var pause: Pause?

  /// A reason to wait.
  package enum Pause: Hashable, Sendable {
    /// Until nothing is being spoken.
    case silence
    /// Until a point in time.
    case time(ContinuousClock.Instant)
  }

  /// Creates a pace without a wait.
  package init() {}

  /// Whether the next line can be carried out.
  package var isFree: Bool { pause == nil }

  /// Makes the next line wait until nothing is being spoken.
  package mutating func waitForSilence() { pause = .silence }

  /// Makes the next line wait until a point in time.
  package mutating func wait(until end: ContinuousClock.Instant) { pause = .time(end) }

  /// Ends the wait if it is over.
  package mutating func advance(isSilent: Bool, at now: ContinuousClock.Instant) {
    switch pause {
    case .silence where isSilent: pause = nil
    case .time(let end) where end <= now: pause = nil
    default: break
    }
  }
}

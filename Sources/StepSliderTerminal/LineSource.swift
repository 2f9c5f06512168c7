// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc
import Spelling
import StepSlider

/// A source of keys from lines, such as those of a script on standard input.
package final class LineSource: EventSource {
  private let input: DescriptorInterest
  private let read: () -> [UInt8]
  private let clock: any EventClock
  /// Returns whether nothing is being spoken; lines can wait for that.
  private let isSilent: () -> Bool
  private var script = LineScript()
  /// Whether the next line waits until nothing is being spoken.
  private var waitsForSilence = false
  /// When the next line may be carried out; `nil` if it doesn't wait for a time.
  private var pauseEnd: Duration?
  /// When a text that was typed is surely complete: characters within a second belong together.
  private var textEnd: Duration?
  private static let textPatience: Duration = .milliseconds(1_100)
  /// When the input ended; `nil` before that.
  private var end: Duration?
  private var isOver = false

  /// Creates a source of lines, by default those of standard input. The last function is called
  /// when the input is ready, and returns no bytes at its end; by default, it reads the descriptor.
  package init(
    of input: DescriptorInterest = DescriptorInterest(STDIN_FILENO),
    clock: any EventClock = SystemClock(),
    isSilent: @escaping () -> Bool,
    read: (() -> [UInt8])? = nil
  ) {
    (self.input, self.clock, self.isSilent) = (input, clock, isSilent)
    self.read = read ?? { readBytes(of: input.descriptor) }
  }

  package var interests: [DescriptorInterest] {
    !isOver && isFree && script.isHungry ? [input] : []
  }

  /// Whether the next line can be carried out.
  private var isFree: Bool { !waitsForSilence && pauseEnd == nil }

  package var deadline: Duration? {
    guard !isOver else { return nil }
    if waitsForSilence { return isSilent() ? max(clock.now, textEnd ?? clock.now) : nil }
    return pauseEnd ?? (script.isHungry ? nil : clock.now)
  }

  /// Carries out the lines up to the next one that waits. Later lines wait at least until the
  /// next turn, because these may cause something to be spoken.
  package func advance(_ wakeup: Wakeup) -> [TerminalEvent] {
    if wakeup.ready.contains(input) {
      let bytes = read()
      if bytes.isEmpty { script.endInput() } else { script.append(bytes) }
    }
    if (textEnd ?? wakeup.now) <= wakeup.now { textEnd = nil }
    if waitsForSilence, isSilent(), textEnd == nil { waitsForSilence = false }
    if let end = pauseEnd, end <= wakeup.now { pauseEnd = nil }
    var events: [TerminalEvent] = []
    do throws(LineError) {
      while !isOver, isFree, let step = try script.next() {
        perform(step, addingTo: &events, at: wakeup.now)
      }
    } catch {
      isOver = true
      events.append(.mistake(error))
    }
    return events
  }

  private func perform(_ step: LineStep, addingTo events: inout [TerminalEvent], at now: Duration) {
    switch step {
    case .event(let event):
      if case .press(let press) = event, let character = press.key.character,
        character.isLetter || character.isNumber
      {
        textEnd = now + Self.textPatience
      }
      events.append(event)
    case .wait: waitsForSilence = true
    case .sleep(let duration): pauseEnd = now + duration
    case .end:
      let start = end ?? now
      (end, textEnd) = (start, nil)
      isOver = events.isEmpty && isSilent()
      if isOver { events.append(.endOfInput(since: start)) } else { waitsForSilence = true }
    }
  }
}

/// The instruction on a line of input.
package enum LineStep: Hashable, Sendable {
  /// Press a key, or quit as Ctrl-C or Ctrl-D does.
  case event(TerminalEvent)
  /// Continue when nothing is being spoken, and what was typed is complete.
  case wait
  case sleep(Duration)
  case end
}

package struct LineError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, counting from 1.
  package let line: Int
  package let message: String

  /// The error with its location, for the author of the lines.
  package var description: String { "standard input:\(line): \(message)" }
}

/// A parser for lines of key names, such as `right`, `page-up`, `wait` and `sleep 500`. Pass it
/// whatever a read of standard input returned.
/// A line can also be a single character, or a number such as `2,000` or `2:10`, which is one key
/// per character. A line that begins with `#` is a comment.
package struct LineScript: Sendable {
  /// The maximum number of bytes in a line, so that memory use stays bounded.
  package static let maximumLineLength = 1000

  private var bytes: [UInt8] = []
  private var lineNumber = 0
  private var pending: [LineStep] = []
  private var isAtEnd = false

  package init() {}

  /// Whether the next step needs more input.
  package var isHungry: Bool { !isAtEnd && pending.isEmpty && !bytes.contains(UInt8(ascii: "\n")) }

  package mutating func append(_ input: some Sequence<UInt8>) { bytes += input }

  /// Marks the end of the input; the last line doesn't need a line feed.
  package mutating func endInput() {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    isAtEnd = true
  }

  /// Returns the next step, or `nil` if more input is needed. Throws if a line isn't a key or is
  /// too long.
  package mutating func next() throws(LineError) -> LineStep? {
    while pending.isEmpty {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
        guard bytes.count <= Self.maximumLineLength else { throw tooLong }
        return isAtEnd ? .end : nil
      }
      lineNumber += 1
      guard end <= Self.maximumLineLength else { throw tooLong }
      guard var line = String(validating: bytes[..<end], as: UTF8.self) else {
        throw error("bytes that aren't UTF-8; save the lines as UTF-8")
      }
      // Some editors put U+FEFF at the beginning of a file.
      let hasMark = lineNumber == 1 && line.unicodeScalars.first == "\u{FEFF}"
      if hasMark { line.unicodeScalars.removeFirst() }
      bytes.removeFirst(end + 1)
      pending = try steps(of: line)
    }
    return pending.removeFirst()
  }

  private var tooLong: LineError {
    let number = bytes.contains(UInt8(ascii: "\n")) ? lineNumber : lineNumber + 1
    return LineError(line: number, message: "line longer than \(Self.maximumLineLength) bytes")
  }

  private func error(_ message: String) -> LineError {
    LineError(line: lineNumber, message: message)
  }

  private func steps(of line: String) throws(LineError) -> [LineStep] {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else { return [] }
    if first.lowercased() == "sleep" { return [.sleep(try duration(words))] }
    guard words.count == 1 else {
      throw error("expected one key per line, found \"\(SpokenText.cleaned(line))\"")
    }
    if let step = Self.words[first.lowercased()] { return [step] }
    if let key = SliderKey(bindable: first) ?? SliderKey(bindable: first.lowercased()) {
      return [.event(.press(KeyPress(key)))]
    }
    guard first.first?.isWholeNumber == true,
      first.allSatisfy({ $0.isWholeNumber || ".,:'’٫٬".contains($0) })
    else { throw unknown(first) }
    return first.map { .event(.press(KeyPress(.character($0)))) }
  }

  private func duration(_ words: [String]) throws(LineError) -> Duration {
    guard words.count == 2, let milliseconds = Int(words[1]),
      (0...86_400_000).contains(milliseconds)
    else { throw error("sleep needs a number of milliseconds, 0 to 86400000") }
    return .milliseconds(milliseconds)
  }

  private func unknown(_ word: String) -> LineError {
    let scalars = word.unicodeScalars
    if let control = scalars.first(where: { $0.properties.generalCategory == .control }) {
      let code = String(control.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      return error("control character \(name) in \"\(SpokenText.cleaned(word))\"; remove it")
    }
    return error("unknown key \"\(SpokenText.cleaned(word))\"; \(Self.advice(insteadOf: word))")
  }

  private static func advice(insteadOf word: String) -> String {
    let letters = word.lowercased().filter { !"-_".contains($0) }.replacing("arrow", with: "")
    if letters.first == "f", Int(letters.dropFirst()) != nil {
      return "the function keys are f1 to f12"
    }
    let usual = known.first { $0.filter { $0 != "-" } == letters } ?? usualNames[letters]
    return (usual ?? word.nearest(of: known)).map { "did you mean \"\($0)\"?" }
      ?? "use a key such as right, left, page-up, home, 4 or space"
  }

  /// The names that keyboards and other programs have for keys.
  private static let usualNames = [
    "esc": "escape", "del": "delete", "pgup": "page-up", "prior": "page-up", "pgdn": "page-down",
    "pgdown": "page-down", "next": "page-down", "return": "enter", "bs": "backspace",
    "spacebar": "space", "blank": "space", "backtab": "shift-tab", "quit": "q", "exit": "q",
  ]

  private static let known = (SliderKey.names + words.keys + ["sleep"]).sorted()
  private static let words: [String: LineStep] = [
    "ctrl-c": .event(.interrupt), "ctrl-d": .event(.quit), "wait": .wait,
  ]
}

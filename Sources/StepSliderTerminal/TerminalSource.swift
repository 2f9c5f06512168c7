// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc
package import StepSlider

/// A source of a terminal's keys, mouse reports and end. Start a ``RawTerminal`` first.
package final class TerminalSource: EventSource {
  private let input: DescriptorInterest
  private let read: () -> [UInt8]
  private let start: Duration
  private var lastRead: Duration
  private var decoder = KeyDecoder()
  private var repeats = RepeatDetector()
  private var isOver = false

  /// Creates a source of a terminal's bytes, by default those of standard input. The function is
  /// called when the input is ready, and returns no bytes at its end; by default, it reads the
  /// descriptor.
  package init(
    of input: DescriptorInterest = DescriptorInterest(STDIN_FILENO),
    clock: any EventClock = SystemClock(),
    read: (() -> [UInt8])? = nil
  ) {
    (self.input, self.read) = (input, read ?? { readBytes(of: input.descriptor) })
    start = clock.now
    lastRead = start
  }

  package var interests: [DescriptorInterest] { isOver ? [] : [input] }

  /// When to stop waiting for the rest of a sequence; `nil` between keys.
  package var deadline: Duration? { decoder.patience.map { lastRead + $0 } }

  package func advance(_ wakeup: Wakeup) -> [TerminalEvent] {
    guard wakeup.ready.contains(input) else {
      guard let deadline, deadline <= wakeup.now else { return [] }
      return marked(decoder.giveUpWaiting())
    }
    let bytes = read()
    lastRead = wakeup.now
    guard bytes.isEmpty else { return marked(decoder.decode(bytes).withAnswersFirst) }
    isOver = true
    return [.hangup]
  }

  /// Marks keys that arrive as fast as those of a held key, and drops the releases of others.
  private func marked(_ events: [TerminalEvent]) -> [TerminalEvent] {
    events.compactMap { event in
      switch event {
      case .press(let press): .press(repeats.judge(press, at: lastRead - start))
      case .release(let key): repeats.release(key) ? event : nil
      default: event
      }
    }
  }
}

extension [TerminalEvent] {
  /// The same events; what the terminal answers comes first. While a program handles another event, it
  /// may wait for the answer before it leaves the terminal.
  fileprivate var withAnswersFirst: Self { filter { $0.isAnswer } + filter { !$0.isAnswer } }
}

extension TerminalEvent {
  fileprivate var isAnswer: Bool { if case .cursor = self { true } else { false } }
}

/// An event on standard input, from a terminal or from lines that name keys.
package enum TerminalEvent: Hashable, Sendable {
  case press(KeyPress)
  /// A key is up again, in terminals that tell. A ``TerminalSource`` reports only a held key.
  case release(SliderKey)
  /// Text was pasted, whatever it is.
  case paste
  /// Ctrl-C: quit immediately.
  case interrupt
  /// Ctrl-D: quit, because there is no more input.
  case quit
  /// Ctrl-Z: suspend the program.
  case suspend
  /// A mouse report, if ``TerminalMode/mouseDrags`` and ``TerminalMode/sgrMouse`` are on.
  case pointer(PointerReport)
  /// The terminal lost the focus, if ``TerminalMode/focus`` is on.
  case focusLost
  /// The cursor position, within ``PointerReport/coordinates``: the answer to
  /// ``KeyDecoder/cursorQuestion``. Ignore it unless you asked, because some terminals send the
  /// same for F3 with a modifier.
  case cursor(row: Int, column: Int)
  /// The terminal has closed. No event follows.
  case hangup
  /// The lines ended at this time, and nothing is being spoken. No event follows.
  case endOfInput(since: Duration)
  /// A line is invalid. No event follows.
  case mistake(LineError)
}

/// A detector that tells a held key from repeated presses, which most terminals don't. The slowest
/// common repeat is that of the Linux console, every 92 ms. Fingers are slower.
package struct RepeatDetector: Sendable {
  /// The time within which two presses of a key count as holding it.
  package static let window: Duration = .milliseconds(100)

  private var last: (key: SliderKey, time: Duration)?
  /// The keys that have repeated since they were pressed.
  private var held: Set<SliderKey> = []

  package init() {}

  /// Returns a press, marked as a repeat if the terminal marked it or the same key was pressed
  /// shortly before. Times are durations since any fixed moment.
  package mutating func judge(_ press: KeyPress, at time: Duration) -> KeyPress {
    let isSoon = last.map { $0.key == press.key && time - $0.time < Self.window } ?? false
    let isRepeat = press.isRepeat || isSoon
    last = (press.key, time)
    if isRepeat { held.insert(press.key) } else { held.remove(press.key) }
    return KeyPress(press.key, isRepeat: isRepeat)
  }

  /// Lets the next press of a key be none of its repeats. Returns whether it was held.
  package mutating func release(_ key: SliderKey) -> Bool {
    if last?.key == key { last = nil }
    return held.remove(key) != nil
  }
}

/// Reads at most 4,096 bytes of a descriptor, waiting if there are none yet; returns none at the
/// end of input.
package func readBytes(of descriptor: CInt) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
    repeat {
      count = read(descriptor, buffer.baseAddress, 4096)
    } while count < 0 && errno == EINTR
    count = max(0, count)
  }
}

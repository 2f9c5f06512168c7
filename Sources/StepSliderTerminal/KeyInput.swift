// SPDX-License-Identifier: GPL-3.0-or-later

public import EventLoop
import Glibc
public import StepSlider

/// Keys from standard input: a terminal's, or, where there is none, the names of keys in lines.
///
/// A line has one key, such as `right`, `page-up` or `4`; `wait` waits until nothing is being spoken,
/// `sleep 500` waits for so many milliseconds, and `#` begins a comment.
///
///     let loop = EventLoop()
///     loop.add(KeyInput { voice.isSilent }) { event in handle(event) }
///     loop.run { !isOver }
public final class KeyInput: EventSource {
  /// What comes in.
  public enum Event: Hashable, Sendable {
    /// A key was pressed.
    case press(KeyPress)
    /// Ctrl-C.
    case interrupt
    /// Ctrl-Z.
    case suspend
    /// A line names no key. Nothing comes after it.
    case mistake(LineError)
    /// Ctrl-D, the end of the lines, or the terminal is gone. Nothing comes after it.
    case end
  }

  private let source: any EventSource<TerminalEvent>
  private var isOver = false

  /// Begins to take keys; put the terminal into raw mode first, as ``RawTerminal`` does.
  ///
  /// - Parameters:
  ///   - clock: Where the time comes from.
  ///   - isSilent: Whether nothing is being spoken; lines may wait for that.
  public init(
    clock: any EventClock = SystemClock(),
    isSilent: @escaping () -> Bool = { true }
  ) {
    source =
      isatty(STDIN_FILENO) == 1
      ? TerminalSource(clock: clock) : LineSource(clock: clock, isSilent: isSilent)
  }

  /// What the loop waits for.
  public var interests: [Interest] { isOver ? [] : source.interests }

  /// When the loop advances it even if nothing comes.
  public var deadline: ContinuousClock.Instant? { isOver ? nil : source.deadline }

  /// Reads what there is.
  public func advance(_ wakeup: Wakeup) -> [Event] {
    guard !isOver else { return [] }
    let events = source.advance(wakeup).compactMap(Event.init)
    let end = events.firstIndex(where: \.isLast)
    isOver = end != nil
    return end.map { Array(events[...$0]) } ?? events
  }
}

extension KeyInput.Event {
  fileprivate init?(_ event: TerminalEvent) {
    switch event {
    case .press(let press): self = .press(press)
    case .interrupt: self = .interrupt
    case .suspend: self = .suspend
    case .mistake(let error): self = .mistake(error)
    case .quit, .hangup, .endOfInput: self = .end
    case .pointer, .focusLost, .cursor: return nil
    }
  }

  fileprivate var isLast: Bool {
    switch self {
    case .end, .mistake: true
    case .press, .interrupt, .suspend: false
    }
  }
}

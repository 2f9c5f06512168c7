// SPDX-License-Identifier: GPL-3.0-or-later

public import EventLoop
import Glibc
public import StepSlider

/// A source of keys from standard input: a terminal, or lines with the names of keys.
///
/// Without a terminal, each line names a key that a slider may have a command for, as `SliderKey`
/// lists them: `right`, `page-up` or `4`. The line `wait` waits until nothing is being spoken, `sleep 500` waits for 500
/// milliseconds, and `#` begins a comment. Use the source on the thread of its loop.
///
///     let loop = MainLoop()
///     loop.add(TerminalInput { voice.isSilent }) { event in handle(event) }
///     loop.run { !isOver }
public final class TerminalInput: EventSource {
  /// An event on standard input.
  @nonexhaustive
  public enum Event: Hashable, Sendable {
    /// A key was pressed. If `isRepeat` is `true`, it is held down and repeats, as far as its device
    /// can tell.
    case press(SliderKey, isRepeat: Bool)
    /// Ctrl-C was pressed.
    case interrupt
    /// Ctrl-Z was pressed.
    case suspend
    /// A line is invalid, for the reason given. No event follows.
    case mistake(reason: String)
    /// Ctrl-D was pressed, the lines have ended, or the terminal has closed. No event follows.
    case end
  }

  private let source: any EventSource<TerminalEvent>
  private var isOver = false

  /// Creates a source for standard input. Put a terminal into raw mode first, with ``RawTerminal``.
  ///
  /// - Parameter isSilent: Returns whether nothing is being spoken; lines can wait for that.
  public init(isSilent: @escaping () -> Bool = { true }) {
    source = isatty(STDIN_FILENO) == 1 ? TerminalSource() : LineSource(isSilent: isSilent)
  }

  /// The descriptors that the loop waits for.
  public var interests: [DescriptorInterest] { isOver ? [] : source.interests }

  /// The time at which the loop advances the source even if nothing is ready.
  public var deadline: Duration? { isOver ? nil : source.deadline }

  /// Reads the available input.
  public func advance(_ wakeup: Wakeup) -> [Event] {
    var events: [Event] = []
    guard !isOver else { return events }
    for event in source.advance(wakeup) where !isOver {
      switch event {
      case .press(let press): events.append(.press(press.key, isRepeat: press.isRepeat))
      case .interrupt: events.append(.interrupt)
      case .suspend: events.append(.suspend)
      case .mistake(let error):
        events.append(.mistake(reason: error.description))
        isOver = true
      case .quit, .hangup, .endOfInput:
        events.append(.end)
        isOver = true
      case .release, .paste, .pointer, .focusLost, .cursor: break
      }
    }
    return events
  }
}

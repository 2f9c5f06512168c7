// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
public import StepSlider

/// Keys from standard input: a terminal's, or, where there is none, the names of keys in lines.
///
/// A line has one key, such as `right`, `page-up` or `4`; `wait` waits until nothing is being spoken,
/// `sleep 500` waits for so many milliseconds, and `#` begins a comment. A loop waits for
/// ``descriptor`` and ``deadline``, calls ``read()`` when there is something to read, and then takes
/// the events one by one:
///
///     while let event = try keys.next(isSilent: voice.isSilent) { handle(event) }
public struct KeyInput {
  /// What comes in.
  public enum Event: Hashable, Sendable {
    /// A key was pressed.
    case press(KeyPress)
    /// Ctrl-C.
    case interrupt
    /// Ctrl-Z.
    case suspend
    /// Ctrl-D, the end of the lines, or the terminal is gone. Nothing comes after it.
    case end
  }

  private var keys: KeySource
  private var pace = LinePace()
  private var events: [Event] = []
  private var isOver = false

  /// Begins to take keys; put the terminal into raw mode first, as ``RawTerminal`` does.
  public init() { keys = isatty(STDIN_FILENO) == 1 ? .terminal : .lines }

  /// What to wait for; `nil` while a line has to wait.
  public var descriptor: CInt? {
    guard !isOver else { return nil }
    guard let script = keys.script else { return STDIN_FILENO }
    return script.isHungry && pace.isFree ? STDIN_FILENO : nil
  }

  /// When to ask for events even if nothing comes.
  public var deadline: ContinuousClock.Instant? {
    [keys.deadline, pace.deadline].compactMap(\.self).min()
  }

  /// Reads what there is; the descriptor must be ready.
  public mutating func read() {
    switch keys.read() {
    case .events(let arrived): events += arrived.compactMap(Event.init)
    case .lines: break
    case .end: events.append(.end)
    }
  }

  /// Takes the next event.
  ///
  /// - Parameter isSilent: Whether nothing is being spoken; lines may wait for that.
  /// - Returns: The event; `nil` if there is none for now.
  /// - Throws: A ``LineError`` for a line that names no key.
  public mutating func next(isSilent: Bool) throws(LineError) -> Event? {
    guard !isOver else { return nil }
    events += keys.giveUpWaiting().compactMap(Event.init)
    pace.advance(isSilent: isSilent, at: .now)
    while events.isEmpty, pace.isFree, let step = try keys.script?.next() {
      carryOut(step, isSilent: isSilent)
    }
    let event = events.isEmpty ? nil : events.removeFirst()
    isOver = event == .end
    return event
  }

  private mutating func carryOut(_ step: LineStep, isSilent: Bool) {
    switch step {
    case .press(let press): events.append(.press(press))
    case .interrupt: events.append(.interrupt)
    case .quit: events.append(.end)
    case .wait: if !isSilent { pace.waitForSilence() }
    case .sleep(let duration): pace.wait(until: .now + duration)
    case .end where isSilent: events.append(.end)
    // Finishes speaking, and then asks the script again.
    case .end: pace.waitForSilence()
    }
  }
}

extension KeyInput.Event {
  fileprivate init?(_ event: TerminalEvent) {
    switch event {
    case .press(let press): self = .press(press)
    case .interrupt: self = .interrupt
    case .suspend: self = .suspend
    case .quit: self = .end
    case .pointer, .focusLost, .cursor: return nil
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSliderTerminal

/// Standard input: a terminal, lines, or nothing.
final class StandardInput {
  /// How long commands may continue after the last line.
  private static let commandPatience: Duration = .seconds(2)

  /// The source of keys; `nil` if standard input isn't read.
  let keys: (any EventSource<TerminalEvent>)?
  /// Reports when the program can exit after the last line.
  let end: InputEnd
  private let clock: any EventClock
  private let terminal: RawTerminal?
  private let controllingTerminal: ControllingTerminal
  /// Whether the next SIGCONT ends a pause that has already been handled.
  private var wasPaused = false

  /// - Parameters:
  ///   - choice: What is read.
  ///   - controllingTerminal: The controlling terminal of the process.
  ///   - farewell: The text that restores the terminal in a crash.
  ///   - clock: The source of the time.
  ///   - isSilent: Whether nothing is being spoken; lines may wait for that.
  ///   - areCommandsRunning: Whether commands run that a change started.
  init(
    _ choice: InputChoice?,
    of controllingTerminal: ControllingTerminal,
    farewell: String,
    clock: any EventClock,
    isSilent: @escaping () -> Bool,
    areCommandsRunning: @escaping () -> Bool
  ) {
    (self.controllingTerminal, self.clock) = (controllingTerminal, clock)
    switch choice {
    case .terminal:
      keys = TerminalSource(clock: clock)
      terminal = RawTerminal(descriptor: STDIN_FILENO, farewell: farewell)
    case .lines: (keys, terminal) = (LineSource(clock: clock, isSilent: isSilent), nil)
    default: (keys, terminal) = (nil, nil)
    }
    end = InputEnd(
      clock: clock,
      patience: Self.commandPatience,
      isSilent: isSilent,
      areCommandsRunning: areCommandsRunning
    )
  }

  /// Whether the process had a controlling terminal that has closed.
  var hasLostTerminal: Bool { controllingTerminal.isGone }

  /// Takes over the terminal, at the start and after another program had it.
  func begin() { terminal?.begin() }

  /// Restores the terminal.
  func leave() { terminal?.end() }

  /// Suspends the process or its whole job until it is continued.
  func pause(wholeJob: Bool) {
    wasPaused = true
    SignalSource.suspend(wholeJob: wholeJob)
  }

  /// Returns whether a SIGCONT ends a pause that has already been handled, and resets the flag.
  func takePause() -> Bool {
    defer { wasPaused = false }
    return wasPaused
  }

  /// Waits for the terminal's answers. Otherwise a shell would take them for typed text.
  ///
  /// - Parameters:
  ///   - deadline: Returns how long to wait; `nil` if no answer is awaited.
  ///   - answer: Takes the line and column of an answer.
  func awaitAnswers(
    until deadline: () -> ContinuousClock.Instant?,
    answer: (_ row: Int, _ column: Int) -> Void
  ) {
    guard let keys else { return }
    while let end = deadline(), clock.now < end, !keys.interests.isEmpty {
      let ready = clock.wait(for: keys.interests, until: end) ?? []
      guard !ready.isEmpty else { return }
      for case .cursor(let row, let column) in keys.advance(Wakeup(now: clock.now, ready: ready)) {
        answer(row, column)
      }
    }
  }
}

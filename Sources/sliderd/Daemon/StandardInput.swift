// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSliderTerminal

/// Standard input: a terminal, lines, or nothing that is read.
final class StandardInput {
  /// How long commands may go on after the last line.
  private static let commandPatience: Duration = .seconds(2)

  /// What brings keys; `nil` where standard input isn't read.
  let keys: (any EventSource<TerminalEvent>)?
  /// Tells when it is time to go after the last line.
  let end: InputEnd
  private let clock: any EventClock
  private let terminal: RawTerminal?
  private let controllingTerminal: ControllingTerminal
  /// Whether a SIGCONT is the end of a pause that is known already.
  private var wasPaused = false

  /// - Parameters:
  ///   - choice: What is read.
  ///   - controllingTerminal: The terminal that the process belongs to.
  ///   - farewell: What leaves the terminal as it was, in a crash.
  ///   - clock: Where the time comes from.
  ///   - isSilent: Whether nothing is being spoken; lines may wait for that.
  ///   - areCommandsRunning: Whether commands are that a change has run.
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

  /// Whether the process had a terminal that is gone now.
  var hasLostTerminal: Bool { controllingTerminal.isGone }

  /// Takes the terminal; once more after something else had it.
  func begin() { terminal?.begin() }

  /// Puts the terminal back as it was.
  func leave() { terminal?.end() }

  /// Stops the process, or all of its job, until it is continued.
  func pause(wholeJob: Bool) {
    wasPaused = true
    SignalSource.suspend(wholeJob: wholeJob)
  }

  /// Whether a SIGCONT is the end of a pause that is known already; asking forgets it.
  func takePause() -> Bool {
    defer { wasPaused = false }
    return wasPaused
  }

  /// Waits until a terminal has answered, or else a shell would take the answer for typed text.
  ///
  /// - Parameters:
  ///   - deadline: Until when to wait; `nil` if no answer is awaited any more.
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

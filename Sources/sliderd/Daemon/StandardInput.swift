// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider
import StepSliderTerminal

/// Standard input: a terminal, lines, or nothing.
final class StandardInput {
  /// The source of keys; `nil` if standard input isn't read.
  let keys: (any EventSource<TerminalEvent>)?
  let end: InputEnd
  private let outside: any Outside
  private let isTerminal: Bool
  private let marksPastes: Bool
  private let farewell: String
  /// Whether no other job has had the terminal since ``takeTerminal()``.
  private(set) var hasTerminal = true
  /// Whether the next SIGCONT ends a pause that has already been handled.
  var wasPaused = false
  /// What came before there was a slider for it.
  private(set) var early: [TerminalEvent] = []

  /// Lines wait until nothing is being spoken.
  init(
    _ choice: InputChoice?,
    of outside: any Outside,
    printing output: OutputChoice,
    _ modes: [TerminalMode],
    running effects: PanelEffects,
    isSilent: @escaping () -> Bool
  ) {
    (self.outside, isTerminal) = (outside, choice == .terminal)
    // If JSON goes to the terminal of the keys, nothing else may.
    let isForJSON = output == .json && outside.terminal.isScreen
    marksPastes = TerminalMode.areKnown(byType: outside.terminalType) && !isForJSON
    farewell = TerminalDisplay.farewell(modes)
    let (terminal, clock) = (outside.terminal, outside.clock)
    switch choice {
    case .terminal: keys = TerminalSource(of: terminal.interest, clock: clock, read: terminal.read)
    case .lines:
      let interest = terminal.interest
      keys = LineSource(of: interest, clock: clock, isSilent: isSilent, read: terminal.read)
    default: keys = nil
    }
    end = InputEnd(clock: clock, isSilent: isSilent) { effects.areRunning }
  }

  /// Whether a signal has come that ends the program. Its job may be in the background.
  var isToldToEnd: Bool {
    outside.isWaiting(SIGTERM) || outside.isWaiting(SIGINT)
      || (outside.isWaiting(SIGHUP) && outside.terminal.isGone)
  }

  /// Takes over the terminal, at the start and after another program had it. A job in the
  /// background stops here until it gets the terminal or is told to end. The kernel would stop it
  /// too, but also hold back the signals that end it.
  func takeTerminal() {
    guard isTerminal else { return hasTerminal = true }
    while !outside.terminal.isInForeground, !isToldToEnd {
      pause(wholeJob: true)
      // No shell is left that could continue the job.
      guard outside.isWaiting(SIGCONT) else { break }
    }
    guard !isToldToEnd else {
      hasTerminal = hasTerminal && outside.terminal.isInForeground
      return
    }
    outside.terminal.begin(marksPastes: marksPastes, farewell: farewell)
    hasTerminal = true
  }

  func leaveTerminal() { if isTerminal { outside.terminal.end() } }

  func pause(wholeJob: Bool) {
    (wasPaused, hasTerminal) = (true, false)
    outside.suspend(wholeJob: wholeJob)
  }

  /// Waits for the terminal's answers. Otherwise a shell would take them for typed text.
  func awaitAnswers(until deadline: () -> Duration?, answer: (_ row: Int, _ column: Int) -> Void) {
    guard let keys else { return }
    let clock = outside.clock
    while let end = deadline(), clock.now < end, !keys.interests.isEmpty {
      let ready = clock.wait(for: keys.interests, until: end) ?? []
      for case .cursor(let row, let column) in keys.advance(Wakeup(now: clock.now, ready: ready)) {
        answer(row, column)
      }
    }
  }
}

// The programs that report where sliders start.
extension StandardInput {
  /// Returns what the programs report. What is typed meanwhile isn't shown, but kept for the sliders;
  /// Ctrl-C and the signals that end the program end the waiting.
  func starts(
    of sliders: [ConfiguredSlider],
    showingErrors showsErrors: Bool,
    watching signals: any EventSource<CInt>
  ) -> [ReportedStart] {
    let calls = sliders.sourceCalls()
    var starts = sliders.map { _ in ReportedStart() }
    guard calls.contains(where: { $0 != nil }) else { return starts }
    takeTerminal()
    let (clock, loop) = (outside.clock, MainLoop(clock: outside.clock))
    let query = ProgramQuery(calls, of: outside.programs, showingErrors: showsErrors, clock: clock)
    var isOver = isToldToEnd
    loop.add(query) {
      starts = sliders.reportedStarts(by: $0)
      isOver = true
    }
    if isTerminal, let keys {
      loop.add(keys) { [unowned self] event in
        early.append(event)
        let ends: [TerminalEvent] = [.interrupt, .quit, .hangup, .press(KeyPress(.character("q")))]
        isOver = isOver || ends.contains(event)
      }
    }
    loop.add(SignalWatch(signals)) { [unowned self] in isOver = isOver || isToldToEnd }
    loop.run { !isOver }
    query.cancel()
    return starts
  }
}

/// Reports that signals may have come, and leaves them to others. While one is left, it looks again
/// after a short time.
private final class SignalWatch: EventSource {
  private let signals: any EventSource<CInt>
  private(set) var deadline: Duration?

  init(_ signals: any EventSource<CInt>) { self.signals = signals }

  var interests: [DescriptorInterest] { deadline == nil ? signals.interests : [] }

  func advance(_ wakeup: Wakeup) -> [Void] {
    deadline = wakeup.now + .milliseconds(50)
    return [()]
  }
}

/// The end of input lines. Reports when the program can exit, after words and commands are complete.
final class InputEnd: EventSource {
  /// When the lines ended; `nil` before that.
  private(set) var start: Duration?
  private let clock: any EventClock
  /// How long commands may continue after the last line.
  private let patience: Duration = .seconds(2)
  private let isSilent: () -> Bool
  private let areCommandsRunning: () -> Bool

  init(
    clock: any EventClock,
    isSilent: @escaping () -> Bool,
    areCommandsRunning: @escaping () -> Bool
  ) {
    (self.clock, self.isSilent) = (clock, isSilent)
    self.areCommandsRunning = areCommandsRunning
  }

  func noteEnd(at time: Duration) { start = time }

  var deadline: Duration? {
    guard let start else { return nil }
    if areCommandsRunning(), clock.now < start + patience { return start + patience }
    return isSilent() ? clock.now : nil
  }

  func advance(_ wakeup: Wakeup) -> [Void] {
    guard let start, isSilent() else { return [] }
    return areCommandsRunning() && wakeup.now < start + patience ? [] : [()]
  }
}

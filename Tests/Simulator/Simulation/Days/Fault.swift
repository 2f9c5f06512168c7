// SPDX-License-Identifier: GPL-3.0-or-later

/// A kind of fault, which is on for a whole day or off.
enum Fault: CaseIterable {
  case soundLost, soundLate, voiceLost, voiceLate, sessionBus, accessibilityBus, registry
  case screenReaderLost, screenReaderLate, interruption, dispatcher, disk, programs, terminal,
    terminalLate, knobUnplugged, knobEventsLost

  /// Whether the fault is possible with a start.
  func concerns(_ start: Start, _ household: Household) -> Bool {
    switch self {
    case .programs: household.runsPrograms
    case .terminal, .terminalLate: !start.readsLines
    case .knobUnplugged, .knobEventsLost: start.hasKnob
    case .screenReaderLate, .interruption: start.hasScreenReader
    case .dispatcher: start.hasDispatcher
    default: true
    }
  }

  /// The longest time in microseconds. A lost bus is looked for again and again, which takes long
  /// to simulate.
  var longest: Int {
    switch self {
    case .sessionBus, .accessibilityBus: 900_000_000
    default: 14_400_000_000
    }
  }

  /// Whether it may last until the calm.
  var isLasting: Bool { longest > 3_600_000_000 }

  /// Returns what begins the fault, and what ends it.
  func draw(_ dice: inout Dice) -> (begin: Action, end: Action?) {
    let late = Duration.microseconds(dice.magnitude(1000...5_000_000))
    return switch self {
    case .soundLost: Self.failure(of: .soundServer, &dice)
    case .soundLate: (.soundIsLate(late), .soundIsLate(.zero))
    case .voiceLost: (.voice(.disappears), .voice(.comesBack))
    case .voiceLate: (.voice(.late(late)), .voice(.late(.zero)))
    case .sessionBus: Self.failure(of: .sessionBus, &dice)
    case .accessibilityBus: Self.failure(of: .accessibilityBus, &dice)
    case .registry: (.registryRestarts, nil)
    case .screenReaderLost:
      (.screenReader(dice.one(of: [.crashes, .stopsListening])), .screenReader(.starts))
    case .screenReaderLate: (.screenReader(.answersLate(late)), .screenReader(.answersLate(.zero)))
    case .interruption: Self.failureOfInterruption(&dice)
    case .dispatcher: Self.failureOfDispatcher(&dice)
    case .disk: (.disk(dice.one(of: [.takes(late), .full, .readOnly, .hangs])), .disk(.well))
    case .programs: Self.failureOfPrograms(late, &dice)
    case .terminal: (.terminal(.stopsReading), .terminal(.readsAgain))
    case .terminalLate: (.terminal(.answersLate(late)), .terminal(.answersLate(.zero)))
    case .knobUnplugged: (.knob(.unplugged), .knob(.pluggedIn))
    case .knobEventsLost: (.knob(.losesEvents), nil)
    }
  }

  private static func failure(of service: Service, _ dice: inout Dice) -> (Action, Action?) {
    (.service(service, dice.one(of: [.dies, .dies, .hangs])), .service(service, .comesBack))
  }

  private static func failureOfInterruption(_ dice: inout Dice) -> (Action, Action?) {
    let failure = dice.one(of: SimulatedReaderService.Behavior.allCases)
    let well = dice.one(of: SimulatedReaderService.Behavior.well)
    return (.screenReader(.interruption(failure)), .screenReader(.interruption(well)))
  }

  private static func failureOfDispatcher(_ dice: inout Dice) -> (Action, Action?) {
    let failure = dice.one(of: SimulatedDispatcher.Behavior.allCases.filter { $0 != .works })
    return (.dispatcher(failure), .dispatcher(.works))
  }

  private static func failureOfPrograms(
    _ late: Duration,
    _ dice: inout Dice
  ) -> (Action, Action?) {
    guard !dice.happens(25) else { return (.programs(.take(late)), .programs(.take(.zero))) }
    let failure = dice.one(of: [ProgramsAction.fail, .hang, .die, .missing])
    return (.programs(failure), .programs(.succeed))
  }
}

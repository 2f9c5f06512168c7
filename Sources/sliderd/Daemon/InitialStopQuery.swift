// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop

/// Programs that are asked where sliders start; tells it of all sliders together, in their order, when
/// the last has answered or it is too late.
final class InitialStopQuery: EventSource {
  /// How long all programs together may take.
  private static let patience: Duration = .seconds(2)

  private let settings: [Settings.SliderSetting]
  /// The indices of the sliders whose programs are asked.
  private let asked: [Int]
  private let programs: ProgramQuery

  /// Asks the programs of some sliders, but not of those that stay: they know where they are.
  ///
  /// - Parameters:
  ///   - settings: What the sliders are to be.
  ///   - origins: For each of them the index that it has already; `nil` for a new one.
  ///   - clock: Where the time comes from.
  init(
    of settings: [Settings.SliderSetting],
    staying origins: [Int?]? = nil,
    clock: any EventClock
  ) {
    let asked = settings.indices.filter { index in
      settings[index].source != nil && origins?[index] == nil
    }
    (self.settings, self.asked) = (settings, asked)
    let calls = asked.compactMap { settings[$0].sourceCall }
    programs = ProgramQuery(calls, patience: Self.patience, clock: clock)
  }

  /// Asks, and waits for the answers.
  static func answers(
    for settings: [Settings.SliderSetting],
    clock: any EventClock
  ) -> [InitialStop] {
    var stops: [InitialStop]?
    let loop = EventLoop(clock: clock)
    loop.add(InitialStopQuery(of: settings, clock: clock)) { stops = $0 }
    loop.run { stops == nil }
    return stops ?? []
  }

  var interests: [Interest] { programs.interests }

  var deadline: ContinuousClock.Instant? { programs.deadline }

  func advance(_ wakeup: Wakeup) -> [[InitialStop]] { programs.advance(wakeup).map(stops) }

  /// Kills the programs that still run; nothing is told any more.
  func cancel() { programs.cancel() }

  private func stops(by answers: [ProgramAnswer]) -> [InitialStop] {
    var stops = settings.map { _ in InitialStop() }
    for (index, answer) in zip(asked, answers) {
      stops[index] = settings[index].initialStop(by: answer)
    }
    return stops
  }
}

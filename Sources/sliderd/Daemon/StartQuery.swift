// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider

/// A query of programs for where sliders start. Returns the results for all sliders
/// together, in their order, after the last answer or when time runs out.
final class StartQuery: EventSource {
  /// The time limit for all programs together.
  private static let patience: Duration = .seconds(2)

  private let settings: [Settings.SliderSetting]
  /// The indices of the sliders whose programs are queried.
  private let asked: [Int]
  private let query: ProgramQuery

  /// Queries the programs of some sliders. Sliders that stay already know their positions, so
  /// their programs are not queried.
  ///
  /// - Parameters:
  ///   - settings: The settings of the sliders.
  ///   - origins: The current index of each slider; `nil` for a new one.
  ///   - programs: Starts the programs.
  ///   - showingErrors: Whether their standard error goes to the log.
  ///   - clock: The source of the time.
  init(
    of settings: [Settings.SliderSetting],
    staying origins: [Int?]? = nil,
    by programs: any Programs,
    showingErrors: Bool = true,
    clock: any EventClock
  ) {
    let asked = settings.indices.filter { index in
      settings[index].source != nil && origins?[index] == nil
    }
    (self.settings, self.asked) = (settings, asked)
    let calls = asked.compactMap { settings[$0].sourceCall }
    query = ProgramQuery(
      calls,
      of: programs,
      showingErrors: showingErrors,
      patience: Self.patience,
      clock: clock
    )
  }

  /// Queries the programs and waits for the answers.
  static func answers(
    for settings: [Settings.SliderSetting],
    by programs: any Programs,
    showingErrors: Bool = true,
    clock: any EventClock
  ) -> [ReportedStart] {
    var starts: [ReportedStart]?
    let loop = EventLoop(clock: clock)
    let query = StartQuery(
      of: settings,
      by: programs,
      showingErrors: showingErrors,
      clock: clock
    )
    loop.add(query) { starts = $0 }
    loop.run { starts == nil }
    return starts ?? []
  }

  var interests: [Interest] { query.interests }

  var deadline: ContinuousClock.Instant? { query.deadline }

  func advance(_ wakeup: Wakeup) -> [[ReportedStart]] { query.advance(wakeup).map(starts) }

  /// Kills the programs that still run, and reports nothing more.
  func cancel() { query.cancel() }

  private func starts(by answers: [ProgramAnswer]) -> [ReportedStart] {
    var starts = settings.map { _ in ReportedStart() }
    for (index, answer) in zip(asked, answers) {
      starts[index] = settings[index].reportedStart(by: answer)
    }
    return starts
  }
}

/// Sliders in their initial state, from the settings, the kept positions and the answers of
/// programs.
struct StartedSliders {
  let starts: [ReportedStart]
  private let settings: [Settings.SliderSetting]
  private let readings: [StateKeepers.Reading]

  /// Creates the sliders; all three arguments describe them in the same order.
  init(
    _ settings: [Settings.SliderSetting],
    _ readings: [StateKeepers.Reading],
    _ starts: [ReportedStart]
  ) {
    (self.settings, self.readings, self.starts) = (settings, readings, starts)
  }

  /// Returns the sliders at their starts.
  func controls(of voice: OwnVoice, hasKeyboard: Bool) -> [SliderControl] {
    let phrases = voice.phrases
    return settings.indices.map { index in
      let setting = settings[index].placed(at: voice.sound)
      let slider = setting.slider(leftAt: readings[index].state, start: starts[index])
        .labelled(as: setting.thumb, in: phrases)
      var control = SliderControl(slider, phrases: phrases, keys: .sliderd(for: slider))
      control.hasKeyboard = hasKeyboard
      return control
    }
  }

  /// Whether a kept volume of the voice is ignored, because it would be silent.
  var isTooQuiet: Bool {
    settings.indices.contains { index in
      starts[index].position == nil && settings[index].isTooQuiet(leftAt: readings[index].state)
    }
  }

  /// The effects of each slider.
  var effects: [PanelEffects.Part] { zip(settings, readings).map { ($0.effects, $1.keeper) } }

  /// The messages for the user about stops and about files that keep positions.
  var messages: [String] {
    settings.flatMap(\.warnings).eachOnce.map(\.message) + readings.messages
  }

  /// The same for listeners, with the indices of the sliders. What is told once for all sliders is told
  /// of the first.
  var notices: [(notice: SliderNotice, index: Int)] {
    var told: Set<SliderNotice> = []
    return zip(settings, readings).enumerated().flatMap { index, part in
      let (setting, reading) = part
      let notices = setting.warnings.map(\.notice) + [reading.notice].compactMap(\.self)
      return notices.map { SliderNotice($0, of: setting.slider.presentation.id) }
        .filter { told.insert($0).inserted }.map { ($0, index) }
    }
  }
}

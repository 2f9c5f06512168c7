// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider

// The programs that report where sliders start.
extension ProgramQuery {
  /// Queries the programs of sliders. Those that stay, which have an origin, already know their
  /// positions, so their programs are not queried.
  convenience init(
    ofStarts settings: [ConfiguredSlider],
    staying origins: [Int?]? = nil,
    by programs: any Programs,
    showingErrors showsErrors: Bool,
    clock: any EventClock
  ) {
    self.init(
      settings.indices.map { origins?[$0] == nil ? settings[$0].sourceCall : nil },
      of: programs,
      showingErrors: showsErrors,
      patience: .seconds(2),
      clock: clock
    )
  }
}

extension [ConfiguredSlider] {
  /// Queries the programs of the sliders, and waits for the answers.
  func queriedStarts(
    by programs: any Programs,
    showingErrors showsErrors: Bool,
    clock: any EventClock
  ) -> [ReportedStart] {
    var starts: [ReportedStart]?
    let loop = EventLoop(clock: clock)
    let query = ProgramQuery(
      ofStarts: self,
      by: programs,
      showingErrors: showsErrors,
      clock: clock
    )
    loop.add(query) { starts = reportedStarts(by: $0) }
    loop.run { starts == nil }
    return starts ?? []
  }

  /// Returns where the sliders start according to the answers of their programs.
  func reportedStarts(by answers: [ProgramAnswer?]) -> [ReportedStart] {
    zip(self, answers).map { $1.map($0.reportedStart) ?? ReportedStart() }
  }
}

/// Sliders in their initial state, from the settings, the kept positions and the answers of
/// programs, all in the same order.
struct StartedSliders {
  let settings: [ConfiguredSlider]
  let readings: [PanelEffects.Reading]
  let starts: [ReportedStart]

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
  var effects: [PanelEffects.Part] { zip(settings, readings).map { ($0.effects, $1.file) } }

  /// The messages for the user about stops and about files that keep positions.
  var messages: [String] {
    settings.flatMap(\.warnings).eachOnce.map(\.message) + readings.compactMap(\.message).eachOnce
  }

  /// The same for listeners, with what they are about and the indices of the sliders. What is told once
  /// for all sliders is told of the first.
  var notices: [(notice: StartNotice, subject: NoticeSubject, index: Int)] {
    var told: Set<NoticeSubject> = []
    return settings.indices.flatMap { index in
      let (setting, reading) = (settings[index], readings[index])
      let ofFile = reading.message.map { _ in
        reading.file == nil ? StartNotice.unsavedPosition : .unreadablePosition
      }
      return (setting.warnings.map(\.notice) + [ofFile].compactMap(\.self)).map { notice in
        let slider = notice.isOfOneSlider ? setting.slider.presentation.id : nil
        return (notice, NoticeSubject.slider(slider, notice), index)
      }.filter { told.insert($0.1).inserted }
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider

// The programs that report where sliders start.
extension [ConfiguredSlider] {
  /// Returns the calls of the programs. Sliders that stay, which have an origin, need none.
  func sourceCalls(staying origins: [Int?]? = nil) -> [CommandCall?] {
    indices.map { origins?[$0] == nil ? self[$0].sourceCall : nil }
  }

  func queriedStarts(
    by programs: any Programs,
    showingErrors showsErrors: Bool,
    clock: any EventClock
  ) -> [ReportedStart] {
    var starts: [ReportedStart]?
    let loop = MainLoop(clock: clock)
    let query = ProgramQuery(sourceCalls(), of: programs, showingErrors: showsErrors, clock: clock)
    loop.add(query) { starts = reportedStarts(by: $0) }
    loop.run { starts == nil }
    return starts ?? []
  }

  func reportedStarts(by answers: [ProgramAnswer?]) -> [ReportedStart] {
    zip(self, answers).map { $1.map($0.reportedStart) ?? ReportedStart() }
  }
}

/// Sliders as they start, from settings, kept positions and answers of programs, in the same order.
struct StartedSliders {
  let settings: [ConfiguredSlider]
  let readings: [PanelEffects.Reading]
  let starts: [ReportedStart]

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

  var effects: [PanelEffects.Part] { zip(settings, readings).map { ($0.effects, $1.file) } }

  var messages: [String] {
    settings.flatMap(\.warnings).map(\.message).eachOnce + readings.compactMap(\.message).eachOnce
  }

  /// The same for listeners. What is told once for all sliders is told of the first.
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

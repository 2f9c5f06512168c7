// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What a change is to do beside being spoken, as its user wrote it; the same rules for flags and
/// files.
struct EffectRequest: Equatable {
  var command: CommandTemplate?
  /// How long the command may take.
  var seconds: Int?
  /// Where the position is kept.
  var state: StateRequest?

  /// Notes what is wrong.
  func check(_ mistakes: inout [SettingMistake]) {
    _ = mistakes.check(seconds ?? 10, .onChangeTime, in: 1...3600)
  }

  /// Whether it can be meant for several sliders at once.
  var fitsAll: Bool { [EffectRequest(), EffectRequest(state: .nowhere)].contains(self) }

  /// This request, where it says something, and else what another one says.
  func over(_ other: EffectRequest) -> EffectRequest {
    EffectRequest(
      command: command ?? other.command,
      seconds: seconds ?? other.seconds,
      state: state ?? other.state
    )
  }
}

/// Where a position is to be kept.
enum StateRequest: Equatable {
  /// In the user's folder for such things, or in the service's.
  case usual
  case file(String)
  case nowhere
}

extension CommandTemplate {
  /// What keeps the command from being run.
  func problem(findingPrograms isThere: (String) -> Bool) -> String? {
    isThere(program) ? nil : "there is no program \(SpokenText.cleaned(program))"
  }
}

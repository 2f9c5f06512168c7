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
  /// What of sliderd's own speech the slider sets.
  var speech: SpeechControl?

  /// Notes what is wrong.
  ///
  /// - Parameters:
  ///   - mistakes: What is wrong.
  ///   - stops: The stops, if they are known.
  ///   - hasArguments: Whether the stops have arguments.
  func check(_ mistakes: inout [SettingMistake], stops: Stops?, hasArguments: Bool) {
    _ = mistakes.check(seconds ?? 10, .onChangeTime, in: 1...3600)
    if command?.usesArguments == true, !hasArguments {
      let message = "{argument} stands for nothing: the slider has no arguments, one for each stop"
      mistakes.append(SettingMistake(.onChange, message: message))
    }
    if let stops, let problem = speech?.problem(with: stops) {
      mistakes.append(SettingMistake(.speech, message: problem))
    }
  }

  /// Whether it can be meant for several sliders at once.
  var fitsAll: Bool { [EffectRequest(), EffectRequest(state: .nowhere)].contains(self) }

  /// This request, where it says something, and else what another one says.
  func over(_ other: EffectRequest) -> EffectRequest {
    EffectRequest(
      command: command ?? other.command,
      seconds: seconds ?? other.seconds,
      state: state ?? other.state,
      speech: speech ?? other.speech
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
  /// What keeps the command from being run, and the packages that mend it.
  func problem(
    packages: [String] = [],
    findingPrograms isThere: (String) -> Bool
  ) -> String? {
    guard !isThere(program) else { return nil }
    let rest = program.contains("/") ? ", or it may not be run" : ""
    let problem = "there is no program \(SpokenText.cleaned(program))\(rest)"
    guard !packages.isEmpty else { return problem }
    let noun = packages.count == 1 ? "package" : "packages"
    return problem + "; it comes with the \(noun) \(packages.joined(separator: ", "))"
  }
}

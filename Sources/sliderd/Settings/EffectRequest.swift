// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What a change is to do beside being spoken; the same rules for flags and files.
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
    mistakes.check(seconds, .onChangeTime)
    if command?.usesArguments == true, !hasArguments {
      let message = "{argument} stands for nothing: the slider has no arguments, one for each stop"
      mistakes.append(SettingMistake(.onChange, message: message))
    }
    if let stops, let mistake = speech?.mistake(in: stops) {
      mistakes.append(SettingMistake(.speech, message: mistake))
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

extension EffectRequest {
  /// Reads what a change does from a slider's table.
  init(_ table: inout TableReader, command: CommandTemplate?) {
    self.init(
      command: command,
      seconds: table.read(.onChangeTime),
      state: table.read(.state),
      speech: table.read(.speech)
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
  /// Says that the program isn't there, and which packages it comes with; `nil` if it is there.
  func absence(
    packages: [String] = [],
    findingPrograms isThere: (String) -> Bool
  ) -> String? {
    guard !isThere(program) else { return nil }
    let rest = program.contains("/") ? ", or it may not be run" : ""
    let absence = "there is no program \(SpokenText.cleaned(program))\(rest)"
    guard !packages.isEmpty else { return absence }
    let noun = packages.count == 1 ? "package" : "packages"
    return absence + "; it comes with the \(noun) \(packages.joined(separator: ", "))"
  }
}

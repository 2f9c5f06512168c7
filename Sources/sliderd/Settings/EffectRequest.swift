// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The requested effects of a change other than speech, with the same rules for flags and files.
struct EffectRequest: Equatable {
  var command: CommandTemplate?
  /// The time limit for the command, in seconds.
  var seconds: Int?
  /// Where to keep the position.
  var state: StateRequest?
  /// The setting of sliderd's own voice that the slider controls.
  var speech: SpeechControl?

  /// Notes mistakes.
  ///
  /// - Parameters:
  ///   - mistakes: The list to add mistakes to.
  ///   - stops: The stops, if they are known.
  ///   - hasArguments: Whether the stops have arguments.
  ///   - hasThumbs: Whether the slider has several thumbs.
  func check(
    _ mistakes: inout [SettingMistake],
    stops: Stops?,
    hasArguments: Bool,
    hasThumbs: Bool
  ) {
    if command?.usesArguments == true, !hasArguments {
      let message = "{argument} needs the key arguments, a list with one argument for each stop"
      mistakes.append(SettingMistake(.onChange, message: message))
    }
    if hasThumbs, speech != nil {
      let message = "a slider that controls speech has one thumb"
      mistakes.append(SettingMistake(.thumbs, message: message))
    }
    if let stops, let mistake = speech?.mistake(in: stops) {
      mistakes.append(SettingMistake(.speech, message: mistake))
    }
  }

  /// Whether the request can apply to several sliders at once.
  var fitsAll: Bool { [EffectRequest(), EffectRequest(state: .nowhere)].contains(self) }

  /// Returns this request, completed by another one.
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
  /// Reads the effects of a change from a slider's table.
  init(_ table: inout TableReader, command: CommandTemplate?) {
    self.init(
      command: command,
      seconds: table.read(.onChangeTime),
      state: table.read(.state),
      speech: table.read(.speech)
    )
  }
}

/// Where to keep a position.
enum StateRequest: Equatable {
  /// In the default folder of the user or the service.
  case usual
  /// In a file, which a flag may have named.
  case file(String, flag: String? = nil)
  case nowhere
}

extension CommandTemplate {
  /// Returns a message that the program is missing and which packages contain it, or that it is there
  /// but can't be run; `nil` if it can be run.
  func absence(
    packages: [String] = [],
    findingPrograms isThere: (String) -> Bool
  ) -> String? {
    let name = SpokenText.cleaned(program)
    guard !isThere(program) else {
      return Caller.current.findsObstacle(program).map { "program \(name) can't run: \($0)" }
    }
    let rest = program.contains("/") ? " or not executable" : ""
    let absence = "program \(name) not found\(rest)"
    guard !packages.isEmpty else { return absence }
    let noun = packages.count == 1 ? "package" : "packages"
    return absence + "; install the \(noun) \(packages.joined(separator: ", "))"
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

// The effects of a change other than speech, as flags or a file set them.
extension Layers {
  /// Where to keep a position; `nil` if nothing says so.
  var stateRequest: StateRequest? { self[.noState] == true ? .nowhere : self[.state] }

  /// Notes mistakes.
  ///
  /// - Parameters:
  ///   - command: The command to run.
  ///   - stops: The stops, if they are known.
  ///   - hasArguments: Whether the stops have arguments.
  ///   - hasThumbs: Whether the slider has several thumbs.
  ///   - mistakes: The list to add mistakes to.
  func checkEffects(
    running command: CommandTemplate?,
    stops: Stops?,
    hasArguments: Bool,
    hasThumbs: Bool,
    _ mistakes: inout [SettingMistake]
  ) {
    if command?.usesArguments == true, !hasArguments {
      let message = "{argument} needs the key arguments, a list with one argument for each stop"
      mistakes.append(SettingMistake(.onChange, message: message))
    }
    if hasThumbs, self[.speech] != nil {
      let message = "a slider that controls speech has one thumb"
      mistakes.append(SettingMistake(.thumbs, message: message))
    }
    if let stops, let mistake = self[.speech]?.mistake(in: stops) {
      mistakes.append(SettingMistake(.speech, message: mistake))
    }
  }

  /// Returns the command that flags name.
  ///
  /// - Throws: A ``Failure`` if it can't run, or if the effects contradict each other.
  func commandOfFlags() throws(Failure) -> CommandTemplate? {
    guard self[.noState] == nil || self[.state] == nil else {
      let flags = [Setting.state.flagName, Setting.noState.flagName]
      let mistake = Failure.Mistake(in: .flags(flags), message: "use only one of them")
      throw Failure(status: .usage, mistakes: [mistake])
    }
    guard let words = self[.onChange] else { return nil }
    let command: CommandTemplate
    do { command = try CommandTemplate(words: words) } catch {
      throw .usage(.onChange, error.description)
    }
    guard let absence = command.absence(findingPrograms: Caller.current.findsProgram) else {
      return command
    }
    let mistake = Failure.Mistake(in: .flags([Setting.onChange.flagName]), message: absence)
    throw Failure(status: .noInput, mistakes: [mistake])
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

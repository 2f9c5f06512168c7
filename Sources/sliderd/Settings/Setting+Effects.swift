// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

// The effects of changes other than speech, and the program that reports the current setting.

extension ChangeEffects: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.onChange, Setting.onChangeTime, Setting.onChangeInput, Setting.state, Setting.noState,
    Setting.arguments, Setting.packages, Setting.valueFrom, Setting.valueFromAfter,
    Setting.valueFromFactor, Setting.speech,
  ]
}

extension Setting<[String]> {
  static var onChange: Self {
    let words =
      "Run this at each change, without a shell; {value} {index} {count} {name} {id} are filled in"
    return Self("on_change", .command, in: .slider, "COMMAND", words)
  }

  static var valueFrom: Self { Self("value_from", .command, in: .slider) }

  static var arguments: Self { Self("arguments", .list(of: .text), in: .slider) }

  static var packages: Self {
    let rule = "a package name, such as alsa-utils"
    return Self("packages", .list(of: .text(rule, where: \.isPackageName)), in: .slider)
  }
}

extension Setting<Int> {
  static var onChangeTime: Self {
    let (range, usual) = (1...3600, 10)
    let kind = ValueKind.wholeNumber(in: range, suchAs: usual)
    let words = "Seconds the command may run before sliderd stops it, \(range.words)"
    return Self("on_change_time", kind, in: .slider, default: usual, "N", words)
  }
}

extension Setting<String> {
  static var onChangeInput: Self { Self("on_change_input", .commandInput, in: .slider) }

  static var valueFromAfter: Self {
    Self("value_from_after", .text("a text that isn't empty") { !$0.isEmpty }, in: .slider)
  }
}

extension Setting<DecimalNumber> {
  static var valueFromFactor: Self {
    let kind = ValueKind<DecimalNumber>.word("a number greater than 0") { text in
      DecimalNumber(text).flatMap { $0 > 0 ? $0 : nil }
    }
    return Self("value_from_factor", kind, in: .slider, default: 1)
  }
}

extension Setting<SpeechControl> {
  static var speech: Self { Self("speech", .choice, in: .slider) }
}

/// Where to keep a position.
enum StateRequest: Equatable {
  /// In the default folder of the user or the service.
  case usual
  /// In a file, which a flag may have named.
  case file(String, flag: String? = nil)
  case nowhere
}

extension Layers {
  /// Where to keep a position; `nil` if nothing says so.
  var stateRequest: StateRequest? { self[.noState] == true ? .nowhere : self[.state] }
}

extension Setting<StateRequest> {
  static var state: Self {
    let words = "Save the position in this file, and start there next time"
    return Self("state", .state, in: .slider, "FILE", words, completion: .files(ending: nil))
  }
}

extension Setting<Bool> {
  static var noState: Self {
    toggle(
      "no_state",
      "Don't save the position, even if the configuration says so, nor what keys set of the voice"
    )
  }
}

extension ValueKind<StateRequest> {
  fileprivate static var state: Self {
    let inFile = { @Sendable (value: TOMLValue) -> StateRequest?? in
      value.boolean.map { $0 ? .usual : .nowhere }
        ?? value.text.map { $0.hasPrefix("/") ? .file($0) : nil }
    }
    let (expected, rule) = (
      "a path in quotation marks, true or false", "a path that begins with /"
    )
    return Self(expected, rule: rule, inFile: inFile) { .file($0, flag: Setting.state.flagName) }
  }
}

extension String {
  /// Whether the text can be the name of a package (Debian Policy, 5.6.1).
  fileprivate var isPackageName: Bool { wholeMatch(of: /[a-z0-9][a-z0-9+.\-]+/) != nil }
}

// The effects of a change other than speech, as flags or a file set them.
extension Layers {
  /// Notes mistakes in the command of changes, for a slider whose stops may not be known.
  mutating func checkEffects(
    running command: CommandTemplate?,
    stops: Stops?,
    hasArguments: Bool,
    hasThumbs: Bool
  ) {
    if command?.placeholders.contains(.argument) == true, !hasArguments {
      let message = "{argument} needs the key arguments, a list with one argument for each stop"
      note(.onChange, message)
    }
    if hasThumbs, self[.speech] != nil {
      note(.thumbs, "a slider that controls speech has one thumb")
    }
    if let stops, let mistake = self[.speech]?.mistake(in: stops) { note(.speech, mistake) }
  }

  /// Returns the command that flags name. Fails if it can't run, or if the effects contradict each
  /// other.
  func commandOfFlags() throws(Failure) -> CommandTemplate? {
    try checked { layers in
      guard layers[.noState] != nil, layers[.state] != nil else { return }
      layers.note(Setting.state, Setting.noState, message: "use only one of them")
    }
    guard let words = self[.onChange] else { return nil }
    let command: CommandTemplate
    do { command = try CommandTemplate(words: words) } catch {
      throw .usage(.onChange, error.description)
    }
    guard let absence = command.absence(findingPrograms: Caller.current.findsProgram) else {
      return command
    }
    throw .flag(.onChange, absence, .noInput)
  }
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

// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

// The effects of changes other than speech, and the program that reports the current setting.

extension ChangeEffects: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.onChange, Setting.onChangeRest, Setting.onChangeTime, Setting.onChangeInput,
    Setting.state, Setting.noState, Setting.arguments, Setting.packages, Setting.valueFrom,
    Setting.valueFromAfter, Setting.valueFromFactor, Setting.speech,
  ]
}

extension Setting {
  static let onChange = TypedSetting("on_change", .command, in: .slider)
    .flag(
      "COMMAND",
      "Run this at each change, without a shell; {value} {index} {count} {name} {id} are filled in"
    )
  static let onChangeRest = TypedSetting(
    "on_change_rest",
    .wholeNumber(in: 0...10_000, suchAs: 300),
    in: .slider,
    default: 0
  )
  .flag("N", "Milliseconds without a change before the command runs, \((0...10_000).words)")
  static let onChangeTime = TypedSetting(
    "on_change_time",
    .wholeNumber(in: 1...3600, suchAs: 10),
    in: .slider,
    default: 10
  )
  .flag("N", "Seconds the command may run before sliderd stops it, \((1...3600).words)")
  static let onChangeInput = TypedSetting("on_change_input", .commandInput, in: .slider)
  static let state = TypedSetting("state", .state, in: .slider)
    .flag(
      "FILE",
      "Save the position in this file, and start there next time",
      completion: .files(ending: nil)
    )
  static let noState = TypedSetting("no_state")
    .flag(
      "Don't save the position, even if the configuration says so, nor what keys set of the voice"
    )
  static let arguments = TypedSetting<[String]>("arguments", .list(of: .text), in: .slider)
  static let packages = TypedSetting<[String]>("packages", .list(of: .package), in: .slider)
  static let valueFrom = TypedSetting("value_from", .command, in: .slider)
  static let valueFromAfter = TypedSetting("value_from_after", .notEmpty, in: .slider)
  static let valueFromFactor = TypedSetting<DecimalNumber>(
    "value_from_factor",
    .number.checked { $0 > 0 ? nil : "\($0) is not a number greater than 0" },
    in: .slider,
    default: 1
  )
  static let speech = TypedSetting<SpeechControl>("speech", .choice, in: .slider)
}

extension ValueKind<String> {
  fileprivate static var notEmpty: Self {
    text("a text that isn't empty") { $0.isEmpty ? nil : $0 }
  }

  /// The name of a package (Debian Policy, 5.6.1).
  fileprivate static var package: Self {
    text("a package name, such as alsa-utils") {
      $0.wholeMatch(of: /[a-z0-9][a-z0-9+.\-]+/).map { String($0.output) }
    }
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

// The effects of a change other than speech, as flags or a file set them.
extension Layers {
  var stateRequest: StateRequest? { self[Setting.noState] == true ? .nowhere : self[Setting.state] }

  /// The settings that have an effect only with another one, and why.
  private static let dependents: [(any SettingDescription, on: any SettingDescription, String)] = [
    (Setting.onChangeInput, Setting.onChange, "the program that reads it"),
    (Setting.onChangeRest, Setting.onChange, "the program that waits"),
    (Setting.onChangeTime, Setting.onChange, "the program that may take this long"),
    (Setting.valueFromAfter, Setting.valueFrom, "the program that prints this text"),
    (Setting.valueFromFactor, Setting.valueFrom, "whose number it multiplies"),
    (Setting.distance, Setting.thumbs, "because it is between thumbs"),
    (Setting.push, Setting.thumbs, "because one thumb pushes another"),
  ]

  mutating func noteIdleSettings() {
    for (setting, other, reason) in Self.dependents where has(setting) && !has(other) {
      if setting.name == Setting.push.name, self[Setting.push] == false { continue }
      note([setting]) { "requires \(other.name(inFile: $0)), \(reason)" }
    }
  }

  /// Notes mistakes in the command of changes, for a slider whose stops may not be known.
  mutating func checkEffects(
    running command: CommandTemplate?,
    stops: Stops?,
    hasArguments: Bool,
    hasThumbs: Bool
  ) {
    if command?.placeholders.contains(.argument) == true, !hasArguments {
      let list = "arguments, a list with one argument for each stop"
      note([Setting.onChange]) { inFile in
        inFile
          ? "{argument} needs the key \(list)"
          : "{argument} needs a configuration with the key \(list)"
      }
    }
    if hasThumbs, self[Setting.valueFrom] != nil {
      note(Setting.valueFrom, "a program reports one thumb only; use value or state for several")
    }
    if hasThumbs, self[Setting.speech] != nil {
      note(Setting.thumbs, "a slider that controls speech has one thumb")
    }
    if let stops, let mistake = self[Setting.speech]?.mistake(in: stops) {
      note(Setting.speech, mistake)
    }
  }

  /// Returns the command that flags name. Fails if it can't run, or if the effects contradict each
  /// other.
  func commandOfFlags() throws(Failure) -> CommandTemplate? {
    try checked { layers in
      guard layers[Setting.noState] != nil, layers[Setting.state] != nil else { return }
      layers.note([Setting.state, Setting.noState]) { _ in "use only one of them" }
    }
    guard let words = self[Setting.onChange] else { return nil }
    let command: CommandTemplate
    do { command = try CommandTemplate(words: words) } catch {
      throw .flag(Setting.onChange, error.description)
    }
    guard let absence = command.absence(findingPrograms: Caller.current.findsProgram) else {
      return command
    }
    throw .flag(Setting.onChange, absence, .noInput)
  }
}

// The keys of a slider's table that name programs.
extension TableReader {
  /// Returns the commands for changes and for the current setting, and notes missing programs.
  mutating func programs(
    isProgram: (String) -> Bool
  ) -> (command: CommandTemplate?, source: StartSource?) {
    let command = command(Setting.onChange, input: layer[Setting.onChangeInput])
    let source = source()
    checkPrograms(isProgram: isProgram)
    return (command, source)
  }

  /// Notes missing programs at the first key. The first missing one names the packages.
  private mutating func checkPrograms(isProgram: (String) -> Bool) {
    var (packages, known) = (layer[Setting.packages] ?? [], Set<String>())
    let keys = [Setting.onChange, Setting.valueFrom]
      .sorted { whereabouts($0).location < whereabouts($1).location }
    for setting in keys {
      guard let words = layer[setting],
        let command = try? CommandTemplate(words: Array(words.prefix(1))),
        known.insert(command.program).inserted,
        let absence = command.absence(packages: packages, findingPrograms: isProgram)
      else { continue }
      if !isProgram(command.program) { packages = [] }
      note(setting, item: 1, absence)
    }
  }

  private mutating func source() -> StartSource? {
    guard let command = command(Setting.valueFrom) else { return nil }
    if !command.placeholders.isEmpty {
      note(Setting.valueFrom, "no placeholders here: the command runs before there is a value")
    }
    let factor = Layers(layer).value(of: Setting.valueFromFactor)
    let text = layer[Setting.valueFromAfter]
    return StartSource(command: command, precedingText: text, factor: factor)
  }

  private mutating func command(
    _ setting: TypedSetting<[String]>,
    input: String? = nil
  ) -> CommandTemplate? {
    guard let words = layer[setting] else { return nil }
    for (index, word) in words.enumerated() {
      do throws(CommandError) {
        _ = try CommandTemplate(words: index == 0 ? [word] : ["-", word])
      } catch { note(setting, item: index + 1, error.description) }
    }
    if words.isEmpty { note(setting, CommandError.empty.description) }
    return try? CommandTemplate(words: words, input: input)
  }
}

extension CommandTemplate {
  /// Returns a message that the program is missing and which packages contain it, or that it is
  /// there but can't be run; `nil` if it can be run.
  func absence(packages: [String] = [], findingPrograms isThere: (String) -> Bool) -> String? {
    let name = SpokenText.cleaned(program)
    guard !isThere(program) else {
      return Caller.current.obstacle(program).map { "program \(name) can't run: \($0)" }
    }
    let rest = program.contains("/") ? " or not executable" : ""
    let absence = "program \(name) not found\(rest)" + shellAdvice
    guard !packages.isEmpty else { return absence }
    let noun = packages.count == 1 ? "package" : "packages"
    return absence + "; install the \(noun) \(packages.joined(separator: ", "))"
  }

  /// Advice for what only a shell would understand as a program.
  private var shellAdvice: String {
    if program.wholeMatch(of: /[A-Za-z_]\w*=.*/) != nil {
      return "; set variables with env, as in env \(SpokenText.cleaned(program))"
    }
    let words = [
      "cd", "export", "source", ".", "alias", "set", "eval", "exec", "if", "for", "while",
    ]
    let isShell = words.contains(program) || program.hasPrefix("~") || program.hasPrefix("$")
    return isShell ? "; no shell runs the command: put it into sh -c '…'" : ""
  }
}

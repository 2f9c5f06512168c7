// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A slider as configured, with the effects of its changes.
struct ConfiguredSlider: Equatable {
  /// The slider in its initial state. If it has several thumbs, it is expanded to one slider each.
  var slider: Slider
  /// The slider's identity; `nil` if none is set.
  var id: String?
  /// Whether an initial stop is set.
  var hasStart: Bool
  /// The effects of a change other than speech.
  var effects: EffectRequest
  /// The values of `{argument}`, one for each stop.
  var arguments: [String]?
  /// The program that reports the current setting.
  var source: StartSource?
  /// The start and the thumbs as requested.
  var request = SliderRequest()
  /// What the user should know about the stops and the unit.
  var warnings: [StartWarning] = []
  /// The thumb's number, for its label; `nil` if it has its own.
  var thumb: ThumbNumber?
  /// The end of the file's name that tells the thumbs of a track apart.
  var fileEnding = ""
}

extension ConfiguredSlider {
  /// Reads a table `[[slider]]`; fails if it has mistakes.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - isWhole: Whether the whole table could be read.
  ///   - isProgram: Whether a program exists.
  init?(_ table: inout TableReader, isWhole: Bool, isProgram: (String) -> Bool) {
    let programs = ProgramKeys(&table, isProgram: isProgram)
    let arguments = table.read(.arguments)
    let effects = EffectRequest(&table, command: programs.command)
    var request = SliderRequest(&table)
    let hasStart = request.stops.value != nil
    let areStopsUnread = StopsRequest.settings.contains(where: table.isUnread)
    if request.stops.isEmpty, isWhole, !areStopsUnread { table.note(Self.noStops) }
    if areStopsUnread || !isWhole { request.stops.value = nil }
    var mistakes: [SettingMistake] = []
    let slider = request.slider(&mistakes)
    if let count = slider?.stops.count, let arguments, arguments.count != count {
      let message =
        "the number of arguments (\(arguments.count)) must equal the number of stops (\(count))"
      mistakes.append(SettingMistake(.arguments, message: message))
    }
    if let slider { _ = request.thumbs(of: slider, &mistakes) }
    effects.check(
      &mistakes,
      stops: slider?.stops,
      hasArguments: table.has(.arguments),
      hasThumbs: table.has(.thumbs)
    )
    table.note(mistakes)
    guard let slider, table.mistakes.isEmpty else { return nil }
    (self.slider, self.hasStart, self.effects) = (slider, hasStart, effects)
    (id, self.arguments, source) = (request.id, arguments, programs.source)
    source?.arguments = arguments ?? []
    self.request = request
    let remedy = "\(Setting.reachEnds.name) = true"
    for (setting, warning) in request.warnings(about: slider, remedy: remedy) {
      var warning = warning
      warning.place = table.warn(setting, warning.message)
      warnings.append(warning)
    }
  }

  /// Returns a slider for each thumb; only itself if it has one thumb. The thumbs and values of
  /// flags take precedence.
  func thumbs(under flags: SliderRequest) throws(Failure) -> [ConfiguredSlider] {
    let request = flags.thumbs.over(request.thumbs)
    let start = StartRequest(isKept: flags.start.isKept || self.request.start.isKept)
    let value = flags.stops.value ?? self.request.stops.value
    let thumbs = try [SettingMistake].throwingAll {
      request.thumbs(of: slider, at: value, start, &$0)
    }
    guard request.choice != nil else { return [self] }
    return thumbs.enumerated().map { index, thumb in
      var configured = self
      (configured.slider, configured.thumb) = (thumb.slider, thumb.number)
      configured.id = thumb.slider.presentation.id
      configured.fileEnding = ThumbNumber.suffix(at: index)
      if index > 0 { configured.warnings = [] }
      return configured
    }
  }

  private static let noStops =
    "a slider needs stops; add steps, names, from and to, or values, for example steps = 5"
}

extension ConfiguredSlider {
  /// Returns the effects of changes. The position is kept in the default file unless a program
  /// reports it or a setting says otherwise.
  func plan(keepingIn usual: StatePath?) throws(Failure) -> ChangeEffects.Plan {
    try [SettingMistake].throwingAll { mistakes in
      effects.check(
        &mistakes,
        stops: nil,
        hasArguments: arguments != nil,
        hasThumbs: slider.presentation.track != nil
      )
    }
    var plan = ChangeEffects.Plan()
    plan.command = effects.command
    plan.command?.arguments = arguments ?? []
    if let seconds = effects.seconds ?? Setting.onChangeTime.defaultValue {
      plan.patience = .seconds(seconds)
    }
    plan.file = file(or: isKeptUsually ? usual : nil)
    plan.speech = effects.speech
    plan.name = slider.presentation.label.flatMap(SpokenText.spoken) ?? id
    return plan
  }

  /// Whether the position is kept in the default file.
  var isKeptUsually: Bool { effects.state == .usual || effects.state == nil && source == nil }

  private func file(or usual: StatePath?) -> StatePath? {
    switch effects.state {
    case .nowhere: nil
    case .file(let path, let flag):
      StatePath(text: path + fileEnding, isNamed: true, flag: flag)
    case .usual, nil: usual
    }
  }
}

/// The keys of a slider's table that name programs.
struct ProgramKeys {
  /// The command to run at each change.
  let command: CommandTemplate?
  /// The program that reports the current setting.
  let source: StartSource?

  /// Reads the keys, and notes missing programs.
  init(_ table: inout TableReader, isProgram: (String) -> Bool) {
    let packages = table.read(.packages) ?? []
    let change = table.read(.onChange)
    let start = table.read(.valueFrom)
    let input = table.read(.onChangeInput)
    command = change.flatMap { Self.command($0, &table, .onChange, input: input) }
    source = Self.source(start, &table)
    if table.has(.onChangeInput), !table.has(.onChange) {
      table.note(.onChangeInput, "requires on_change, the program that reads it")
    }
    Self.check([(.onChange, change), (.valueFrom, start)], packages, &table, isProgram: isProgram)
  }

  /// Notes each program that is missing or can't be run, at the first key that names it. The packages
  /// are named once, with the first missing program.
  private static func check(
    _ keys: [(setting: Setting<[String]>, words: [String]?)],
    _ packages: [String],
    _ table: inout TableReader,
    isProgram: (String) -> Bool
  ) {
    var (packages, known) = (packages, Set<String>())
    let ordered = keys.map { ($0, table.whereabouts($0.setting).location) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    for (setting, words) in ordered {
      guard let words, let command = try? CommandTemplate(words: Array(words.prefix(1))),
        known.insert(command.program).inserted,
        let absence = command.absence(packages: packages, findingPrograms: isProgram)
      else { continue }
      if !isProgram(command.program) { packages = [] }
      table.note(setting, item: 1, absence)
    }
  }

  private static func source(_ words: [String]?, _ table: inout TableReader) -> StartSource? {
    let precedingText = table.read(.valueFromAfter)
    if table.has(.valueFromAfter), !table.has(.valueFrom) {
      table.note(.valueFromAfter, "requires value_from, the program that prints this text")
    }
    let factor = table.read(.valueFromFactor) ?? Setting.valueFromFactor.defaultValue
    if table.has(.valueFromFactor), !table.has(.valueFrom) {
      table.note(.valueFromFactor, "requires value_from, whose number it multiplies")
    }
    guard let command = words.flatMap({ command($0, &table, .valueFrom) }) else { return nil }
    if command.hasPlaceholders {
      table.note(.valueFrom, "no placeholders here: the command runs before there is a value")
    }
    return StartSource(command: command, precedingText: precedingText, factor: factor ?? 1)
  }

  /// Creates a command from words, and notes the mistakes at each word.
  private static func command(
    _ words: [String],
    _ table: inout TableReader,
    _ setting: Setting<[String]>,
    input: String? = nil
  ) -> CommandTemplate? {
    for (index, word) in words.enumerated() {
      do throws(CommandError) {
        _ = try CommandTemplate(words: index == 0 ? [word] : ["-", word])
      } catch {
        table.note(setting, item: index + 1, error.description)
      }
    }
    if words.isEmpty { table.note(setting, CommandError.empty.description) }
    return try? CommandTemplate(words: words, input: input)
  }
}

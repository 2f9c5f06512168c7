// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A slider as flags or a file define it, with the effects of its changes.
struct ConfiguredSlider {
  /// The slider in its initial state. If it has several thumbs, it is expanded to one slider each.
  private(set) var slider: Slider
  /// The slider's identity; `nil` if none is set.
  private(set) var id: String?
  /// Whether a file sets the initial stop.
  private(set) var hasStart = false
  /// What is set of it.
  private(set) var layers: Layers
  /// The command to run at each change.
  private(set) var command: CommandTemplate?
  /// The values of `{argument}`, one for each stop.
  private(set) var arguments: [String]?
  /// The program that reports the current setting.
  private(set) var source: StartSource?
  /// What the user should know about the stops and the unit.
  var warnings: [StartWarning] = []
  /// The thumb's number, for its label; `nil` if it has its own.
  private(set) var thumb: ThumbNumber?
  /// The end of the file's name that tells the thumbs of a track apart.
  private var fileEnding = ""
}

extension ConfiguredSlider {
  /// Creates a slider from flags.
  init(flags: Layer, running command: CommandTemplate?) throws(Failure) {
    (layers, self.command) = (Layers(flags), command)
    slider = try layers.slider()
    warnings = layers.warnings(about: slider, remedy: Setting.reachEnds.flagName).map(\.warning)
  }

  /// Reads a table `[[slider]]`; fails if it has mistakes.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - isWhole: Whether the whole table could be read.
  ///   - isProgram: Whether a program exists.
  init?(_ table: inout TableReader, isWhole: Bool, isProgram: (String) -> Bool) {
    table.readKeys(of: .slider)
    let programs = ProgramKeys(&table, isProgram: isProgram)
    var layers = Layers(table.layer)
    let hasStart = layers[.value] != nil
    let areStopsUnread = SettingCatalog.definingStops.contains(where: table.isUnread)
    if !layers.defineStops, isWhole, !areStopsUnread { table.note(Self.noStops) }
    if areStopsUnread || !isWhole { layers = Layers(table.layer.without(Setting.value)) }
    var mistakes: [SettingMistake] = []
    let slider = layers.slider(&mistakes)
    let arguments = layers[.arguments]
    if let count = slider?.stops.count, let arguments, arguments.count != count {
      let message =
        "the number of arguments (\(arguments.count)) must equal the number of stops (\(count))"
      mistakes.append(SettingMistake(.arguments, message: message))
    }
    if let slider { _ = layers.thumbs(of: slider, &mistakes) }
    layers.checkEffects(
      running: programs.command,
      stops: slider?.stops,
      hasArguments: table.has(.arguments),
      hasThumbs: table.has(.thumbs),
      &mistakes
    )
    table.note(mistakes)
    guard let slider, table.mistakes.isEmpty else { return nil }
    (self.slider, self.hasStart, self.layers) = (slider, hasStart, layers)
    (id, self.arguments) = (layers[.id], arguments)
    (command, source) = (programs.command, programs.source)
    source?.arguments = arguments ?? []
    let remedy = "\(Setting.reachEnds.name) = true"
    for (setting, warning) in layers.warnings(about: slider, remedy: remedy) {
      var warning = warning
      warning.place = table.warn(setting, warning.message)
      warnings.append(warning)
    }
  }

  /// Returns the slider as flags change it.
  func changed(by flags: Layer, running command: CommandTemplate?) throws(Failure) -> Self {
    var changed = self
    changed.slider =
      try [SettingMistake].throwingAll {
        Layers(flags).adjusted(slider, isPlaced: hasStart, &$0)
      } ?? slider
    changed.layers = Layers([flags] + layers.list)
    changed.command = command ?? self.command
    let warning = Layers(flags).unitWarning(about: changed.slider.stops)?.warning
    changed.warnings += [warning].compactMap(\.self)
    return changed
  }

  /// Returns a slider for each thumb; only itself if it has one thumb.
  func thumbs() throws(Failure) -> [ConfiguredSlider] {
    let thumbs = try [SettingMistake].throwingAll { layers.thumbs(of: slider, &$0) }
    guard layers.has(Setting.thumbs) else { return [self] }
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
      layers.checkEffects(
        running: command,
        stops: nil,
        hasArguments: arguments != nil,
        hasThumbs: slider.presentation.track != nil,
        &mistakes
      )
    }
    var plan = ChangeEffects.Plan()
    plan.command = command
    plan.command?.arguments = arguments ?? []
    if let seconds = layers[.onChangeTime] ?? Setting.onChangeTime.defaultValue {
      plan.patience = .seconds(seconds)
    }
    plan.file = file(or: isKeptUsually ? usual : nil)
    plan.speech = layers[.speech]
    plan.name = slider.presentation.label.flatMap(SpokenText.spoken) ?? id
    return plan
  }

  /// Whether the position is kept in the default file.
  var isKeptUsually: Bool {
    layers.stateRequest == .usual || layers.stateRequest == nil && source == nil
  }

  private func file(or usual: StatePath?) -> StatePath? {
    switch layers.stateRequest {
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

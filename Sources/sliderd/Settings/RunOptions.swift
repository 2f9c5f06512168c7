// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import Logging
public import StepSlider
public import StepSliderSpeech
import StepSliderTerminal

/// All options of a running slider.
struct RunOptions: ParsableArguments {
  @OptionGroup(title: "Stops")
  var stops: StopsOptions
  @OptionGroup(title: "Slider")
  var slider: SliderOptions
  @OptionGroup(title: "Speech")
  var speech: SpeechOptions
  @OptionGroup(title: "Input and output")
  var channels: ChannelOptions
  @OptionGroup(title: "Effects of a change")
  var effects: EffectOptions
  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationOptions

  /// Returns the settings, with the files that the options or the environment name.
  func settings(environment: [String: String]) throws(Failure) -> Settings {
    try settings(
      file: configuration.file(environment: environment),
      preset: configuration.presetFile(),
      isTerminal: Caller.current.hasTerminal,
      environment: environment
    )
  }

  /// Returns the settings. Options override the preset, and both override the configuration.
  func settings(
    file: ConfigurationFile?,
    preset: ConfigurationFile?,
    isTerminal: Bool,
    environment: [String: String]
  ) throws(Failure) -> Settings {
    let source = slider.request(with: stops).stops.isEmpty ? file : nil
    // A person at a terminal gets advice about flags instead, unless a flag names the file.
    let isFileMeant = self.configuration.config != nil || !isTerminal
    let needsSlider = source != nil && preset == nil && isFileMeant
    let found = try file?.configuration(needsSlider: needsSlider) ?? Configuration()
    let ready = try preset?.configuration()
    let configuration = ready?.over(found) ?? found
    let deviceFile = (ready?.inputs.isEmpty == false ? preset : file)?.path
    let devices = configuration.inputs.map { InputPlan.Device($0, of: deviceFile ?? "") }
    var failures = Failures()
    let speech = failures.value { () throws(Failure) in
      try speechSettings(over: configuration.speech, in: file?.path, or: source?.path, environment)
    }
    let sliders = failures.value { () throws(Failure) in
      try sliderSettings(of: configuration, environment)
    }
    let inputs = failures.value { () throws(Failure) in
      try channels.inputPlan(isTerminal: isTerminal, configured: devices)
    }
    guard let speech, let sliders, let inputs else { throw Failure(failures.list) }
    return Settings(
      sliders: sliders,
      label: label(of: configuration),
      speech: speech,
      preferences: preferences(environment),
      inputs: inputs,
      channels: channels,
      file: (preset ?? file)?.path
    )
  }

  private func preferences(_ environment: [String: String]) -> PreferencesPlan {
    PreferencesPlan(
      isKept: !effects.noState,
      fixed: speech.request.preferences,
      environment: environment
    )
  }

  /// Returns the name of all sliders: that in a configuration, or else the label of a single track
  /// whose thumbs have labels of their own.
  private func label(of configuration: Configuration) -> String? {
    let flags = slider.request(with: stops)
    guard uses(configuration) else { return flags.trackLabel() }
    let only = configuration.sliders.count == 1 ? configuration.sliders[0].request : nil
    return configuration.label ?? only.flatMap(flags.trackLabel)
  }

  /// Returns whether the sliders are those of a configuration, and not that of the flags.
  private func uses(_ configuration: Configuration) -> Bool {
    slider.request(with: stops).stops.isEmpty && !configuration.sliders.isEmpty
  }

  /// Returns the settings for speech, which know how messages name them.
  private func speechSettings(
    over configured: SpeechRequest,
    in file: String?,
    or source: String?,
    _ environment: [String: String]
  ) throws(Failure) -> SpeechSettings {
    var request = speech.request
    request.audio = channels.audio
    var settings = try request.over(configured).settings(
      environment: environment,
      files: SpeechFiles(environment: environment, read: Caller.current.readsFile)
    )
    settings.names = names(of: configured, in: file, or: source)
    return settings
  }

  /// Finds out how messages name settings.
  ///
  /// - Parameters:
  ///   - configured: The settings in the file.
  ///   - file: The path of the file.
  ///   - source: The same, if it has the sliders; what isn't set can be set there.
  /// - Returns: The names of flags, or of keys in the file.
  private func names(
    of configured: SpeechRequest,
    in file: String?,
    or source: String?
  ) -> SpeechSettings.Names {
    let voice = speech.voice ?? configured.voice
    let audioFile = configured.audio == nil ? source : file
    return SpeechSettings.Names(
      voice: voice.map { _ in Setting.voice.name(in: speech.voice == nil ? file : nil) },
      audio: Setting.audio.name(in: channels.audio == nil ? audioFile : nil)
    )
  }

  /// Returns the slider of the flags, or the sliders of the configuration with the default files
  /// for their positions.
  private func sliders(
    of configuration: Configuration,
    _ effects: EffectRequest,
    _ environment: [String: String]
  ) throws(Failure) -> [(ConfiguredSlider, keptIn: StatePath?)] {
    let request = slider.request(with: stops)
    if self.configuration.preset != nil, !request.stops.isEmpty {
      throw .usage(.preset, "a preset has its own stops; remove the options that define stops")
    }
    guard uses(configuration) else {
      let slider = try request.slider()
      let configured = ConfiguredSlider(
        slider: slider,
        hasStart: false,
        effects: effects,
        request: request,
        warnings: request.warnings(about: slider, remedy: Setting.reachEnds.flagName)
          .map(\.warning)
      )
      return try configured.thumbs(under: request).map { ($0, nil) }
    }
    let isForOne = request != SliderRequest() || !effects.fitsAll
    guard configuration.sliders.count == 1 || !isForOne else { throw Self.manySliders }
    var sliders: [(ConfiguredSlider, keptIn: StatePath?)] = []
    for var slider in configuration.sliders {
      var request = request
      request.thumbs = request.thumbs.over(slider.request.thumbs)
      slider.slider = try request.adjusted(slider.slider, hasStart: slider.hasStart)
      slider.effects = effects.over(slider.effects)
      slider.warnings += [request.unitWarning(about: slider.slider.stops)?.warning]
        .compactMap(\.self)
      for var thumb in try slider.thumbs(under: request) {
        let id = thumb.slider.presentation.id
        let path = StatePath.usual(for: id, environment: environment)
        if path == nil, thumb.isKeptUsually { thumb.warnings.append(.noFolder) }
        sliders.append((thumb, path))
      }
    }
    return sliders
  }

  private static let manySliders = Failure(
    status: .usage,
    message: """
      these flags need a single slider, but the configuration has several; remove the flags, or \
      define a slider, for example with --steps 5
      """
  )

  /// Returns the settings of the sliders, with the effects of their changes.
  private func sliderSettings(
    of configuration: Configuration,
    _ environment: [String: String]
  ) throws(Failure) -> [Settings.SliderSetting] {
    var failures = Failures()
    let changes = failures.value { () throws(Failure) in try effects.request() }
    let settings = failures.value { () throws(Failure) -> [Settings.SliderSetting] in
      try sliders(of: configuration, changes ?? EffectRequest(), environment)
        .map { configured, usual throws(Failure) in try setting(of: configured, keepingIn: usual) }
    }
    guard changes != nil, let settings else { throw Failure(failures.list) }
    return settings
  }

  /// Combines flags and configuration for one slider.
  private func setting(
    of configured: ConfiguredSlider,
    keepingIn usual: StatePath?
  ) throws(Failure) -> Settings.SliderSetting {
    let hasStart = stops.value != nil
    let control = configured.effects.speech
    let isSpeechFlagged = control.flatMap(speech.request.number) != nil && !hasStart
    let isFlagged = isSpeechFlagged || hasStart
    return Settings.SliderSetting(
      slider: configured.slider,
      isStartFixed: isFlagged,
      keepsStart: self.slider.keepStart || configured.request.start.isKept,
      effects: try configured.plan(keepingIn: usual),
      startsAtVoice: control != nil && (isSpeechFlagged || !(hasStart || configured.hasStart)),
      source: isFlagged ? nil : configured.source,
      thumb: configured.thumb,
      warnings: configured.warnings
    )
  }
}

/// The flags that name the configuration.
struct ConfigurationOptions: ParsableArguments {
  @Option(.config) var config: String?
  @Option(.preset) var preset: String?

  /// Returns the file that the flag names, or else the one found in the default folders.
  func file(environment: [String: String]) throws(Failure) -> ConfigurationFile? {
    try ConfigurationFile.named(config, environment: environment)
  }

  /// Returns the file of the preset that the flag names.
  func presetFile() throws(Failure) -> ConfigurationFile? {
    try preset.map { name throws(Failure) in
      try PresetFolders.current.preset(named: name).file()
    }
  }
}

extension Configuration {
  /// Returns the panel of this configuration, with speech and devices completed by another one.
  fileprivate func over(_ other: Configuration) -> Configuration {
    Configuration(
      label: label,
      speech: speech.over(other.speech),
      inputs: inputs.isEmpty ? other.inputs : inputs,
      sliders: sliders
    )
  }
}

/// The flags for speech.
struct SpeechOptions: ParsableArguments {
  @Option(.speechChoice) var speech: SpeechChoice?
  @Option(.speechModule) var module: String?
  @Option(.voice) var voice: String?
  @Option(.rate) var rate: Int?
  @Option(.pitch) var pitch: Int?
  @Option(.volume) var volume: Int?
  @Option(.language) var language: Given<LanguageTag>?
  @Option(.verbosity) var verbosity: Verbosity?
  @Option(.cues) var cues: CueChoice?
  @Option(.speechDefaults) var defaults: SpeechDefaults?

  /// The speech settings that the flags request.
  var request: SpeechRequest {
    SpeechRequest(
      speech: speech,
      module: module,
      voice: voice,
      rate: rate,
      pitch: pitch,
      volume: volume,
      language: language,
      verbosity: verbosity,
      cues: cues,
      defaults: defaults
    )
  }
}

extension Verbosity: ExpressibleByArgument {}
extension CueChoice: ExpressibleByArgument {}

/// The flags for the effects of a change other than speech.
struct EffectOptions: ParsableArguments {
  @Option(.onChange) var onChange: Given<[String]>?
  @Option(.onChangeTime) var onChangeTime: Int?
  @Option(.state) var state: StateRequest?
  @Flag(.noState) var noState: Bool

  /// Returns the effects that the flags request.
  func request() throws(Failure) -> EffectRequest {
    guard !noState || state == nil else {
      throw Failure(
        status: .usage,
        mistakes: [.init(in: .flags(["--state", "--no-state"]), message: "use only one of them")]
      )
    }
    return EffectRequest(
      command: try command(),
      seconds: onChangeTime,
      state: noState ? .nowhere : state
    )
  }

  private func command() throws(Failure) -> CommandTemplate? {
    guard let words = try onChange?.value(of: .onChange) else { return nil }
    let command: CommandTemplate
    do { command = try CommandTemplate(words: words) } catch {
      throw .usage(.onChange, error.description)
    }
    guard let absence = command.absence(findingPrograms: Caller.current.findsProgram) else {
      return command
    }
    let flag = Setting.onChange.flagName
    throw Failure(status: .noInput, mistakes: [.init(in: .flags([flag]), message: absence)])
  }
}

/// The flags for the source of keys and the destinations of words and events.
struct ChannelOptions: ParsableArguments {
  @Option(.input) var inputs: [InputChoice]
  @Flag(.grab) var grab: Bool
  @Option(.audio) var audio: Given<AudioDestination>?
  @Option(.output) var output: OutputChoice
  @Flag(.noMouse) var ignoresMouse: Bool
  @Option(.bus) var bus: BusChoice
  @Option(.screenReader) var screenReader: ScreenReaderChoice
  @Option(.logLevel) var logLevel: Logger.Level
}

extension Logger.Level: @retroactive ExpressibleByArgument {}

extension ChannelOptions {
  /// Returns the terminal modes for an output. They are on only for a drawing whose terminal input
  /// comes from; otherwise a shell would get the reports.
  func modes(output: OutputChoice, isOneTerminal: Bool, terminalType: String?) -> [TerminalMode] {
    guard output == .terminal, isOneTerminal, TerminalMode.areReported(byType: terminalType) else {
      return []
    }
    return [.keyEvents] + (ignoresMouse ? [] : TerminalMode.pointer)
  }
}

/// The flag of all commands for the voice that says why they failed.
struct ErrorOptions: ParsableArguments {
  @Option(.audioOfErrors) var audio: Given<AudioDestination>?
}

// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// Reads the settings of a running slider: flags override the preset, and both override the
/// configuration file.
struct SettingsReading {
  let flags: Layer
  let file: ConfigurationFile?
  let preset: ConfigurationFile?
  /// Whether standard input is a terminal.
  let isTerminal: Bool
  let environment: [String: String]

  /// Returns the settings.
  ///
  /// - Throws: A ``Failure`` with the mistakes of all parts.
  func settings() throws(Failure) -> Settings {
    let layers = Layers(flags)
    let source = layers.defineStops ? nil : file
    // A person at a terminal gets advice about flags instead, unless a flag names the file.
    let isFileMeant = flags.has(Setting.config) || !isTerminal
    let needsSlider = source != nil && preset == nil && isFileMeant
    let found = try file?.configuration(needsSlider: needsSlider) ?? Configuration()
    let ready = try preset?.configuration()
    let configuration = ready?.over(found) ?? found
    let deviceFile = (ready?.inputs.isEmpty == false ? preset : file)?.path
    let devices = configuration.inputs.map { InputPlan.Device($0, of: deviceFile ?? "") }
    var failures = Failures()
    let speech = failures.value { () throws(Failure) in
      try self.speech(over: configuration.speech, in: file?.path, or: source?.path)
    }
    let sliders = failures.value { () throws(Failure) in
      try self.sliders(of: configuration)
    }
    let inputs = failures.value { () throws(Failure) in
      try layers.inputPlan(isTerminal: isTerminal, configured: devices)
    }
    guard let speech, let sliders, let inputs else { throw Failure(failures.list) }
    return Settings(
      sliders: sliders,
      label: label(of: configuration),
      speech: speech,
      preferences: PreferencesPlan(flags: flags, environment: environment),
      inputs: inputs,
      channels: layers,
      file: (preset ?? file)?.path
    )
  }

  /// Returns the name of all sliders: that in a configuration, or else the label of a single track
  /// whose thumbs have labels of their own.
  private func label(of configuration: Configuration) -> String? {
    guard uses(configuration) else { return Layers(flags).trackLabel }
    let only = configuration.sliders.count == 1 ? configuration.sliders[0].layers.list : nil
    return configuration.label ?? only.flatMap { Layers([flags] + $0).trackLabel }
  }

  /// Returns whether the sliders are those of a configuration, and not that of the flags.
  private func uses(_ configuration: Configuration) -> Bool {
    !Layers(flags).defineStops && !configuration.sliders.isEmpty
  }

  /// Returns the settings for speech, which know how messages name them.
  private func speech(
    over configured: Layers,
    in file: String?,
    or source: String?
  ) throws(Failure) -> SpeechSettings {
    let layers = Layers([flags] + configured.list)
    var settings = try layers.speech(
      environment: environment,
      files: SpeechFiles(environment: environment, read: Caller.current.readsFile)
    )
    // What isn't set can be set in the file that has the sliders.
    let audioFile = configured.has(Setting.audio) ? file : source
    settings.names = SpeechSettings.Names(
      voice: layers[.voice].map { _ in
        Setting.voice.name(in: flags.has(Setting.voice) ? nil : file)
      },
      audio: Setting.audio.name(in: flags.has(Setting.audio) ? nil : audioFile)
    )
    return settings
  }

  /// Returns the settings of the sliders, with the effects of their changes.
  private func sliders(
    of configuration: Configuration
  ) throws(Failure) -> [Settings.SliderSetting] {
    var failures = Failures()
    let command = failures.value { () throws(Failure) in try Layers(flags).commandOfFlags() }
    let settings = failures.value { () throws(Failure) -> [Settings.SliderSetting] in
      try configuredSliders(of: configuration, running: command ?? nil)
        .map { configured, usual throws(Failure) in try setting(of: configured, keepingIn: usual) }
    }
    guard command != nil, let settings else { throw Failure(failures.list) }
    return settings
  }

  /// Returns the slider of the flags, or the sliders of the configuration with the default files
  /// for their positions.
  private func configuredSliders(
    of configuration: Configuration,
    running command: CommandTemplate?
  ) throws(Failure) -> [(ConfiguredSlider, keptIn: StatePath?)] {
    if flags.has(Setting.preset), Layers(flags).defineStops {
      throw .usage(.preset, "a preset has its own stops; remove the options that define stops")
    }
    guard uses(configuration) else {
      return try ConfiguredSlider(flags: flags, running: command).thumbs().map { ($0, nil) }
    }
    guard configuration.sliders.count == 1 || !isForOneSlider else { throw Self.manySliders }
    var sliders: [(ConfiguredSlider, keptIn: StatePath?)] = []
    for slider in configuration.sliders {
      for var thumb in try slider.changed(by: flags, running: command).thumbs() {
        let id = thumb.slider.presentation.id
        let path = StatePath.usual(for: id, environment: environment)
        if path == nil, thumb.isKeptUsually { thumb.warnings.append(.noFolder) }
        sliders.append((thumb, path))
      }
    }
    return sliders
  }

  /// Whether a flag can only be about a single slider.
  private var isForOneSlider: Bool {
    let effects: [any SettingDescription] = [Setting.onChange, Setting.onChangeTime, Setting.state]
    let settings = SettingCatalog.Stops.settings + SettingCatalog.Slider.settings + effects
    return settings.contains(where: flags.has)
  }

  private static let manySliders = Failure(
    status: .usage,
    message: """
      these flags need a single slider, but the configuration has several; remove the flags, or \
      define a slider, for example with --steps 5
      """
  )

  /// Combines flags and configuration for one slider.
  private func setting(
    of configured: ConfiguredSlider,
    keepingIn usual: StatePath?
  ) throws(Failure) -> Settings.SliderSetting {
    let hasStart = flags.has(Setting.value)
    let plan = try configured.plan(keepingIn: usual)
    let isSpeechFlagged = plan.speech.flatMap(Layers(flags).number) != nil && !hasStart
    let isFlagged = isSpeechFlagged || hasStart
    return Settings.SliderSetting(
      slider: configured.slider,
      isStartFixed: isFlagged,
      keepsStart: configured.layers[.keepStart] ?? false,
      effects: plan,
      startsAtVoice: plan.speech != nil
        && (isSpeechFlagged || !(hasStart || configured.hasStart)),
      source: isFlagged ? nil : configured.source,
      thumb: configured.thumb,
      warnings: configured.warnings
    )
  }
}

extension SettingsReading {
  /// Reads the files that the flags or the environment name.
  init(flags: Layer, environment: [String: String]) throws(Failure) {
    self.init(
      flags: flags,
      file: try ConfigurationFile.named(flags[.config], environment: environment),
      preset: try flags[.preset].map { name throws(Failure) in
        try PresetFolders.current.preset(named: name).file()
      },
      isTerminal: Caller.current.hasTerminal,
      environment: environment
    )
  }
}

extension Configuration {
  /// Returns the panel of this configuration, with speech and devices completed by another one.
  fileprivate func over(_ other: Configuration) -> Configuration {
    Configuration(
      label: label,
      speech: Layers(speech.list + other.speech.list),
      inputs: inputs.isEmpty ? other.inputs : inputs,
      sliders: sliders
    )
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

struct Settings {
  let sliders: [ConfiguredSlider]
  /// The name of all sliders together.
  let label: String?
  let speech: SpeechSettings
  /// The sources of keys: the terminal or lines, if standard input is read, and devices.
  let inputs: (standard: InputChoice?, devices: [InputDevice])
  /// The flags, which alone choose how the daemon reaches the user and other programs.
  let flags: Layers
  let file: String?

  /// Whether sliderd's own sound has two channels, because it plays cues of a horizontal track.
  var isStereo: Bool {
    speech.cues != .off
      && sliders.contains { Growth(of: $0.slider.presentation).orientation == .horizontal }
  }
}

extension Settings {
  /// Reads the settings of a running slider from flags, the preset and the configuration file, or
  /// throws the mistakes of all parts. A reload looks for no devices: some may already be open.
  init(
    flags: Layer,
    file: ConfigurationFile?,
    preset: ConfigurationFile?,
    isTerminal: Bool,
    isReload: Bool = false,
    environment: [String: String]
  ) throws(Failure) {
    let layers = Layers(flags)
    let source = layers.defineStops ? nil : file
    // A person at a terminal gets advice about flags instead, unless a flag names the file.
    let isFileMeant = flags.has(Setting.config) || !isTerminal
    let needsSlider = source != nil && preset == nil && isFileMeant
    let isUsed = { (setting: any SettingDescription) in
      !layers.replace(setting) && !(isReload && setting.table == .input)
    }
    let found =
      try file?.configuration(needsSlider: needsSlider) { setting in
        isUsed(setting) && (preset == nil || setting.table != .slider)
      } ?? Configuration()
    let configuration = try preset?.configuration(using: isUsed).over(found) ?? found
    var failures: [Failure] = []
    let speech = failures.value { () throws(Failure) in
      let paths = (file: file?.path, source: source?.path)
      return try configuration.speech(changedBy: flags, in: paths, environment: environment)
    }
    let sliders = failures.value { () throws(Failure) in
      try configuration.sliders(changedBy: flags, environment: environment)
    }
    let inputs = failures.value { () throws(Failure) in
      try layers.inputs(isTerminal: isTerminal, configured: configuration.inputs)
    }
    guard let speech, let sliders, let inputs else { throw Failure(failures) }
    self.init(
      sliders: sliders,
      label: configuration.label(changedBy: flags),
      speech: speech,
      inputs: inputs,
      flags: layers,
      file: (preset ?? file)?.path
    )
  }

  /// Reads the settings as the caller gives them, with the files that the flags name.
  init(flags: Layer, isReload: Bool = false, environment: [String: String]) throws(Failure) {
    try self.init(
      flags: flags,
      file: try ConfigurationFile(flags[Setting.config], environment: environment),
      preset: try flags[Setting.preset].map { name throws(Failure) in try Preset.named(name).file()
      },
      isTerminal: Caller.current.hasTerminal,
      isReload: isReload,
      environment: environment
    )
  }
}

// What a file completes of a preset, and flags change of a configuration.
extension Configuration {
  /// Returns the panel of this configuration, with speech and devices completed by another one.
  fileprivate func over(_ other: Configuration) -> Configuration {
    var configuration = self
    configuration.speech = Layers(speech.list + other.speech.list)
    if inputs.isEmpty { configuration.inputs = other.inputs }
    return configuration
  }

  /// Returns the name of all sliders, or else the label of a track whose thumbs have labels.
  fileprivate func label(changedBy flags: Layer) -> String? {
    guard isUsed(with: flags) else { return Layers(flags).trackLabel }
    let only = sliders.count == 1 ? sliders[0].layers.list : nil
    return label ?? only.flatMap { Layers([flags] + $0).trackLabel }
  }

  /// Returns whether the sliders are those of the configuration, and not that of the flags.
  private func isUsed(with flags: Layer) -> Bool { !Layers(flags).defineStops && !sliders.isEmpty }

  /// Returns the settings for speech. What isn't set can be set in the file that has the sliders.
  fileprivate func speech(
    changedBy flags: Layer,
    in paths: (file: String?, source: String?),
    environment: [String: String]
  ) throws(Failure) -> SpeechSettings {
    let layers = Layers([flags] + speech.list)
    var settings = try layers.checkedSpeech(
      environment: environment,
      readingFiles: Caller.current.usersFile
    )
    let audioFile = speech.has(Setting.audio) ? paths.file : paths.source
    settings.names.voice = layers[Setting.voice].map { _ in
      Setting.voice.name(in: flags.has(Setting.voice) ? nil : paths.file)
    }
    settings.names.audio = Setting.audio.name(in: flags.has(Setting.audio) ? nil : audioFile)
    return settings
  }

  /// Returns the sliders of the flags or of the configuration, with the effects of their changes.
  fileprivate func sliders(
    changedBy flags: Layer,
    environment: [String: String]
  ) throws(Failure) -> [ConfiguredSlider] {
    let usualPath = { (id: String) in StatePath.usual(for: id, environment: environment) }
    var failures: [Failure] = []
    let command = failures.value { () throws(Failure) in try Layers(flags).commandOfFlags() }
    let sliders = failures.value { () throws(Failure) -> [ConfiguredSlider] in
      let thumbs = try thumbs(
        changedBy: flags,
        running: command ?? nil,
        hasFolder: usualPath("") != nil
      )
      return try thumbs.map { slider throws(Failure) in
        let id = slider.slider.presentation.id
        let usual = isUsed(with: flags) ? usualPath(id) : nil
        return try slider.completed(by: flags, keepingIn: usual)
      }
    }
    guard command != nil, let sliders else { throw Failure(failures) }
    return sliders
  }

  /// Returns the slider of the flags, or the sliders of the configuration, each thumb as one.
  private func thumbs(
    changedBy flags: Layer,
    running command: CommandTemplate?,
    hasFolder: Bool
  ) throws(Failure) -> [ConfiguredSlider] {
    if flags.has(Setting.preset), Layers(flags).defineStops {
      throw .flag(
        Setting.preset,
        "a preset has its own stops; remove the options that define stops"
      )
    }
    guard isUsed(with: flags) else {
      return try ConfiguredSlider(flags: flags, running: command).thumbs()
    }
    let effects = ChangeEffects.settings.filter { $0.table == .slider }
    let ofOneSlider = Stops.settings + Slider.settings + effects
    let given = ofOneSlider.filter(flags.has)
    guard sliders.count == 1 || given.isEmpty else {
      let mistake = "the configuration has several sliders, and a flag can't choose one"
      let advice = "write the value there, or define a slider, for example with --steps 5"
      throw Failure(in: .flags(given.map(\.flagName)), message: "\(mistake); \(advice)")
    }
    var thumbs: [ConfiguredSlider] = []
    for slider in sliders { thumbs += try slider.changed(by: flags, running: command).thumbs() }
    let message =
      "no folder for positions, set HOME or XDG_STATE_HOME; the position will not be saved"
    for index in thumbs.indices where !hasFolder && thumbs[index].isKeptUsually {
      thumbs[index].warnings.append((Setting.state, message, .unsavedPosition))
    }
    return thumbs
  }
}

extension Layers {
  /// Returns whether these flags leave a key of a file without effect.
  fileprivate func replace(_ setting: any SettingDescription) -> Bool {
    switch setting.table {
    case .slider:
      defineStops || has(Setting.thumbs) || has(Setting.state) || self[Setting.noState] == true
    case .input: !usesConfiguredDevices
    default: has(setting) || self[Setting.usesDispatcher] == true
    }
  }
}

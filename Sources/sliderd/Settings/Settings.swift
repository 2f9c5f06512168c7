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

  /// The channels of sliderd's own sound: two if it plays cues of a horizontal track.
  var audioChannels: AudioChannels {
    let growths = sliders.map { Growth(of: $0.slider.presentation) }
    let isPanned = speech.cues != .off && growths.contains { $0.orientation == .horizontal }
    return isPanned ? .stereo : .mono
  }

  /// Returns warnings for a user who reads devices with more rights than needed.
  func inputWarnings(isRoot: Bool) -> [String] {
    guard isRoot, let path = inputs.devices.first?.path else { return [] }
    return [
      """
      sliderd runs as root, which is not necessary; "sliderd devices --rule \(path)" prints a rule \
      that gives another user access to the device
      """
    ]
  }
}

/// Reads the settings of a running slider from flags, the preset and the configuration file.
struct SettingsReading {
  let flags: Layer
  let file: ConfigurationFile?
  let preset: ConfigurationFile?
  let isTerminal: Bool
  let environment: [String: String]

  /// Returns the settings, or throws the mistakes of all parts.
  func settings() throws(Failure) -> Settings {
    let layers = Layers(flags)
    let source = layers.defineStops ? nil : file
    // A person at a terminal gets advice about flags instead, unless a flag names the file.
    let isFileMeant = flags.has(Setting.config) || !isTerminal
    let needsSlider = source != nil && preset == nil && isFileMeant
    let found = try file?.configuration(needsSlider: needsSlider) ?? Configuration()
    let configuration = try preset?.configuration().over(found) ?? found
    var failures = Failures()
    let speech = failures.value { () throws(Failure) in
      try self.speech(over: configuration.speech, in: file?.path, or: source?.path)
    }
    let sliders = failures.value { () throws(Failure) in
      try self.sliders(of: configuration)
    }
    let inputs = failures.value { () throws(Failure) in
      try layers.inputs(isTerminal: isTerminal, configured: configuration.inputs)
    }
    guard let speech, let sliders, let inputs else { throw Failure(failures.list) }
    return Settings(
      sliders: sliders,
      label: label(of: configuration),
      speech: speech,
      inputs: inputs,
      flags: layers,
      file: (preset ?? file)?.path
    )
  }

  /// Returns the name of all sliders, or else the label of a track whose thumbs have labels.
  private func label(of configuration: Configuration) -> String? {
    guard uses(configuration) else { return Layers(flags).trackLabel }
    let only = configuration.sliders.count == 1 ? configuration.sliders[0].layers.list : nil
    return configuration.label ?? only.flatMap { Layers([flags] + $0).trackLabel }
  }

  /// Returns whether the sliders are those of a configuration, and not that of the flags.
  private func uses(_ configuration: Configuration) -> Bool {
    !Layers(flags).defineStops && !configuration.sliders.isEmpty
  }

  private func speech(
    over configured: Layers,
    in file: String?,
    or source: String?
  ) throws(Failure) -> SpeechSettings {
    let layers = Layers([flags] + configured.list)
    var settings = try layers.checkedSpeech(
      environment: environment,
      files: SpeechFiles(environment: environment, read: Caller.current.readsFile)
    )
    // What isn't set can be set in the file that has the sliders.
    let audioFile = configured.has(Setting.audio) ? file : source
    settings.names.voice = layers[Setting.voice].map { _ in
      Setting.voice.name(in: flags.has(Setting.voice) ? nil : file)
    }
    settings.names.audio = Setting.audio.name(in: flags.has(Setting.audio) ? nil : audioFile)
    return settings
  }

  /// Returns the sliders of the flags or of the configuration, with the effects of their changes.
  private func sliders(of configuration: Configuration) throws(Failure) -> [ConfiguredSlider] {
    var failures = Failures()
    let command = failures.value { () throws(Failure) in try Layers(flags).commandOfFlags() }
    let sliders = failures.value { () throws(Failure) -> [ConfiguredSlider] in
      try thumbs(of: configuration, running: command ?? nil).map { slider throws(Failure) in
        let id = slider.slider.presentation.id
        let usual =
          uses(configuration) ? StatePath.usual(for: id, environment: environment) : nil
        return try slider.completed(by: flags, keepingIn: usual)
      }
    }
    guard command != nil, let sliders else { throw Failure(failures.list) }
    return sliders
  }

  /// Returns the slider of the flags, or the sliders of the configuration, each thumb as one.
  private func thumbs(
    of configuration: Configuration,
    running command: CommandTemplate?
  ) throws(Failure) -> [ConfiguredSlider] {
    if flags.has(Setting.preset), Layers(flags).defineStops {
      throw .flag(
        Setting.preset,
        "a preset has its own stops; remove the options that define stops"
      )
    }
    guard uses(configuration) else {
      return try ConfiguredSlider(flags: flags, running: command).thumbs()
    }
    guard configuration.sliders.count == 1 || !isForOneSlider else {
      throw Failure(
        status: .usage,
        message: """
          these flags need a single slider, but the configuration has several; remove the flags, or \
          define a slider, for example with --steps 5
          """
      )
    }
    let hasFolder = StatePath.usual(for: "", environment: environment) != nil
    var thumbs: [ConfiguredSlider] = []
    for slider in configuration.sliders {
      thumbs += try slider.changed(by: flags, running: command).thumbs()
    }
    for index in thumbs.indices where !hasFolder && thumbs[index].isKeptUsually {
      thumbs[index].warnings.append(.noFolder)
    }
    return thumbs
  }

  private var isForOneSlider: Bool {
    let effects: [any SettingDescription] = [Setting.onChange, Setting.onChangeTime, Setting.state]
    return (Stops.settings + Slider.settings + effects).contains(where: flags.has)
  }
}

extension SettingsReading {
  init(flags: Layer, environment: [String: String]) throws(Failure) {
    self.init(
      flags: flags,
      file: try ConfigurationFile(flags[Setting.config], environment: environment),
      preset: try flags[Setting.preset].map { name throws(Failure) in try Preset.named(name).file()
      },
      isTerminal: Caller.current.hasTerminal,
      environment: environment
    )
  }
}

extension Configuration {
  /// Returns the panel of this configuration, with speech and devices completed by another one.
  fileprivate func over(_ other: Configuration) -> Configuration {
    var configuration = self
    configuration.speech = Layers(speech.list + other.speech.list)
    if inputs.isEmpty { configuration.inputs = other.inputs }
    return configuration
  }
}

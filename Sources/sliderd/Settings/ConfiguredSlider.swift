// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// A slider as flags or a file define it, with the effects of its changes.
struct ConfiguredSlider {
  /// The slider in its initial state. If it has several thumbs, it is expanded to one slider each.
  var slider: Slider
  var layers = Layers([])
  var hasStart = false
  /// Whether a flag sets the initial stop, so that a kept position is ignored.
  var isStartFixed = false
  /// Whether the slider controls the voice and starts at its setting.
  var startsAtVoice = false
  /// The effects of changes. Until ``completed(by:keepingIn:)``, only the command is known.
  var effects = ChangeEffects.Plan()
  var source: StartSource?
  /// What the user should know at the start. A message about a file has its place there in the form
  /// that editors understand.
  var warnings: [Layers.Warning] = []
  /// The thumb's number, for its label; `nil` if it has its own.
  var thumb: (index: Int, count: Int)?
  /// The end of the file's name that tells the thumbs of a track apart.
  var fileEnding = ""
}

extension ConfiguredSlider {
  init(flags: Layer, running command: CommandTemplate?) throws(Failure) {
    let layers = Layers(flags)
    self.init(slider: try layers.checkedSlider(), layers: layers)
    effects.command = command
    warnings = layers.warnings(about: slider, inFile: false)
  }

  /// Reads a table `[[slider]]`, of which perhaps not the whole could be read; fails if it has
  /// mistakes.
  init?(_ table: inout TableReader, of file: String, isProgram: (String) -> Bool) {
    table.readKeys(of: .slider)
    let (command, source) = table.programs(isProgram: isProgram)
    var layer = table.layer
    let hasStart = layer[Setting.value] != nil
    let isWhole = table.isWhole && !Stops.definitions.contains(where: table.isUnread)
    if isWhole, !Layers(layer).defineStops {
      table.note(
        "a slider needs stops; add steps, names, from and to, or values, for example steps = 5"
      )
    }
    if !isWhole { layer.remove(Setting.value) }
    var layers = Layers(layer)
    let slider = layers.slider()
    layers.checkProperties(of: slider, running: command, in: table)
    table.noteMistakes(of: layers)
    guard let slider, table.mistakes.isEmpty else { return nil }
    self.init(slider: slider, layers: layers, hasStart: hasStart, source: source)
    effects.command = command
    self.source?.arguments = layers[Setting.arguments] ?? []
    warnings = layers.warnings(about: slider, inFile: true).map { setting, message, notice in
      (setting, table.warn(setting, message).mistake(in: file).line, notice)
    }
  }

  func changed(by flags: Layer, running command: CommandTemplate?) throws(Failure) -> Self {
    var changed = self
    // The values of several thumbs are read with the thumbs.
    var own = flags
    if layers.has(Setting.thumbs) { own.remove(Setting.value) }
    let adjusted = try Layers(own).checked { $0.adjusted(slider, isPlaced: hasStart) }
    changed.slider = adjusted ?? slider
    changed.layers = Layers([flags] + layers.list)
    changed.effects.command = command ?? effects.command
    // A warning about a key that no flag changes has its place in the file.
    changed.warnings = warnings.filter { !flags.has($0.setting) }
    changed.warnings += changed.layers.warnings(about: changed.slider, inFile: false)
      .filter { flags.has($0.setting) }
    return changed
  }

  /// Returns a slider for each thumb; only itself if it has one thumb.
  func thumbs() throws(Failure) -> [ConfiguredSlider] {
    let thumbs = try layers.checked { $0.thumbs(of: slider) }
    guard layers.has(Setting.thumbs) else { return [self] }
    return thumbs.enumerated().map { index, thumb in
      var configured = self
      (configured.slider, configured.thumb) = thumb
      configured.fileEnding = Slider.thumbSuffix(at: index)
      if index > 0 { configured.warnings = [] }
      return configured
    }
  }

  /// Returns the slider with its effects and its start. Its position is kept in the usual file,
  /// unless a program reports it or a setting says otherwise.
  func completed(by flags: Layer, keepingIn usual: StatePath?) throws(Failure) -> ConfiguredSlider {
    let isThumb = slider.presentation.sharedTrack != nil
    try layers.checked {
      $0.checkEffects(
        running: effects.command,
        stops: nil,
        hasArguments: $0[Setting.arguments] != nil,
        hasThumbs: isThumb
      )
    }
    var slider = self
    slider.effects.command?.arguments = layers[Setting.arguments] ?? []
    slider.effects.patience = .seconds(layers.value(of: Setting.onChangeTime))
    slider.effects.rest = .milliseconds(layers.value(of: Setting.onChangeRest))
    slider.effects.file = file(or: usual)
    slider.effects.speech = layers[Setting.speech]
    let presentation = self.slider.presentation
    slider.effects.name =
      presentation.label.flatMap(SpokenText.spoken)
      ?? (isThumb ? presentation.id : layers[Setting.id])
    let isStartFlagged = flags.has(Setting.value)
    let isVoiceFlagged =
      !isStartFlagged && layers[Setting.speech].flatMap { flags[$0.setting] } != nil
    slider.isStartFixed = isVoiceFlagged || isStartFlagged
    slider.startsAtVoice =
      layers[Setting.speech] != nil && (isVoiceFlagged || !(isStartFlagged || hasStart))
    if slider.isStartFixed { slider.source = nil }
    return slider
  }

  var isKeptUsually: Bool {
    layers.stateRequest == .usual || layers.stateRequest == nil && source == nil
  }

  private func file(or usual: StatePath?) -> StatePath? {
    if case .file(let path, let flag)? = layers.stateRequest {
      return StatePath(text: path + fileEnding, isNamed: true, flag: flag)
    }
    return isKeptUsually ? usual : nil
  }
}

// Where the slider starts.
extension ConfiguredSlider {
  /// Returns the slider, starting at what a voice is set to if it does.
  func placed(at voice: VoiceSettings) -> ConfiguredSlider {
    guard startsAtVoice, let control = effects.speech else { return self }
    var copy = self
    let index = slider.stops.index(nearestTo: DecimalNumber(control.number(of: voice)))
    copy.slider = slider.placed(at: .stop(index))
    return copy
  }

  /// Returns the slider at the current setting, or else where it was left. A start between two
  /// stops is kept only if that is set; a current setting beyond the stops always.
  func slider(leftAt state: SliderState?, start: ReportedStart = ReportedStart()) -> Slider {
    let kept = isTooQuiet(leftAt: state) ? nil : state.map(position)
    guard !isStartFixed, let known = start.position ?? kept else { return slider }
    let placed = slider.placed(at: known)
    guard case .value(let value) = placed.position, !keepsStart, slider.stops.surround(value)
    else { return placed }
    return placed.placed(at: .stop(placed.index))
  }

  /// Returns whether the voice would be silent if the slider started where it was left.
  func isTooQuiet(leftAt state: SliderState?) -> Bool {
    guard let state, !isStartFixed else { return false }
    return effects.speech?.silences(slider.placed(at: position(of: state))) ?? false
  }

  private func position(of state: SliderState) -> ThumbPosition {
    if keepsStart, state.name == nil, let value = state.value, slider.stops.surround(value) {
      return .value(value)
    }
    return state.position(in: slider.stops)
  }

  private var keepsStart: Bool { layers[Setting.keepStart] ?? false }
}

extension Layers {
  /// Checks what belongs to the slider of a table, beside its own properties.
  fileprivate mutating func checkProperties(
    of slider: Slider?,
    running command: CommandTemplate?,
    in table: TableReader
  ) {
    if let count = slider?.stops.count, let arguments = self[Setting.arguments],
      arguments.count != count
    {
      note(
        Setting.arguments,
        "the number of arguments (\(arguments.count)) must equal the number of stops (\(count))"
      )
    }
    if let slider { _ = thumbs(of: slider) } else { noteIdleSettings() }
    checkEffects(
      running: command,
      stops: slider?.stops,
      hasArguments: table.has(Setting.arguments),
      hasThumbs: table.has(Setting.thumbs)
    )
  }
}

// The program that reports the current setting.
extension ConfiguredSlider {
  var sourceCall: CommandCall? { source?.command.command(for: slider) }

  func reportedStart(by answer: ProgramAnswer) -> ReportedStart {
    guard let source else { return ReportedStart() }
    do throws(ReportedStart) {
      switch answer {
      case .success(let output): return .init(position: try source.position(of: output, in: slider))
      case .failure(let failure): return ReportedStart(reason: failure.description)
      }
    } catch {
      let reason = error.reason.map { "\(source.command.program) \($0)" }
      return ReportedStart(reason: reason, isBlank: error.isBlank)
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider
import StepSliderEvdev
import StepSliderSpeech

/// A configuration as far as it can be read.
struct Configuration {
  var label: String?
  var speech = Layers([])
  var inputs: [InputDevice] = []
  var sliders: [ConfiguredSlider] = []
  private(set) var mistakes: [ConfigurationMistake] = []
  private(set) var warnings: [ConfigurationMistake] = []
}

extension Configuration {
  /// Reads the bytes of a file. A preset must have a slider, and other files if they need one. The
  /// voices, devices and files that settings name are looked up on this machine if they are used.
  init(
    _ bytes: [UInt8],
    of file: String = "",
    isPreset: Bool = false,
    needsSlider: Bool = false,
    onMachine isUsed: (any SettingDescription) -> Bool = { _ in false },
    isProgram: (String) -> Bool
  ) {
    let document = TOMLDocument(bytes)
    var reader = TableReader(document.table, at: SourceLocation(line: 1, column: 1), path: "")
    mistakes = document.mistakes
    if var table = reader.table(ConfigurationTable.panel.setting) {
      label = table.read(Setting.panelLabel)
      mistakes += table.finished()
    }
    if var table = reader.table(ConfigurationTable.speech.setting) {
      speech = table.readSpeech(onMachine: isUsed)
      mistakes += table.finished()
    }
    readInputs(&reader, in: document, of: file, onMachine: isUsed)
    var sliders = reader.tables(.slider, unread: document.unreadSections)
    for index in sliders.indices {
      let slider = ConfiguredSlider(&sliders[index], of: file, isProgram: isProgram)
      if let slider { self.sliders.append(slider) }
      if isUsed(Setting.state) { sliders[index].noteUnusableStateFile() }
    }
    sliders.noteRepetitions(of: Setting.id)
    sliders.noteRepetitions(of: Setting.state)
    sliders.noteMissingIdentities()
    if isPreset || needsSlider, sliders.isEmpty, document.mistakes.isEmpty, !reader.hasUnknownKeys {
      reader.note(isPreset ? Self.noPresetSlider : Self.noSlider)
    }
    mistakes += sliders.flatMap { $0.finished() } + reader.finished()
    mistakes.sort { ($0.location, $0.key) < ($1.location, $1.key) }
    warnings = sliders.flatMap(\.warnings)
  }

  private mutating func readInputs(
    _ reader: inout TableReader,
    in document: TOMLDocument,
    of file: String,
    onMachine isUsed: (any SettingDescription) -> Bool
  ) {
    var inputs = reader.tables(.input, unread: document.unreadSections)
    for index in inputs.indices {
      guard let input = InputDevice(&inputs[index], of: file) else { continue }
      self.inputs.append(input)
      if isUsed(Setting.device) { inputs[index].noteUnusableDevice(at: input.path) }
    }
    inputs.noteRepetitions(of: Setting.device)
    mistakes += inputs.flatMap { $0.finished() }
  }

  private static let noPresetSlider = "a preset needs a slider; add a [[slider]] section"
  private static let noSlider =
    "no sliders; add a section [[slider]], or define a slider with options, such as --steps 5"
}

extension TableReader {
  fileprivate mutating func readSpeech(
    onMachine isUsed: (any SettingDescription) -> Bool
  ) -> Layers {
    readKeys(of: .speech)
    var speech = Layers(layer)
    _ = speech.speech(environment: [:])
    noteMistakes(of: speech)
    if isUsed(Setting.voice), speech[Setting.usesDispatcher] != true,
      !speech.areMistaken([Setting.usesDispatcher]), let name = speech[Setting.voice],
      let error = Caller.current.voiceMistake(name)
    {
      note(Setting.voice, error.message)
    }
    if isUsed(Setting.audio), case .waveFile(let path)? = speech[Setting.audio],
      let reason = StateFile.obstacle(toWriting: path)
    {
      note(Setting.audio, "can't write the sound file \(SpokenText.printed(path: path)): \(reason)")
    }
    return speech
  }

  /// The ends of the identities and files of a slider's thumbs; none for a single thumb.
  fileprivate var thumbSuffixes: [String] {
    (layer[Setting.thumbs] ?? []).indices.map(Slider.thumbSuffix)
  }

  fileprivate mutating func noteUnusableStateFile() {
    guard case .file(let path, _)? = layer[Setting.state] else { return }
    let suffixes = thumbSuffixes.isEmpty ? [""] : thumbSuffixes
    let mistake = suffixes.lazy.compactMap { StateFile.mistake(at: path + $0) }.first
    if let mistake { note(Setting.state, mistake.description) }
  }

  /// Notes that a device can't be read. A pipe isn't opened for that: what is written into it meanwhile
  /// would be lost.
  fileprivate mutating func noteUnusableDevice(at path: String) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO { return }
    do throws(EvdevDeviceError) {
      _ = try EvdevSource(path: path, bindings: .standard, grabs: false)
    } catch {
      note(Setting.device, "\(error)")
      if error.mayPass { mistakes[mistakes.endIndex - 1].status = .noInput }
    }
  }
}

extension [TableReader] {
  /// Notes texts that an earlier table has at the same key, with the texts of a slider's thumbs.
  fileprivate mutating func noteRepetitions<Value>(of setting: TypedSetting<Value>) {
    var uses: [String: String] = [:]
    for index in indices {
      guard let value = self[index].table[setting.name], let text = value.text else { continue }
      let texts = [text] + self[index].thumbSuffixes.map { text + $0 }
      if let used = texts.first(where: { uses[$0] != nil }), let use = uses[used] {
        let thumb = "a thumb's \(setting.name) \"\(SpokenText.cleaned(used))\""
        let words = used == text ? value.description : thumb
        self[index].note(setting, "\(words) is already used \(use)")
      }
      for other in texts where uses[other] == nil {
        uses[other] = "\(other == text ? "" : "by a thumb ")in line \(value.location.line)"
      }
    }
  }

  fileprivate mutating func noteMissingIdentities() {
    for index in indices where count > 1 && self[index].isWhole && !self[index].has(Setting.id) {
      self[index].note("with several sliders, each needs an id, such as id = \"volume\"")
    }
  }
}

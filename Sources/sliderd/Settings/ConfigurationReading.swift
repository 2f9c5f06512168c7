// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider
import StepSliderEvdev
import StepSliderSpeech

/// A configuration read from a file's bytes, with all mistakes in order of location.
struct ConfigurationReading {
  let configuration: Configuration
  let mistakes: [ConfigurationMistake]
  /// Warnings, which don't make the file invalid.
  let warnings: [ConfigurationMistake]

  /// Reads a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes.
  ///   - isPreset: Whether the file is a preset, which must have a slider.
  ///   - needsSlider: Whether the file must have a slider although it is no preset.
  ///   - machine: What is found out about the machine; by default nothing.
  ///   - isProgram: Whether a program exists, by name or path.
  init(
    _ bytes: [UInt8],
    isPreset: Bool = false,
    needsSlider: Bool = false,
    on machine: MachineCheck = .none,
    isProgram: (String) -> Bool
  ) {
    let document = TOMLDocument(bytes)
    var reader = TableReader(document.table, at: SourceLocation(line: 1, column: 1), path: "")
    var configuration = Configuration()
    var mistakes = document.mistakes
    if var table = reader.table(ConfigurationTable.panel.setting) {
      configuration.label = table.read(.panelLabel)
      mistakes += table.finished()
    }
    if var table = reader.table(ConfigurationTable.speech.setting) {
      configuration.speech = table.readSpeech(on: machine)
      mistakes += table.finished()
    }
    var inputs = reader.tables(.input)
    for index in inputs.indices {
      let isWhole = !document.unreadSections.contains(inputs[index].location.line)
      guard let input = InputDevice(&inputs[index], isWhole: isWhole) else { continue }
      configuration.inputs.append(input)
      if let mistake = machine.device(input.device) { inputs[index].note(.device, mistake) }
    }
    var sliders = reader.tables(.slider)
    for index in sliders.indices {
      let isWhole = !document.unreadSections.contains(sliders[index].location.line)
      if let slider = ConfiguredSlider(&sliders[index], isWhole: isWhole, isProgram: isProgram) {
        configuration.sliders.append(slider)
      }
      if let mistake = sliders[index].stateFiles.lazy.compactMap(machine.stateFile).first {
        sliders[index].note(.state, mistake)
      }
    }
    inputs.noteRepetitions(of: .device)
    sliders.noteRepetitions(of: .id)
    sliders.noteRepetitions(of: .state)
    sliders.noteMissingIdentities(except: document.unreadSections)
    if isPreset || needsSlider, sliders.isEmpty, document.mistakes.isEmpty, !reader.hasUnknownKeys {
      reader.note(isPreset ? Self.noPresetSlider : Self.noSlider)
    }
    mistakes += (inputs + sliders).flatMap { $0.finished() } + reader.finished()
    warnings = sliders.flatMap(\.warnings)
    self.configuration = configuration
    self.mistakes = mistakes.sorted { ($0.location, $0.key) < ($1.location, $1.key) }
  }

  private static let noPresetSlider = "a preset needs a slider; add a [[slider]] section"
  private static let noSlider =
    "no sliders; add a section [[slider]], or define a slider with options, such as --steps 5"
}

extension TableReader {
  /// Reads the table `[speech]`, and notes its mistakes.
  fileprivate mutating func readSpeech(on machine: MachineCheck) -> Layers {
    readKeys(of: .speech)
    let speech = Layers(layer)
    var mistakes: [SettingMistake] = []
    _ = speech.speech(environment: [:], &mistakes)
    note(mistakes)
    if speech[.speechChoice] != .dispatcher, let mistake = speech[.voice].flatMap(machine.voice) {
      note(.voice, mistake)
    }
    if case .waveFile(let path)? = speech[.audio], let mistake = machine.soundFile(path) {
      note(.audio, mistake)
    }
    return speech
  }

  /// The ends of the identities and files of a slider's thumbs; none for a single thumb.
  fileprivate var thumbSuffixes: [String] {
    (layer[.thumbs]?.labels ?? []).indices.map(ThumbNumber.suffix(at:))
  }

  /// The paths of the files that a slider's table names for its position: one, or one for each thumb.
  fileprivate var stateFiles: [String] {
    guard case .file(let path, _)? = layer[.state] else { return [] }
    let suffixes = thumbSuffixes
    return suffixes.isEmpty ? [path] : suffixes.map { path + $0 }
  }
}

extension [TableReader] {
  /// Notes texts that repeat those of the same key in an earlier table. The thumbs of a slider have
  /// texts of their own.
  fileprivate mutating func noteRepetitions<Value>(of setting: Setting<Value>) {
    var uses: [String: String] = [:]
    for index in indices {
      let value = self[index].table[setting.name]?.value
      guard let value, let text = value.text else { continue }
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

  /// Notes sliders without an identity if there are several sliders.
  fileprivate mutating func noteMissingIdentities(except unread: Set<Int>) {
    for index in indices where count > 1 && !self[index].has(.id) {
      guard !unread.contains(self[index].location.line) else { continue }
      self[index].note("with several sliders, each needs an id, such as id = \"volume\"")
    }
  }
}

/// A mistake in a configuration file, with its location.
struct ConfigurationMistake: Error, Hashable {
  let location: SourceLocation
  /// The path of the key, such as `slider[2].names`. Sliders and list items count from 1. Empty
  /// for the file as a whole.
  let key: String
  let message: String

  /// Returns the mistake in the format that editors understand: file, line, column, key and
  /// message.
  func description(in file: String) -> String { mistake(in: file).line }

  /// Returns the mistake as a part of a failure.
  func mistake(in file: String) -> Failure.Mistake {
    let subject = Failure.Mistake.Subject.key(
      key,
      file: file,
      line: location.line,
      column: location.column
    )
    return Failure.Mistake(in: subject, message: message)
  }
}

/// What a check of a configuration finds out about the machine. Nothing is changed.
struct MachineCheck: Sendable {
  /// Returns what is wrong with a voice name.
  var voice: @Sendable (String) -> String? = { _ in nil }
  /// Returns what is wrong with the path of an input device.
  var device: @Sendable (String) -> String? = { _ in nil }
  /// Returns what is wrong with the path of a sound file.
  var soundFile: @Sendable (String) -> String? = { _ in nil }
  /// Returns what is wrong with the path of a file for a position.
  var stateFile: @Sendable (String) -> String? = { _ in nil }

  /// Finds nothing.
  static let none = MachineCheck()

  /// Finds what a start on this machine would.
  static let ofThisMachine = MachineCheck(
    voice: { name in
      do throws(SpeechError) {
        try VoiceCatalog.check(name)
        return nil
      } catch {
        return error.message
      }
    },
    device: { path in
      do throws(EvdevDeviceError) {
        let clock = SystemClock()
        _ = try EvdevSource(path: path, bindings: .standard, grabs: false, clock: clock)
        return nil
      } catch {
        return "\(error)"
      }
    },
    soundFile: { path in
      obstacle(toWriting: path).map { "can't write the sound file \(path): \($0)" }
    },
    stateFile: { StateFile.mistake(at: $0)?.description }
  )

  private static func obstacle(toWriting path: String) -> String? {
    do throws(RegularFile.Refusal) { try RegularFile.checkKind(of: path) } catch {
      return error.description
    }
    let isThere = access(path, F_OK) == 0
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "."
    let isWritable = isThere ? access(path, W_OK) : access(String(folder), W_OK | X_OK)
    return isWritable == 0 ? nil : String(cString: strerror(errno))
  }
}

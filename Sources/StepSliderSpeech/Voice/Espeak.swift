// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEspeak
internal import Synchronization

/// The espeak-ng library in synchronous mode. No other type calls it.
///
/// The library keeps its state in globals and isn't thread-safe, so there is one instance at a
/// time and it stays on one thread. The library is initialized once and never terminated, because
/// in 1.51 `espeak_Terminate` can wait forever for a queue thread that this mode doesn't use.
final class Espeak {
  let sampleRate: Int
  /// The name or language by which the current voice was selected.
  private var voiceName: String?
  /// The spelling for the current voice, and those for the voices before it, by language.
  private var spelling = VoiceSpelling(in: "en")
  private var spellings: [String: VoiceSpelling] = [:]
  /// The settings that were last passed to the library.
  private var settings: VoiceSettings?

  /// Whether an instance uses the library, and its rate once it is initialized.
  private static let library = Mutex<(isInUse: Bool, sampleRate: Int?)>((false, nil))

  /// Takes the library, initializing it on first use.
  ///
  /// The corresponding C function is `espeak_Initialize`.
  init() throws(SpeechError) {
    let (isInUse, sampleRate) = Self.library.withLock { library in
      defer { library.isInUse = true }
      return library
    }
    guard !isInUse else { throw .noLibrary(reason: "another speaker in this program is using it") }
    self.sampleRate = if let sampleRate { sampleRate } else { try Self.initialize() }
  }

  private static let advice = "check that the package espeak-ng-data is installed"

  deinit { Self.library.withLock { [sampleRate] in $0 = (false, sampleRate) } }

  private static func initialize() throws(SpeechError) -> Int {
    // Without the flag, a missing data folder terminates the process.
    let options = CInt(espeakINITIALIZE_DONT_EXIT)
    let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, bufferMilliseconds, nil, options)
    guard rate > 0 else {
      library.withLock { $0.isInUse = false }
      throw .noLibrary(reason: "espeak_Initialize failed with \(rate); \(advice)")
    }
    espeak_SetSynthCallback(receive)
    return Int(rate)
  }

  /// The smallest buffer that the library accepts; it determines how quickly speech can be cut off.
  private static let bufferMilliseconds: CInt = 60

  /// Selects a voice for a language and applies the sound settings, if they differ.
  ///
  /// Without a language, or without a voice for it, the settings' own voice is used.
  func speak(in language: String?, or settings: VoiceSettings) {
    tune(settings)
    let wanted = language?.lowercased() ?? settings.name
    guard wanted != voiceName else { return }
    voiceName = wanted
    let primary = String(wanted.prefix { $0 != "-" })
    let names = language == nil ? [] : [wanted, primary]
    for name in names + [settings.name] where select(name) { break }
    prepareSpelling()
  }

  /// Selects a voice by its name, its file, or its main language.
  ///
  /// The library itself doesn't find `en-gb`, although it lists that as the language of `gmw/en`.
  private func select(_ name: String) -> Bool {
    guard let name = nameWithVariantFile(name) else { return false }
    guard espeak_SetVoiceByName(name) != EE_OK else { return true }
    let language = name.prefix { $0 != "+" }
    let voice = voices.first { $0.language.lowercased() == language.lowercased() }
    guard let voice else { return false }
    return espeak_SetVoiceByName(voice.identifier + name.dropFirst(language.count)) == EE_OK
  }

  /// Selects a voice. The corresponding C function is `espeak_SetVoiceByName`.
  func use(_ settings: VoiceSettings) throws(SpeechError) {
    guard select(settings.name) else {
      let voices = self.voices
      guard !voices.isEmpty else { throw .noLibrary(reason: "no voices found; \(Self.advice)") }
      throw .unknownVoice(settings.name, similar: voices.names(similarTo: settings.name))
    }
    voiceName = settings.name
    prepareSpelling()
    tune(settings)
  }

  /// Prepares the spelling for the current voice, so that its first words needn't wait for it.
  private func prepareSpelling() {
    let language = self.language
    spelling = spellings[language] ?? VoiceSpelling(in: language)
    spellings[language] = spelling
  }

  /// Sets the rate, pitch and volume. The corresponding C function is `espeak_SetParameter`.
  private func tune(_ settings: VoiceSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    espeak_SetParameter(espeakRATE, CInt(settings.rate), 0)
    espeak_SetParameter(espeakPITCH, CInt(settings.pitch), 0)
    espeak_SetParameter(espeakVOLUME, CInt(settings.volume), 0)
  }

  /// The language of the current voice. The corresponding C function is `espeak_GetCurrentVoice`.
  var language: String {
    let voice = espeak_GetCurrentVoice().flatMap { Voice($0.pointee) }
    return voice?.language ?? "en"
  }

  /// All voices except variants. The corresponding C function is `espeak_ListVoices`.
  var voices: [Voice] { Self.voices(in: espeak_ListVoices(nil)) }

  /// Synthesizes cleaned text and passes the samples to a function until it returns `false`.
  ///
  /// The corresponding C function is `espeak_Synth`.
  func synthesize(_ text: String, into receiver: (UnsafeBufferPointer<Int16>) -> Bool) {
    let text = spelling.text(for: text)
    withoutActuallyEscaping(receiver) { receiver in
      // The callback reads the function through this pointer, and isn't called after the end.
      _ = withUnsafePointer(to: receiver) { target in
        // The size includes the terminating zero.
        espeak_Synth(
          text,
          text.utf8.count + 1,
          0,
          POS_CHARACTER,
          0,
          UInt32(espeakCHARS_UTF8),
          nil,
          UnsafeMutableRawPointer(mutating: target)
        )
      }
    }
  }

  /// A function that takes samples, and returns whether it takes more.
  fileprivate typealias Receiver = (UnsafeBufferPointer<Int16>) -> Bool

  /// Returns a voice's name with the file of its variant; `nil` if there is no such variant.
  ///
  /// The library takes a variant's name without error, but then speaks without the variant.
  private func nameWithVariantFile(_ name: String) -> String? {
    guard let plus = name.firstIndex(of: "+") else { return name }
    let variant = name[name.index(after: plus)...]
    let files = "variant".withCString { language in
      var wanted = espeak_VOICE()
      wanted.languages = language
      return Self.voices(in: espeak_ListVoices(&wanted)).map { voice in
        (name: voice.name, file: voice.identifier.split(separator: "/").last ?? "")
      }
    }
    let file = files.first { $0.file == variant } ?? files.first { $0.name == variant }
    return file.map { String(name[...plus] + $0.file) }
  }

  private static func voices(
    in list: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
  ) -> [Voice] {
    guard let list else { return [] }
    return sequence(state: list) { next in
      defer { next += 1 }
      return next.pointee
    }.compactMap { Voice($0.pointee) }
  }
}

extension Voice {
  /// The list of languages holds a priority byte and a zero-terminated name for each.
  fileprivate init?(_ voice: espeak_VOICE) {
    guard let name = voice.name, let languages = voice.languages,
      let identifier = voice.identifier
    else { return nil }
    self.init(
      name: String(cString: name),
      language: String(cString: languages + 1),
      identifier: String(cString: identifier)
    )
  }
}

/// The library's callback: 0 continues, 1 stops.
private func receive(
  samples: UnsafeMutablePointer<CShort>?,
  count: CInt,
  events: UnsafeMutablePointer<espeak_EVENT>?
) -> CInt {
  guard let samples, count > 0, let target = events?.pointee.user_data else { return 0 }
  let receiver = target.assumingMemoryBound(to: Espeak.Receiver.self).pointee
  return receiver(UnsafeBufferPointer(start: samples, count: Int(count))) ? 0 : 1
}

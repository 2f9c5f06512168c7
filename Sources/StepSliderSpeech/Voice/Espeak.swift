// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEspeak
internal import Synchronization

/// The espeak-ng library in synchronous mode. No other type calls it.
/// The library keeps its state in globals and isn't thread-safe, so there is one instance at a
/// time and it stays on one thread. The library is initialized once and never terminated, because
/// in 1.51 `espeak_Terminate` can wait forever for a queue thread that this mode doesn't use.
final class Espeak {
  /// A function that takes samples, and returns whether it takes more.
  typealias Receiver = (UnsafeBufferPointer<Int16>) -> Bool

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

  /// Takes the library, initializing it on first use. The corresponding C function is
  /// `espeak_Initialize`.
  init() throws(SpeechError) {
    let (isInUse, sampleRate) = Self.library.withLock { library in
      defer { library.isInUse = true }
      return library
    }
    guard !isInUse else {
      throw SpeechError(.noLibrary(reason: "another speaker in this program is using it"))
    }
    if let sampleRate {
      self.sampleRate = sampleRate
      return
    }
    // The buffer in ms is the smallest that the library accepts, so that speech can be cut off
    // quickly. Without the flag, a missing data folder terminates the process.
    let options = CInt(espeakINITIALIZE_DONT_EXIT)
    let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 60, nil, options)
    guard rate > 0 else {
      Self.library.withLock { $0.isInUse = false }
      throw SpeechError(.noLibrary(reason: "espeak_Initialize failed with \(rate); \(Self.advice)"))
    }
    espeak_SetSynthCallback(receive)
    self.sampleRate = Int(rate)
  }

  deinit { Self.library.withLock { [sampleRate] in $0 = (false, sampleRate) } }

  private static let advice = "check that the package espeak-ng-data is installed"

  /// Selects a voice for a language and applies the sound settings, if they differ. Without a
  /// language, or without a voice for it, the settings' own voice is used.
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

  /// Selects a voice by its name, its file, or its main language. The library itself doesn't find
  /// `en-gb`, although it lists that as the language of `gmw/en`.
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
      guard !voices.isEmpty else {
        throw SpeechError(.noLibrary(reason: "no voices found; \(Self.advice)"))
      }
      throw SpeechError(
        .unknownVoice(settings.name, similar: voices.names(similarTo: settings.name))
      )
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
  var language: String { espeak_GetCurrentVoice().flatMap { Voice($0.pointee) }?.language ?? "en" }

  /// All voices except variants. The corresponding C function is `espeak_ListVoices`.
  var voices: [Voice] { Self.voices(in: espeak_ListVoices(nil)) }

  /// Synthesizes cleaned text. The corresponding C function is `espeak_Synth`.
  func synthesize(_ text: String, into receiver: Receiver) {
    let text = spelling.text(for: text)
    withoutActuallyEscaping(receiver) { receiver in
      // The callback reads the function through this pointer, and isn't called after the end.
      withUnsafePointer(to: receiver) { target in
        let (size, target) = (text.utf8.count + 1, UnsafeMutableRawPointer(mutating: target))
        espeak_Synth(text, size, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, target)
      }
    }
  }

  /// Returns a voice's name with the file of its variant; `nil` if there is no such variant. The
  /// library takes a variant's name without error, but then speaks without the variant.
  private func nameWithVariantFile(_ name: String) -> String? {
    guard let plus = name.firstIndex(of: "+") else { return name }
    let variant = name[name.index(after: plus)...]
    let variants = "variant".withCString { language in
      var wanted = espeak_VOICE()
      wanted.languages = language
      return Self.voices(in: espeak_ListVoices(&wanted))
    }
    let voice = variants.first { $0.file == variant } ?? variants.first { $0.name == variant }
    return voice.map { String(name[...plus] + $0.file) }
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
  fileprivate var file: Substring { identifier.split(separator: "/").last ?? "" }

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

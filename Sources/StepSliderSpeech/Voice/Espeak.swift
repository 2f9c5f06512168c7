// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEspeak
internal import Synchronization

/// espeak-ng in its synchronous mode, the one place where the library is called.
///
/// The library keeps its state in globals and is not safe for threads: there is one at a time, and
/// it stays on one thread. It is initialized once and never terminated, because in 1.51
/// `espeak_Terminate` can wait for ever for the thread of a queue that this mode doesn't use.
final class Espeak {
  let sampleRate: Int
  /// What the voice in use was asked for by.
  private var voiceName: String?
  /// The settings that the library has.
  private var settings: VoiceSettings?

  private enum Library {
    case untouched
    case inUse
    case ready(sampleRate: Int)
  }

  private static let library = Mutex(Library.untouched)

  /// Takes the library, and initializes it if nobody had it before.
  ///
  /// The corresponding C function is `espeak_Initialize`.
  init() throws(SpeechError) {
    let state = Self.library.withLock { library in
      defer { library = .inUse }
      return library
    }
    switch state {
    case .ready(let sampleRate): self.sampleRate = sampleRate
    case .inUse: throw .noLibrary(reason: "another speaker of this program is using it")
    case .untouched: sampleRate = try Self.initialize()
    }
  }

  deinit { Self.library.withLock { [sampleRate] in $0 = .ready(sampleRate: sampleRate) } }

  private static func initialize() throws(SpeechError) -> Int {
    // Without the flag a missing data folder ends the whole process.
    let options = CInt(espeakINITIALIZE_DONT_EXIT)
    let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, bufferMilliseconds, nil, options)
    guard rate > 0 else {
      library.withLock { $0 = .untouched }
      throw .noLibrary(reason: "espeak_Initialize failed with \(rate)")
    }
    espeak_SetSynthCallback(receive)
    return Int(rate)
  }

  /// The smallest buffer the library has; it sets how soon speech can be broken off.
  private static let bufferMilliseconds: CInt = 60

  /// Chooses a voice for a language, or the settings' own voice where there is none or no language
  /// is given, and how it sounds; nothing is done where all that is so already.
  func speak(in language: String?, or settings: VoiceSettings) {
    tune(settings)
    let wanted = language?.lowercased() ?? settings.name
    guard wanted != voiceName else { return }
    voiceName = wanted
    let primary = String(wanted.prefix { $0 != "-" })
    let names = language == nil ? [] : [wanted, primary]
    for name in names + [settings.name] where select(name) { return }
  }

  /// Selects a voice by its name, its file, or the language it speaks best; the library itself
  /// doesn't know "en-gb", which is what it calls the language of `gmw/en`.
  private func select(_ name: String) -> Bool {
    guard espeak_SetVoiceByName(name) != EE_OK else { return true }
    let language = name.prefix { $0 != "+" }
    let voice = voices.first { $0.language.lowercased() == language.lowercased() }
    guard let voice else { return false }
    return espeak_SetVoiceByName(voice.identifier + name.dropFirst(language.count)) == EE_OK
  }

  /// Chooses a voice. The corresponding C function is `espeak_SetVoiceByName`.
  func use(_ settings: VoiceSettings) throws(SpeechError) {
    guard select(settings.name), hasVariant(of: settings.name) else {
      let voices = self.voices
      guard !voices.isEmpty else { throw .noLibrary(reason: "it has no voices") }
      throw .unknownVoice(settings.name, similar: voices.names(similarTo: settings.name))
    }
    voiceName = settings.name
    tune(settings)
  }

  /// Sets rate, pitch and volume. The corresponding C function is `espeak_SetParameter`.
  private func tune(_ settings: VoiceSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    espeak_SetParameter(espeakRATE, CInt(settings.rate), 0)
    espeak_SetParameter(espeakPITCH, CInt(settings.pitch), 0)
    espeak_SetParameter(espeakVOLUME, CInt(settings.volume), 0)
  }

  /// The language of the chosen voice. The corresponding C function is `espeak_GetCurrentVoice`.
  var language: String {
    let voice = espeak_GetCurrentVoice().flatMap { Voice($0.pointee) }
    return voice?.language ?? "en"
  }

  /// All voices but the variants. The corresponding C function is `espeak_ListVoices`.
  var voices: [Voice] { Self.voices(in: espeak_ListVoices(nil)) }

  /// Speaks cleaned text into a function until that returns false.
  ///
  /// The corresponding C function is `espeak_Synth`.
  func synthesize(_ text: String, into receiver: (UnsafeBufferPointer<Int16>) -> Bool) {
    let text = MinusSign.pronounced(in: text, language: language)
    withoutActuallyEscaping(receiver) { receiver in
      let target = SampleReceiver(receive: receiver)
      withExtendedLifetime(target) {
        _ = text.withCString { bytes in
          // The size counts the terminating zero.
          espeak_Synth(
            bytes,
            text.utf8.count + 1,
            0,
            POS_CHARACTER,
            0,
            UInt32(espeakCHARS_UTF8),
            nil,
            Unmanaged.passUnretained(target).toOpaque()
          )
        }
      }
    }
  }

  private func hasVariant(of name: String) -> Bool {
    guard let plus = name.firstIndex(of: "+") else { return true }
    let variant = name[name.index(after: plus)...]
    return "variant".withCString { language in
      var wanted = espeak_VOICE()
      wanted.languages = language
      return Self.voices(in: espeak_ListVoices(&wanted)).contains { voice in
        voice.identifier.split(separator: "/").last == variant || voice.name == variant
      }
    }
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
  /// The list of languages is a priority byte and a zero-terminated name each.
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

/// Carries a function through the library's untyped pointer.
private final class SampleReceiver {
  let receive: (UnsafeBufferPointer<Int16>) -> Bool
  init(receive: @escaping (UnsafeBufferPointer<Int16>) -> Bool) { self.receive = receive }
}

/// The library's callback: 0 goes on, 1 breaks off.
private func receive(
  samples: UnsafeMutablePointer<CShort>?,
  count: CInt,
  events: UnsafeMutablePointer<espeak_EVENT>?
) -> CInt {
  guard let samples, count > 0, let target = events?.pointee.user_data else { return 0 }
  let receiver = Unmanaged<SampleReceiver>.fromOpaque(target).takeUnretainedValue()
  return receiver.receive(UnsafeBufferPointer(start: samples, count: Int(count))) ? 0 : 1
}

// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
internal import StepSlider

/// A voice that speaks at once: the newest words win, and older ones stop in the same moment.
///
/// Text is turned into samples on one thread of the speaker's own, so no call waits for speech.
package final class Speaker: Sendable {
  /// How long the voice may take to begin a change.
  private static let changePatience: TimeInterval = 0.3

  /// How long a sound file may take to be written to its end.
  private static let filePatience: TimeInterval = 10

  /// The language of the first voice, as a BCP 47 tag in lower case.
  package let language: String

  /// Whether what is spoken goes into a file.
  private let writesFile: Bool
  private let requests = LatestMailbox<VoiceRequest>()
  private let ending = LatestMailbox<Void>()

  /// Gets the voice ready, and then, without making the caller wait, the sound.
  ///
  /// Events come by `report`, from any thread. A program has one speaker at a time, as espeak-ng has
  /// one state for all.
  ///
  /// - Throws: A ``SpeechError`` if there is no library, no such voice, or the sound file can't be
  ///   written.
  package init(
    voice: VoiceSettings,
    destination: AudioDestination,
    applicationName: String,
    report: @escaping @Sendable (SpeechEvent) -> Void
  ) throws(SpeechError) {
    if case .waveFile = destination { writesFile = true } else { writesFile = false }
    let plan = try AudioPlan(destination: destination, applicationName: applicationName)
    let beginning = LatestMailbox<Result<String, SpeechError>>()
    let thread = Thread { [requests, ending] in
      runVoice(voice, into: plan, requests: requests, began: beginning, report: report)
      ending.post(())
    }
    thread.name = "voice"
    thread.start()
    language = try beginning.take().get()
  }

  deinit { requests.post(.close) }

  /// Speaks words in place of all others.
  ///
  /// ``SpeechEvent/finished(_:)`` tells when they have been heard; words that are cut off by newer
  /// ones are not reported. Control characters are left out, and very long text is cut. Words in
  /// another language, a BCP 47 tag, are spoken by a voice of that language, if there is one. With
  /// `sound`, they and what follows have its rate, pitch and volume.
  package func speak(
    _ text: String,
    number: Int,
    language: String? = nil,
    sound: VoiceSettings? = nil
  ) {
    requests.post(.speak(text, number: number, language: language, sound: sound))
  }

  /// Speaks in another way from now on, and stops what is being spoken; waits for the voice.
  ///
  /// - Returns: The voice's language, as a BCP 47 tag in lower case.
  /// - Throws: A ``SpeechError`` if there is no such voice, or the voice is busy for 0.3 s; then the
  ///   old one stays.
  package func change(to voice: VoiceSettings) throws(SpeechError) -> String {
    let change = VoiceChange(to: voice)
    requests.post(.change(change))
    let limit = Date(timeIntervalSinceNow: Self.changePatience)
    if let result = change.answer.take(before: limit) { return try result.get() }
    // Called off, unless it has begun: then it is soon done.
    guard !change.claim() else { throw .noLibrary(reason: "the voice is busy") }
    return try change.answer.take().get()
  }

  /// Silences the voice at once.
  package func stop() { requests.post(.stop) }

  /// Silences the voice and lets go of the sound; the speaker is of no use afterwards.
  ///
  /// A sound file is waited for longer, so that it holds the last words.
  ///
  /// - Parameter seconds: How long to wait for a sound server that hangs.
  package func close(within seconds: Double = 0.15) {
    requests.post(.close)
    let limit = writesFile ? max(seconds, Self.filePatience) : seconds
    _ = ending.take(before: Date(timeIntervalSinceNow: limit))
  }
}

/// What the voice is asked to do.
enum VoiceRequest: Sendable {
  case speak(String, number: Int, language: String?, sound: VoiceSettings?)
  case change(VoiceChange)
  case stop
  case close
}

/// The life of the voice's thread: gets the voice and the sound, then speaks what is asked for.
private func runVoice(
  _ settings: VoiceSettings,
  into plan: AudioPlan,
  requests: LatestMailbox<VoiceRequest>,
  began: LatestMailbox<Result<String, SpeechError>>,
  report: @escaping SpeechEventHandler
) {
  let espeak: Espeak
  do {
    espeak = try Espeak(using: settings)
  } catch {
    began.post(.failure(error))
    return
  }
  began.post(.success(espeak.language))
  var settings = settings
  let output = plan.open(sampleRate: espeak.sampleRate, report: report)
  while true {
    switch requests.take() {
    case .speak(let text, let number, let language, let sound):
      sound.map { settings.tune(to: $0) }
      espeak.speak(in: language, or: settings)
      output.begin(number)
      espeak.say(text, through: output) { requests.isFull }
      output.finish()
    case .change(let change):
      output.stop()
      guard change.claim() else { continue }
      change.answer.post(espeak.change(from: &settings, to: change.settings))
    case .stop: output.stop()
    case .close:
      output.close()
      return
    }
  }
}

extension Espeak {
  /// The library with a voice; the library is free again as soon as there is no such voice.
  fileprivate convenience init(using settings: VoiceSettings) throws(SpeechError) {
    try self.init()
    try use(settings)
  }

  /// Takes other settings, or keeps the old ones if there is no such voice; gives the language.
  fileprivate func change(
    from settings: inout VoiceSettings,
    to wanted: VoiceSettings
  ) -> Result<String, SpeechError> {
    do throws(SpeechError) {
      try use(wanted)
      settings = wanted
      return .success(language)
    } catch {
      // The voice may be chosen already where only its variant is missing.
      try? use(settings)
      return .failure(error)
    }
  }

  /// The longest sound that is made of one text; some texts are spelled out letter by letter.
  private static let maximumSeconds = 60

  /// Speaks text without its leading silence, and breaks off when something newer waits.
  fileprivate func say(_ text: String, through output: any AudioOutput, until isStale: () -> Bool) {
    var silence = LeadingSilence()
    var rest = sampleRate * Self.maximumSeconds
    synthesize(SpokenText.cleaned(text, maximumLength: Announcement.maximumLength)) { samples in
      guard !isStale() else { return false }
      output.append(silence.trimmed(samples))
      rest -= samples.count
      return rest > 0
    }
  }
}

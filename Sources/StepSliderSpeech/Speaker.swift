// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
internal import Foundation
internal import StepSlider

/// A voice that speaks immediately. New words cut off older ones.
///
/// A separate thread turns text into samples, so calls don't wait for speech.
package final class Speaker: Speaking, Sendable {
  /// How long the voice may take to start a change.
  private static let changePatience: TimeInterval = 0.3

  /// How long the last words may take to reach a sound file.
  private static let filePatience: TimeInterval = 10

  package let language: String

  /// Whether speech is written to a file.
  private let writesFile: Bool
  private let requests = LatestMailbox<VoiceRequest>()
  private let ending = LatestMailbox<Void>()
  private let inbox = Inbox<SpeechEvent>()

  /// Prepares the voice, and then the sound in the background.
  ///
  /// A program can have one speaker at a time, because espeak-ng has global state.
  ///
  /// - Parameters:
  ///   - voice: The settings of the voice.
  ///   - destination: Where speech is played or written.
  ///   - channels: The channels of the sound.
  ///   - setting: The setting that chose the destination, for advice.
  ///   - applicationName: The name of the program for the sound server.
  ///   - patience: How long sound may show no sign of life.
  /// - Throws: A ``SpeechError`` if the library is missing, there is no such voice, or the sound
  ///   file can't be written.
  package init(
    voice: VoiceSettings,
    destination: AudioDestination,
    channels: AudioChannels = .mono,
    chosenBy setting: String? = nil,
    applicationName: String,
    patience: SoundPatience = .usual
  ) throws(SpeechError) {
    guard FreeDescriptors.areThere(FreeDescriptors.enough) else {
      throw .noLibrary(reason: "too many open files")
    }
    if case .waveFile = destination { writesFile = true } else { writesFile = false }
    let plan = try AudioPlan(
      destination,
      chosenBy: setting,
      applicationName: applicationName,
      patience: patience
    )
    let beginning = LatestMailbox<Result<String, SpeechError>>()
    let thread = Thread { [requests, ending, inbox] in
      runVoice(voice, into: plan, channels, requests: requests, began: beginning) { inbox.post($0) }
      ending.post(())
    }
    thread.name = "voice"
    thread.start()
    language = try beginning.take().get()
  }

  deinit { requests.post(.close) }

  package var interests: [Interest] { inbox.interests }

  package func advance(_ wakeup: Wakeup) -> [SpeechEvent] { inbox.takeAll() }

  package func speak(
    _ text: String,
    number: Int,
    language: String?,
    sound: VoiceSettings?,
    cue: Cue?
  ) {
    requests.post(.speak(text, number: number, language: language, sound: sound, cue: cue))
  }

  package func change(to voice: VoiceSettings) throws(SpeechError) -> String {
    let change = VoiceChange(to: voice)
    requests.post(.change(change))
    let limit = Date(timeIntervalSinceNow: Self.changePatience)
    if let result = change.answer.take(before: limit) { return try result.get() }
    // Cancelled, unless the change has started; then it finishes soon.
    guard !change.claim() else { throw .noLibrary(reason: "the voice is busy") }
    return try change.answer.take().get()
  }

  package func stop() { requests.post(.stop) }

  package func close(within seconds: Double) {
    requests.post(.close)
    let limit = writesFile ? max(seconds, Self.filePatience) : seconds
    _ = ending.take(before: Date(timeIntervalSinceNow: limit))
  }
}

/// A request to the voice's thread.
enum VoiceRequest: Sendable {
  case speak(String, number: Int, language: String?, sound: VoiceSettings?, cue: Cue?)
  case change(VoiceChange)
  case stop
  case close
}

/// The body of the voice's thread: prepares the voice and the sound, then carries out requests.
private func runVoice(
  _ settings: VoiceSettings,
  into plan: AudioPlan,
  _ channels: AudioChannels,
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
  UrgentThread.begin()
  var settings = settings
  let format = AudioFormat(sampleRate: espeak.sampleRate, channels: channels)
  let output = plan.open(format, report: report)
  while true {
    switch requests.take() {
    case .speak(let text, let number, let language, let sound, let cue):
      sound.map { settings.tune(to: $0) }
      espeak.speak(in: language, or: settings)
      output.begin(number)
      let mixer = CueMixer(cue, beside: text, volume: settings.volume, as: format)
      var utterance = UtteranceSound(mixer, to: output)
      espeak.say(text, through: &utterance, until: requests)
      utterance.finish()
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
  /// Takes the library and selects a voice; releases the library if there is no such voice.
  fileprivate convenience init(using settings: VoiceSettings) throws(SpeechError) {
    try self.init()
    try use(settings)
  }

  /// Applies new settings, or keeps the old ones if there is no such voice. Returns the language.
  fileprivate func change(
    from settings: inout VoiceSettings,
    to wanted: VoiceSettings
  ) -> Result<String, SpeechError> {
    do throws(SpeechError) {
      try use(wanted)
      settings = wanted
      return .success(language)
    } catch {
      // The base voice may already be selected if only its variant is missing.
      try? use(settings)
      return .failure(error)
    }
  }

  /// The longest sound made of one text, in seconds; some texts are spelled out letter by letter.
  private static let maximumSeconds = 60

  /// How long the first samples have before the voice goes on, in seconds. A sound server that isn't
  /// urgent would have to wait for the voice.
  private static let headStart = 0.002

  /// Speaks a text without its leading silence, until there is another request.
  fileprivate func say(
    _ text: String,
    through utterance: inout UtteranceSound,
    until requests: LatestMailbox<VoiceRequest>
  ) {
    var silence = LeadingSilence()
    var rest = sampleRate * Self.maximumSeconds
    synthesize(SpokenText.cleaned(text, maximumLength: Announcement.maximumLength)) { samples in
      guard !requests.isFull else { return false }
      let isFirst = rest == sampleRate * Self.maximumSeconds
      utterance.append(silence.trimmed(samples))
      if isFirst { requests.wait(until: Date(timeIntervalSinceNow: Self.headStart)) }
      rest -= samples.count
      return rest > 0
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
internal import Foundation
internal import Glibc
internal import StepSlider
internal import Synchronization

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

  package func speak(_ line: SpokenLine) { requests.post(.speak(line)) }

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
  case speak(SpokenLine)
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
    case .speak(let line):
      line.sound.map { settings.tune(to: $0) }
      espeak.speak(in: line.language, or: settings)
      output.begin(line.number)
      let mixer = CueMixer(line.cue, beside: line.text, volume: settings.volume, as: format)
      var utterance = UtteranceSound(mixer, to: output)
      espeak.say(line.text, through: &utterance, until: requests)
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

/// The sound of one utterance on its way to an output: words, a cue, or both.
struct UtteranceSound {
  /// `nil` if the voice's samples are played as they are.
  private var mixer: CueMixer?
  private let output: any AudioOutput

  init(_ mixer: CueMixer?, to output: any AudioOutput) {
    (self.mixer, self.output) = (mixer, output)
  }

  /// Plays samples of the words.
  mutating func append(_ words: UnsafeBufferPointer<Int16>) {
    guard let mixed = mixer?.mix(words) else { return output.append(words) }
    mixed.withUnsafeBufferPointer(output.append)
  }

  /// Plays what is left of the cue, and marks the utterance as complete.
  mutating func finish() {
    mixer?.finish().withUnsafeBufferPointer(output.append)
    output.finish()
  }
}

/// Mixes a cue into the words of one utterance, sample by sample, so that both begin at once and
/// neither waits for the other.
struct CueMixer {
  /// The part of full scale that a cue takes at the voice's normal volume.
  private static let strength: Float = 0.24
  /// The part of it that is left beside words.
  private static let shareBesideWords: Float = 0.5

  private let wave: CueWave
  /// The part of full scale for each channel.
  private let gains: [Float]
  private var position = 0

  /// Returns `nil` if the samples of the words are played as they are.
  ///
  /// - Parameters:
  ///   - cue: The cue; `nil` if there is none.
  ///   - words: The words that are heard at the same time; empty for a cue alone.
  ///   - volume: The volume of the voice; 100 is its normal volume.
  ///   - format: The form of the mixed samples.
  init?(_ cue: Cue?, beside words: String, volume: Int, as format: AudioFormat) {
    guard cue != nil || format.channels != .mono else { return nil }
    wave = CueWave(of: cue, at: format.sampleRate)
    let share = words.isEmpty ? 1 : Self.shareBesideWords
    let strength = Self.strength * share * Float(volume) / 100
    gains = Self.gains(of: cue?.pan ?? 0, in: format.channels).map { $0 * strength }
  }

  /// Returns the gain of each channel. The power is the same everywhere between left and right, so
  /// that a cue is equally loud.
  static func gains(of pan: Double, in channels: AudioChannels) -> [Float] {
    let angle = (pan + 1) * .pi / 4
    return switch channels {
    case .mono: [Float(cos(Double.pi / 4))]
    case .stereo: [Float(cos(angle)), Float(sin(angle))]
    }
  }

  /// Returns the next samples of the words with the cue, for each channel.
  mutating func mix(_ words: some Collection<Int16>) -> [Int16] {
    var mixed: [Int16] = []
    mixed.reserveCapacity(words.count * gains.count)
    for word in words {
      let isOver = position >= wave.samples.count
      let (sample, weight) = isOver ? (0, 0) : (wave.samples[position], wave.weights[position])
      for gain in gains {
        let sum = Float(word) * (1 - weight * gain) + Float(Int16.max) * sample * gain
        mixed.append(Int16(sum.rounded()))
      }
      position += 1
    }
    return mixed
  }

  /// Returns what is left of the cue after the words.
  mutating func finish() -> [Int16] {
    mix(repeatElement(0, count: max(0, wave.samples.count - position)))
  }
}

/// Removes the silence with which espeak-ng begins: 12 to 49 ms before most words.
struct LeadingSilence {
  /// The loudest sample that counts as silence, 1/1024 of full scale.
  private static let threshold = 32

  private var isOver = false

  /// Returns the samples from the first audible one on.
  ///
  /// The sample before it is kept, so that the sound starts near zero.
  mutating func trimmed(_ samples: UnsafeBufferPointer<Int16>) -> UnsafeBufferPointer<Int16> {
    guard !isOver else { return samples }
    guard let first = samples.firstIndex(where: { abs(Int($0)) > Self.threshold }) else {
      return UnsafeBufferPointer(rebasing: samples[samples.endIndex...])
    }
    isOver = true
    return UnsafeBufferPointer(rebasing: samples[max(first - 1, 0)...])
  }
}

/// A requested change of the voice. Either the voice starts it, or the caller cancels it.
final class VoiceChange: Sendable {
  /// The new settings.
  let settings: VoiceSettings
  /// The result: the language of the voice.
  let answer = LatestMailbox<Result<String, SpeechError>>()
  private let isClaimed = Atomic(false)

  init(to settings: VoiceSettings) { self.settings = settings }

  /// Claims the change, to start it or to cancel it; returns whether this is the first claim.
  func claim() -> Bool { !isClaimed.exchange(true, ordering: .acquiringAndReleasing) }
}

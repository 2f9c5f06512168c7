// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
internal import Foundation
internal import StepSlider

/// A voice that speaks immediately. New words cut off older ones.
///
/// A separate thread turns text into samples, so calls don't wait for speech.
package final class Speaker: Speaking, Sendable {
  package let language: String

  /// Whether speech is written to a file.
  private let writesFile: Bool
  private let requests = LatestMailbox<VoiceRequest>()
  private let ending = LatestMailbox<Void>()
  private let inbox = Inbox<SpeechEvent>()

  /// Prepares the voice, and then the sound in the background. A program can have one speaker at a
  /// time, because espeak-ng has global state. Advice names the setting that chose the destination.
  /// A speaker that hurries, because the program ends after its words, gives sound less time to
  /// show a sign of life.
  package init(
    _ voice: VoiceSettings,
    into destination: AudioDestination,
    isStereo: Bool = false,
    chosenBy setting: String? = nil,
    applicationName: String,
    hurries: Bool = false
  ) throws(SpeechError) {
    guard hasFreeDescriptors() else { throw SpeechError(.noLibrary(reason: "too many open files")) }
    // The sound file is created now, so that an invalid path fails at once.
    let file: WaveFile? =
      if case .waveFile(let path) = destination { try WaveFile(path: path) } else { nil }
    writesFile = file != nil
    let plan = AudioPlan(
      destination: destination,
      isStereo: isStereo,
      file: file,
      setting: setting,
      applicationName: applicationName,
      hurries: hurries
    )
    let beginning = LatestMailbox<Result<String, SpeechError>>()
    let thread = Thread { [requests, ending, inbox] in
      runVoice(voice, into: plan, requests: requests, began: beginning) { inbox.post($0) }
      ending.post(())
    }
    thread.name = "voice"
    thread.start()
    language = try beginning.take().get()
  }

  deinit { requests.post(.close) }
  package var interests: [DescriptorInterest] { inbox.interests }
  package func advance(_ wakeup: Wakeup) -> [SpeechEvent] { inbox.takeAll() }
  package func speak(_ line: SpokenLine) { requests.post(.speak(line)) }

  package func change(to voice: VoiceSettings) throws(SpeechError) -> String {
    let answer = LatestMailbox<Result<String, SpeechError>>()
    requests.post(.change(voice, answer))
    let limit = Date(timeIntervalSinceNow: 0.3)
    if let result = answer.take(before: limit) { return try result.get() }
    // Cancelled, unless the change has started; then it finishes soon.
    guard !answer.claim() else { throw SpeechError(.noLibrary(reason: "the voice is busy")) }
    return try answer.take().get()
  }

  package func stop() { requests.post(.stop) }

  package func close(within limit: Duration) {
    requests.post(.close)
    // The last words must reach a sound file.
    let limit = writesFile ? max(limit, .seconds(10)) : limit
    _ = ending.take(before: Date(timeIntervalSinceNow: limit / .seconds(1)))
  }
}

/// A request to the voice's thread.
private enum VoiceRequest: Sendable {
  case speak(SpokenLine)
  /// Changes the voice, unless the caller has given up waiting for the answer: the new language.
  case change(VoiceSettings, LatestMailbox<Result<String, SpeechError>>)
  case stop
  case close
}

/// The body of the voice's thread: prepares the voice and the sound, then carries out requests.
private func runVoice(
  _ settings: VoiceSettings,
  into plan: AudioPlan,
  requests: LatestMailbox<VoiceRequest>,
  began: LatestMailbox<Result<String, SpeechError>>,
  report: @escaping SpeechEventHandler
) {
  let espeak: Espeak
  do throws(SpeechError) {
    espeak = try readyEspeak(settings)
  } catch {
    return began.post(.failure(error))
  }
  began.post(.success(espeak.language))
  makeThreadUrgent()
  var settings = settings
  let format = AudioFormat(sampleRate: espeak.sampleRate, channelCount: plan.isStereo ? 2 : 1)
  let output = plan.open(format, report: report)
  while true {
    switch requests.take() {
    case .speak(let line):
      line.sound.map { settings.tune(to: $0) }
      guard let output else {
        report(.finished(number: line.number))
        continue
      }
      espeak.play(line, as: settings, in: format, on: output, until: requests)
    case .change(let wanted, let answer):
      output?.stop()
      guard answer.claim() else { continue }
      answer.post(espeak.change(from: &settings, to: wanted))
    case .stop: output?.stop()
    case .close:
      output?.close()
      return
    }
  }
}

/// Prepares a voice. If there is no such voice, the library is free for another speaker before the
/// caller knows.
private func readyEspeak(_ settings: VoiceSettings) throws(SpeechError) -> Espeak {
  let espeak = try Espeak()
  try espeak.use(settings)
  return espeak
}

extension Espeak {
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

  /// Plays a line with its cue, until there is another request.
  fileprivate func play(
    _ line: SpokenLine,
    as settings: VoiceSettings,
    in format: AudioFormat,
    on output: any AudioOutput,
    until requests: LatestMailbox<VoiceRequest>
  ) {
    speak(in: line.language, or: settings)
    output.begin(line.number)
    var mixer = CueMixer(line.cue, beside: line.text, volume: settings.volume, as: format)
    say(line.text, until: requests) { words in
      guard let mixed = mixer?.mix(words) else { return output.append(words) }
      mixed.withUnsafeBufferPointer(output.append)
    }
    // What is left of the cue.
    mixer?.finish().withUnsafeBufferPointer(output.append)
    output.finish()
  }

  /// Speaks a text without its leading silence, until there is another request, or for a minute:
  /// some texts are spelled out letter by letter.
  fileprivate func say(
    _ text: String,
    until requests: LatestMailbox<VoiceRequest>,
    play: (UnsafeBufferPointer<Int16>) -> Void
  ) {
    var (isSilent, isFirst) = (true, true)
    var rest = sampleRate * 60
    synthesize(SpokenText.cleaned(text, maximumLength: Announcement.maximumLength)) { samples in
      guard !requests.isFull else { return false }
      play(samples.withoutLeadingSilence(&isSilent))
      // A sound server that isn't urgent would have to wait for the voice, so it gets a head start.
      if isFirst { requests.wait(until: Date(timeIntervalSinceNow: 0.002)) }
      isFirst = false
      rest -= samples.count
      return rest > 0
    }
  }
}

/// Mixes a cue into the words of one utterance, sample by sample, so that both begin at once.
struct CueMixer {
  private let wave: Cue.Wave
  /// The part of full scale for each channel.
  private let gains: [Float]
  private var position = 0

  /// Prepares a cue beside words, or alone if they are empty, at a volume of the voice, 100 being
  /// its normal one. Returns `nil` if the samples of the words are played as they are.
  init?(_ cue: Cue?, beside words: String, volume: Int, as format: AudioFormat) {
    guard cue != nil || format.channelCount > 1 else { return nil }
    wave = cue?.wave(at: format.sampleRate) ?? ([], [])
    // The part of full scale that a cue takes at the voice's normal volume, alone or beside words.
    let strength: Float = (words.isEmpty ? 0.24 : 0.12) * Float(volume) / 100
    gains = Self.gains(of: cue?.pan ?? 0, over: format.channelCount).map { $0 * strength }
  }

  /// Returns the gain of each channel. The power is the same everywhere between left and right, so
  /// that a cue is equally loud.
  private static func gains(of pan: Double, over channelCount: Int) -> [Float] {
    guard channelCount > 1 else { return [Float(cos(Double.pi / 4))] }
    let angle = (pan + 1) * .pi / 4
    return [Float(cos(angle)), Float(sin(angle))]
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

extension UnsafeBufferPointer<Int16> {
  /// Returns the samples without the silence with which espeak-ng begins: 12 to 49 ms before most
  /// words. The loudest sample that counts as silence is 1/1024 of full scale. The sample before
  /// the first audible one is kept, so that the sound starts near zero.
  func withoutLeadingSilence(_ isSilent: inout Bool) -> Self {
    guard isSilent else { return self }
    let first = firstIndex { abs(Int($0)) > 32 }
    isSilent = first == nil
    return Self(rebasing: self[(first.map { Swift.max($0 - 1, 0) } ?? endIndex)...])
  }
}

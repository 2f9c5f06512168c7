// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
internal import StepSlider

/// The voice that the settings ask for: espeak-ng's, or speech-dispatcher's. While
/// speech-dispatcher can't speak, espeak-ng does. Cues are always heard through espeak-ng's output.
package final class ReplaceableVoice: Speaking {
  /// The number of a cue beside words of speech-dispatcher, whose own end counts.
  private static let cueNumber = 0

  package let language: String

  private let makeLink: () -> DispatcherLink
  private let clock: any EventClock
  private let makeSpeaker: (VoiceSettings) throws(SpeechError) -> any Speaking
  private var settings: VoiceSettings
  /// `nil` if the settings ask for espeak-ng.
  private var link: DispatcherLink?
  /// espeak-ng, once it was needed, and the settings of its voice.
  private var speaker: (voice: any Speaking, settings: VoiceSettings)?
  /// The line that hasn't been heard to its end.
  private var current: SpokenLine?
  /// Whether the words were given to espeak-ng.
  private var isWithSpeaker = false
  /// Whether the user was told that espeak-ng speaks instead.
  private var isReplaced = false
  /// Why espeak-ng has no sound; `nil` if it has.
  private var loss: String?
  /// Whether the user was told that there is no sound.
  private var isSilenced = false
  private var waiting: [SpeechEvent] = []

  /// Prepares the voice, with functions that connect to speech-dispatcher and that prepare
  /// espeak-ng. Throws if espeak-ng is needed and can't be used.
  package init(
    _ voice: VoiceSettings,
    connectedBy connect: @escaping DispatcherConnector,
    as applicationName: String,
    clock: any EventClock,
    speaker: @escaping (VoiceSettings) throws(SpeechError) -> any Speaking
  ) throws(SpeechError) {
    (settings, self.clock, makeSpeaker) = (voice, clock, speaker)
    makeLink = { DispatcherLink(through: connect, as: applicationName, clock: clock) }
    link = voice.dispatcher.map { [makeLink] _ in makeLink() }
    guard link?.isUsable != true else {
      language = voice.dispatcher?.language ?? ""
      return
    }
    let first = try speaker(voice)
    self.speaker = (first, voice)
    language = voice.dispatcher?.language ?? first.language
  }

  package var interests: [DescriptorInterest] {
    (link?.interests ?? []) + (speaker?.voice.interests ?? [])
  }

  package var deadline: Duration? {
    if !waiting.isEmpty { return clock.now }
    return [link?.deadline, speaker?.voice.deadline].compactMap(\.self).min()
  }

  package func advance(_ wakeup: Wakeup) -> [SpeechEvent] {
    for event in link?.advance(wakeup) ?? [] { receive(event) }
    let events = speaker?.voice.advance(wakeup) ?? []
    // The end of words that were cut off is reported before the loss. speech-dispatcher says the
    // words that espeak-ng can't say to their end without sound.
    if events.contains(where: \.isLoss), let current, isWithSpeaker, link?.isUsable == true {
      speak(current)
    }
    for event in events { receive(event) }
    defer { waiting = [] }
    return waiting
  }

  package func speak(_ line: SpokenLine) {
    guard let link, link.isUsable, let request = line.sound?.dispatcher ?? settings.dispatcher
    else { return speakByEspeak(line) }
    let text = SpokenText.cleaned(line.text, maximumLength: Announcement.maximumLength)
    guard !text.isEmpty else {
      link.stop()
      return line.cue == nil ? finish(line.number) : speakByEspeak(line)
    }
    if isWithSpeaker { speaker?.voice.stop() }
    keepUnheard(line, isWithSpeaker: false)
    link.speak(text, number: line.number, with: request.settings(in: line.language))
    guard let cue = line.cue else { return }
    // Without espeak-ng, there is no cue.
    let voice = try? readySpeaker()
    voice?.speak(SpokenLine("", number: Self.cueNumber, sound: line.sound, cue: cue))
  }

  package func change(to voice: VoiceSettings) throws(SpeechError) -> String {
    stop()
    guard let request = voice.dispatcher else {
      let language =
        if let speaker { try speaker.voice.change(to: voice) } else {
          try newSpeaker(voice).language
        }
      speaker?.settings = voice
      (link, isReplaced, settings) = (nil, false, voice)
      if let loss, !isSilenced { reportLoss(loss) }
      return language
    }
    settings = voice
    link = link ?? makeLink()
    return request.language
  }

  package func stop() {
    current = nil
    link?.stop()
    speaker?.voice.stop()
  }

  package func close(within limit: Duration) {
    current = nil
    link = nil
    speaker?.voice.close(within: limit)
  }

  private func receive(_ event: DispatcherEvent) {
    switch event {
    // It may answer and yet not speak.
    case .ready: if isSilenced { waiting.append(.wordsWanted) }
    case .began:
      if isSilenced { waiting.append(.soundRestored(wordsWereLost: false)) }
      if isReplaced { waiting.append(.voiceReturned) }
      (isSilenced, isReplaced) = (false, false)
    case .finished(let number): finish(number)
    case .lost(let failure): replace(because: failure)
    }
  }

  /// Lets espeak-ng speak from now on, and the words that weren't heard to their end.
  private func replace(because failure: DispatcherFailure) {
    if !isReplaced { waiting.append(.voiceReplaced(reason: failure.message)) }
    isReplaced = true
    if let loss, !isSilenced { reportLoss(loss) }
    if let current, !isWithSpeaker {
      speakByEspeak(current)
    } else {
      // So that the next key needn't wait for it.
      _ = try? readySpeaker()
    }
  }

  private func receive(_ event: SpeechEvent) {
    switch event {
    case .finished(Self.cueNumber): break
    case .finished(let number): if isWithSpeaker { finish(number) }
    case .soundLost(let reason):
      loss = reason
      if link?.isUsable != true { reportLoss(reason) }
    case .soundRestored:
      loss = nil
      if isSilenced || link?.isUsable != true { waiting.append(event) }
      isSilenced = false
    default: waiting.append(event)
    }
  }

  /// Keeps the words for another voice. Their cue would come too late.
  private func keepUnheard(_ line: SpokenLine, isWithSpeaker: Bool) {
    (current, self.isWithSpeaker) = (line, isWithSpeaker)
    current?.cue = nil
  }

  private func finish(_ number: Int) {
    if current?.number == number { current = nil }
    waiting.append(.finished(number: number))
  }

  private func reportLoss(_ reason: String) {
    waiting.append(.soundLost(reason: reason))
    isSilenced = true
  }

  private func speakByEspeak(_ line: SpokenLine) {
    keepUnheard(line, isWithSpeaker: true)
    do throws(SpeechError) {
      try readySpeaker().speak(line)
      // A voice that was missing is there.
      guard isSilenced, loss == nil else { return }
      waiting.append(.soundRestored(wordsWereLost: false))
      isSilenced = false
    } catch {
      // Without any voice, nobody waits for the words.
      finish(line.number)
      if !isSilenced { reportLoss("\(error)") }
    }
  }

  private func readySpeaker() throws(SpeechError) -> any Speaking {
    guard let (voice, old) = speaker else { return try newSpeaker(settings) }
    if old.name != settings.name, (try? voice.change(to: settings)) != nil {
      speaker?.settings = settings
    }
    return voice
  }

  private func newSpeaker(_ settings: VoiceSettings) throws(SpeechError) -> any Speaking {
    let voice: any Speaking
    do throws(SpeechError) {
      voice = try makeSpeaker(settings)
    } catch {
      // Words in another voice are better than none, if espeak-ng only replaces another.
      guard settings.dispatcher != nil else { throw error }
      var usual = settings
      usual.name = VoiceSettings().name
      voice = try makeSpeaker(usual)
    }
    speaker = (voice, settings)
    return voice
  }
}

/// The connection to speech-dispatcher, and the attempts to get it back.
private final class DispatcherLink: EventSource {
  private let makeStream: DispatcherConnector
  private let applicationName: String
  private let clock: any EventClock
  private var schedule: RetrySchedule
  private var connection: (stream: any ByteStream, session: DispatcherSession)?
  /// Whether the connection is expected to work, because it does or because it is the first.
  private(set) var isUsable = true
  /// How long it is left alone after it took words and didn't speak them; each time twice as long.
  private var rest = DispatcherLink.shortestRest
  private var restEnd: Duration?
  private static let (shortestRest, longestRest) = (Duration.seconds(30), Duration.seconds(600))
  private var waiting: [DispatcherEvent] = []

  init(through makeStream: @escaping DispatcherConnector, as name: String, clock: any EventClock) {
    (self.makeStream, applicationName, self.clock) = (makeStream, name, clock)
    schedule = RetrySchedule(from: clock.now)
    connect(at: clock.now)
  }

  deinit { close() }
  var interests: [DescriptorInterest] { connection?.stream.interests ?? [] }

  var deadline: Duration? {
    if !waiting.isEmpty { return clock.now }
    return connection.map(\.session.deadline) ?? restEnd ?? schedule.deadline
  }

  /// Speaks words instead of any others. Only while it is usable.
  func speak(_ text: String, number: Int, with settings: [DispatcherSetting]) {
    if connection?.session.canSpeak(with: settings) == false {
      close()
      connect(at: clock.now)
    }
    connection?.session.speak(text, number: number, with: settings, at: clock.now)
    send(at: clock.now)
  }

  func stop() {
    connection?.session.stop(at: clock.now)
    send(at: clock.now)
  }

  /// Gives up the connection. Words that it has are cancelled, in case it comes to its senses.
  func close() {
    connection?.session.stop(at: clock.now)
    let rest = connection?.session.takeOutput() ?? []
    guard let stream = connection.take()?.stream else { return }
    try? stream.send(rest)
    stream.close()
  }

  func advance(_ wakeup: Wakeup) -> [DispatcherEvent] {
    let isDue = restEnd.map { $0 <= wakeup.now } ?? schedule.isDue(at: wakeup.now)
    if connection == nil, isDue { connect(at: wakeup.now) }
    do throws(DispatcherFailure) {
      try receive(at: wakeup)
    } catch {
      fail(error, at: wakeup.now)
    }
    defer { waiting = [] }
    return waiting
  }

  private func connect(at now: Duration) {
    restEnd = nil
    schedule.begin()
    do throws(DispatcherFailure) {
      connection = (try makeStream(), DispatcherSession(as: applicationName, at: now))
      send(at: now)
    } catch {
      fail(error, at: now)
    }
  }

  private func receive(at wakeup: Wakeup) throws(DispatcherFailure) {
    if let stream = connection?.stream, stream.interests.contains(where: wakeup.ready.contains) {
      let bytes = try stream.receive()
      record(connection?.session.receive(bytes, at: wakeup.now) ?? [])
    }
    record(try connection?.session.check(at: wakeup.now) ?? [])
    send(at: wakeup.now)
  }

  private func record(_ events: [DispatcherEvent]) {
    for event in events {
      if event == .ready { isUsable = true }
      if case .began = event {
        rest = Self.shortestRest
        schedule.succeed()
      }
    }
    waiting += events
  }

  private func send(at now: Duration) {
    guard let bytes = connection?.session.takeOutput(), !bytes.isEmpty else { return }
    do throws(DispatcherFailure) {
      try connection?.stream.send(bytes)
    } catch {
      fail(error, at: now)
    }
  }

  private func fail(_ failure: DispatcherFailure, at now: Duration) {
    close()
    schedule.fail(at: now)
    // It answers and doesn't speak, so words would wait for it in vain again.
    if failure == .mute { (restEnd, rest) = (now + rest, min(rest * 2, Self.longestRest)) }
    if isUsable { waiting.append(.lost(failure)) }
    isUsable = false
  }
}

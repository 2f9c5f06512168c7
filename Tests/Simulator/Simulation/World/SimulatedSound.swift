// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import StepSliderSpeech

/// A service of the simulated world, such as the sound server.
enum ServiceState {
  case running
  /// It accepts everything and answers nothing.
  case hanging
  case dead
}

/// The sound server, and what delays words on their way.
struct SoundConditions {
  var server = ServiceState.running
  /// How long the server takes to play what it got.
  var lateness: Duration = .zero
  /// How long the voice takes to produce the first sample.
  var voiceLateness: Duration = .zero
  var hasVoice = true

  /// Whether there is a voice with a name. There is one for each language that sliderd speaks.
  func hasVoice(_ name: String) -> Bool { hasVoice && SpokenLanguage(tag: name) != nil }
}

/// A voice whose words take their time, played by a sound server that can die, hang and come back.
/// It reports what ``PulseOutput`` reports, at the same moments.
final class SimulatedVoice: Speaking {
  /// About 15 characters a second at 175 words a minute.
  static let (timePerCharacter, normalRate): (Duration, Int) = (.milliseconds(65), 175)
  /// How long a server that answers nothing is trusted while it should play.
  private static let patience: Duration = .seconds(1)

  let language: String
  private let rate: Int
  private unowned let world: World
  private unowned let process: SimulatedProcess
  private let interest: DescriptorInterest
  /// The events that sliderd hasn't taken.
  private var events: [SpeechEvent] = []
  private var current: Utterance?
  /// The number of times that what is being played changed, so that old plans are recognized.
  private var edition = 0
  private(set) var isConnected: Bool
  /// When the connection was lost.
  private var loss: Duration = .zero
  /// The settings of the last words.
  private(set) var sound: VoiceSettings?
  private var wereWordsLost = false
  private var isClosed = false
  /// Whether the server's first answer is awaited, and the number of the words that wait for it.
  private var (isOpening, waiting): (Bool, Int?) = (false, nil)
  /// Whether an answer of the server is awaited.
  private var isWatched = false

  /// Words, a cue, or both.
  private struct Utterance {
    let text: String
    let number: Int
    let rate: Int
    var cue: Cue?

    /// How long it is heard.
    var duration: Duration {
      guard !text.isEmpty else { return .milliseconds(75) }
      return SimulatedVoice.timePerCharacter * text.count * SimulatedVoice.normalRate / rate
    }
  }

  init(_ settings: VoiceSettings, of process: SimulatedProcess, hurries: Bool) {
    (world, self.process) = (process.world, process)
    interest = DescriptorInterest(process.world.clock.newDescriptor())
    language = settings.name.lowercased()
    rate = settings.rate
    isConnected = world.sound.server == .running
    guard !isConnected else { return }
    loss = world.clock.time
    switch world.sound.server {
    case .hanging: reportSilence(after: hurries ? .milliseconds(210) : Self.patience)
    case .running, .dead:
      post(.soundLost(reason: "no sound server (Connection refused); waiting for one"))
    }
  }

  private func reportSilence(after patience: Duration) {
    isOpening = true
    world.agenda.after(patience) { [weak self] in
      guard let self, !isConnected else { return }
      post(.soundLost(reason: "no sound server (it does not respond); waiting for one"))
      endOpening()
    }
  }

  private func endOpening() {
    isOpening = false
    if let number = waiting.take() { post(.finished(number: number)) }
  }

  /// Whether words are being spoken or about to be.
  var isSpeaking: Bool { current?.text.isEmpty == false }

  /// Whether words or a cue are being played or about to be.
  var isBusy: Bool { current != nil || waiting != nil }

  var interests: [DescriptorInterest] { [interest] }

  func advance(_ wakeup: Wakeup) -> [SpeechEvent] {
    defer { events = [] }
    world.clock.set(interest, isReady: false)
    return events
  }

  func speak(_ line: SpokenLine) {
    guard !process.isKilled, !isClosed else { return }
    let (text, number, cue) = (line.text, line.number, line.cue)
    sound = line.sound
    if !text.isEmpty { world.note(.ordered(text)) }
    edition += 1
    current = nil
    guard isConnected else {
      (wereWordsLost, waiting) = (true, number)
      if !isOpening { endOpening() }
      return
    }
    current = Utterance(text: text, number: number, rate: sound?.rate ?? rate, cue: cue)
    awaitSignOfLife()
    begin(after: world.sound.voiceLateness + world.sound.lateness)
  }

  func change(to voice: VoiceSettings) throws(SpeechError) -> String {
    stop()
    guard world.sound.hasVoice(voice.name) else {
      throw SpeechError(.unknownVoice(voice.name, similar: []))
    }
    guard world.sound.voiceLateness < .milliseconds(300) else {
      throw SpeechError(.noLibrary(reason: "the voice is busy"))
    }
    return voice.name.lowercased()
  }

  func stop() {
    edition += 1
    if current != nil { world.note(.silenced) }
    (current, waiting) = (nil, nil)
  }

  func close(within limit: Duration) {
    stop()
    isClosed = true
  }

  private func begin(after delay: Duration) {
    guard let current else { return }
    let edition = edition
    world.agenda.after(delay) { [weak self] in
      guard let self, self.edition == edition, world.sound.server == .running else { return }
      if let cue = self.current?.cue.take() { self.world.note(.sounded(cue.inWords)) }
      if !current.text.isEmpty { self.world.note(.said(current.text)) }
      self.end(after: current.duration)
    }
  }

  private func end(after delay: Duration) {
    let edition = edition
    world.agenda.after(delay) { [weak self] in
      guard let self, self.edition == edition, let current = self.current else { return }
      self.current = nil
      if !current.text.isEmpty { self.world.note(.heard(current.text)) }
      self.post(.finished(number: current.number))
    }
  }

  private func post(_ event: SpeechEvent) {
    guard !process.isKilled, !isClosed else { return }
    events.append(event)
    world.clock.set(interest, isReady: true)
  }
}

extension Cue {
  /// What a listener would notice, such as `tone 75%, right 50%`.
  fileprivate var inWords: String {
    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
    let sound = end?.rawValue ?? "tone \(percent(position))"
    let side = pan == 0 ? [] : ["\(pan < 0 ? "left" : "right") \(percent(pan.magnitude))"]
    let clicks = (0..<notches).map { _ in "click" }
    return ([sound] + side + clicks).joined(separator: ", ")
  }
}

// The connection to the server.
extension SimulatedVoice {
  /// Follows a change of the server's state.
  func serverChanged() {
    switch world.sound.server {
    case .dead: lose(because: "Connection terminated")
    case .hanging:
      // What is being played stands still.
      edition += 1
      if isBusy { awaitSignOfLife() }
    case .running: isConnected ? begin(after: world.sound.lateness) : connectSoon()
    }
  }

  /// Counts a server that hangs as lost, unless it goes on soon.
  private func awaitSignOfLife() {
    guard world.sound.server == .hanging, !isWatched else { return }
    isWatched = true
    world.agenda.after(Self.patience) { [weak self] in
      guard let self else { return }
      isWatched = false
      if world.sound.server == .hanging { lose(because: "it does not respond") }
    }
  }

  private func lose(because reason: String) {
    guard isConnected else { return }
    (isConnected, loss) = (false, world.clock.time)
    edition += 1
    if let current {
      wereWordsLost = true
      self.current = nil
      post(.finished(number: current.number))
    }
    post(.soundLost(reason: "lost the sound server (\(reason)); waiting for it"))
  }

  /// Connects at the next attempt. The first comes after 0.1 s, the others every 0.5 s, and after
  /// half a minute every 5 s.
  private func connectSoon() {
    let elapsed = (world.clock.time - loss).microseconds - 100_000
    let pause = elapsed < 30_000_000 ? 500_000 : 5_000_000
    let rest = elapsed < 0 ? -elapsed : pause - elapsed % pause
    world.agenda.after(.microseconds(rest)) { [weak self] in self?.connect() }
  }

  private func connect() {
    guard !isConnected, !isClosed, !process.isKilled, world.sound.server == .running else { return }
    isConnected = true
    endOpening()
    post(.soundRestored(wordsWereLost: wereWordsLost))
    wereWordsLost = false
  }
}

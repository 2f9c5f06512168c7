// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// Words for speech-dispatcher.
package struct DispatcherUtterance: Hashable, Sendable {
  /// The number by which events identify the utterance.
  let number: Int
  let text: String
  let sound: DispatcherSound

  package init(number: Int, text: String, sound: DispatcherSound) {
    (self.number, self.text, self.sound) = (number, text, sound)
  }
}

/// How speech-dispatcher is to speak; `nil` leaves its own settings.
package struct DispatcherSound: Hashable, Sendable {
  var language, module: String?
  var voice: String?
  var rate, pitch, volume: Int?

  init() {}

  /// Converts a request to speech-dispatcher's numbers.
  package init(
    _ request: DispatcherRequest,
    language: String? = nil,
    scale: DispatcherScale = DispatcherScale()
  ) {
    self.language = language ?? request.language
    (module, voice) = (request.module, request.voice)
    rate = request.rate.map(scale.number(forRate:))
    pitch = request.pitch.map(DispatcherScale.number(forPitch:))
    volume = request.volume.map(DispatcherScale.number(forVolume:))
  }

  /// Whether everything that another sound sets is also set here.
  func hasAllSettings(of other: DispatcherSound) -> Bool {
    (module != nil || other.module == nil) && (voice != nil || other.voice == nil)
      && (rate != nil || other.rate == nil)
      && (pitch != nil || other.pitch == nil) && (volume != nil || other.volume == nil)
  }

  /// Returns the requests that make this sound of an older one.
  func requests(after old: DispatcherSound) -> [SSIPRequest] {
    var requests: [SSIPRequest] = []
    func add<Value: Equatable>(_ request: (Value) -> SSIPRequest, _ new: Value?, _ old: Value?) {
      if let new, new != old { requests.append(request(new)) }
    }
    add(SSIPRequest.language, language, old.language)
    // Another language selects another module and voice, and another module another voice.
    add(SSIPRequest.module, module, requests.isEmpty ? old.module : nil)
    add(SSIPRequest.voice, voice, requests.isEmpty ? old.voice : nil)
    add(SSIPRequest.rate, rate, old.rate)
    add(SSIPRequest.pitch, pitch, old.pitch)
    add(SSIPRequest.volume, volume, old.volume)
    return requests
  }
}

/// A request to speech-dispatcher in its protocol, SSIP.
enum SSIPRequest: Hashable, Sendable {
  /// Names the program, for the user's settings for it.
  case name(String)
  /// Asks to be told of every utterance's begin, end or cancellation.
  case notify(Notification)
  case priority(Priority)
  case language(String)
  /// The program that makes the sound.
  case module(String)
  case voice(String)
  /// From -100 to 100.
  case rate(Int)
  case pitch(Int)
  case volume(Int)
  /// Stops and drops all words of this connection.
  case cancel
  /// Announces a text. Until it has been sent, everything sent is taken for text.
  case speak
  /// The announced text. An empty text takes the announcement back.
  case text(String)

  enum Notification: String, CaseIterable {
    case begin = "BEGIN"
    case end = "END"
    case cancel = "CANCEL"
  }

  enum Priority: String {
    /// Spoken at once, whatever other programs say. What they say goes on afterwards.
    case important = "IMPORTANT"
  }

  /// The request as it is sent.
  var bytes: [UInt8] {
    switch self {
    // The parts are a user, a program and its connection.
    case .name(let name): set("CLIENT_NAME", "user:\(name):main")
    case .notify(let notification): set("NOTIFICATION", "\(notification.rawValue) ON")
    case .priority(let priority): set("PRIORITY", priority.rawValue)
    case .language(let language): set("LANGUAGE", language)
    case .module(let name): set("OUTPUT_MODULE", SpokenText.cleaned(name))
    case .voice(let name): set("SYNTHESIS_VOICE", SpokenText.cleaned(name))
    case .rate(let number): set("RATE", "\(number)")
    case .pitch(let number): set("PITCH", "\(number)")
    case .volume(let number): set("VOLUME", "\(number)")
    case .cancel: Array("CANCEL SELF\r\n".utf8)
    case .speak: Array("SPEAK\r\n".utf8)
    case .text(let text): Self.lines(of: text) + Array(".\r\n".utf8)
    }
  }

  private func set(_ name: String, _ value: String) -> [UInt8] {
    Array("SET SELF \(name) \(value)\r\n".utf8)
  }

  /// Returns a text's lines, each with its end. A line that is a dot would end the text.
  private static func lines(of text: String) -> [UInt8] {
    guard !text.isEmpty else { return [] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.flatMap { line in
      Array((line.hasPrefix(".") ? "." + line : line).utf8) + Array("\r\n".utf8)
    }
  }
}

/// Converts between speech-dispatcher's numbers, from -100 to 100, and espeak-ng's, as
/// speech-dispatcher's module for espeak-ng does.
package struct DispatcherScale: Hashable, Sendable {
  /// The rates for -100, 0 and 100, in words per minute.
  private var (slowest, normal, fastest) = (80, 170, 449)

  /// The numbers of speech-dispatcher.
  package static let range = -100...100

  package init() {}

  /// Creates a scale with other rates; `nil` if they aren't ascending or exceed espeak-ng's.
  package init?(slowest: Int?, normal: Int?, fastest: Int?) {
    self.slowest = slowest ?? self.slowest
    self.normal = normal ?? self.normal
    self.fastest = fastest ?? self.fastest
    let all = [self.slowest, self.normal, self.fastest]
    guard all.allSatisfy(VoiceSettings.rates.contains), all == all.sorted() else { return nil }
  }

  /// Returns words per minute.
  package func rate(_ number: Int) -> Int { normal + ascent(isSlow: number < 0) * number / 100 }

  /// Returns the number nearest to words per minute.
  func number(forRate rate: Int) -> Int {
    let ascent = max(1, ascent(isSlow: rate < normal))
    return Self.clamped((200 * (rate - normal) + (rate < normal ? -ascent : ascent)) / (2 * ascent))
  }

  /// Returns the pitch, whose middle is 50 in both scales.
  package static func pitch(_ number: Int) -> Int { min((number + 100) / 2, 99) }

  /// Returns the number for a pitch.
  static func number(forPitch pitch: Int) -> Int { clamped(2 * pitch - 100) }

  /// Returns the volume. Full volume is the voice's normal volume. A file of another program never
  /// silences sliderd.
  package static func volume(_ number: Int) -> Int { max((number + 100) / 2, 10) }

  /// Returns the number for a volume. speech-dispatcher's voices can't be louder than normal.
  static func number(forVolume volume: Int) -> Int { clamped(2 * volume - 100) }

  private func ascent(isSlow: Bool) -> Int { isSlow ? normal - slowest : fastest - normal }

  private static func clamped(_ number: Int) -> Int {
    min(max(number, range.lowerBound), range.upperBound)
  }
}

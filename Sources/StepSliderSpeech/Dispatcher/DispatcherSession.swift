// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// A conversation with speech-dispatcher, with one utterance at a time. The caller moves the bytes
/// and keeps the time.
/// A text is sent only after speech-dispatcher has answered its announcement. So one that hangs
/// doesn't have the words, or has their cancellation too, and can't speak them after another voice
/// did.
struct DispatcherSession {
  /// How long an answer may take.
  static let patience: Duration = .milliseconds(500)
  /// How long after their order words may begin. Words that replace others which haven't begun
  /// share their time, but have at least a little of their own, as a slow voice needs.
  static let (beginPatience, ownPatience): (Duration, Duration) = (.seconds(1), .milliseconds(300))
  /// After their begin, words are over at the latest when a very slow voice has spoken them.
  private static let (longestPause, longestTimePerCharacter): (Duration, Duration) = (
    .seconds(5), .milliseconds(300)
  )
  /// The most notifications that wait for the number of an utterance.
  private static let mostEarly = 16

  /// Bytes that came and aren't a whole message yet.
  private var input: [UInt8] = []
  /// The requests that aren't answered, and when they were sent.
  private var open: [(request: SSIPRequest, time: Duration)] = []
  private var openSettings = 0
  /// The settings that were made.
  private var made: [DispatcherSetting] = []
  /// Words for which a text is announced, and until when they must begin.
  private var wanted: (number: Int, text: String, settings: [DispatcherSetting], limit: Duration)?
  /// Whether a text is announced and not sent.
  private var isAnnounced = false
  /// Words that speech-dispatcher has, its own number for them, and until when they must begin, or
  /// end if they have begun.
  private var handed:
    (number: Int, text: String, identifier: Int?, limit: Duration, hasBegun: Bool)?
  /// When words were ordered since which none have begun.
  private var silentSince: Duration?
  /// Notifications that came before the number of their utterance.
  private var early: [SSIPMessage] = []
  /// Why the conversation can't go on.
  private var failure: DispatcherFailure?
  private var output: [UInt8] = []

  init(as name: String, at now: Duration) {
    let settings = [
      // The parts are a user, a program and its connection.
      ("CLIENT_NAME", "user:\(name):main"), ("NOTIFICATION", "BEGIN ON"),
      ("NOTIFICATION", "END ON"), ("NOTIFICATION", "CANCEL ON"),
      // Spoken at once, whatever other programs say. What they say goes on afterwards.
      ("PRIORITY", "IMPORTANT"),
    ]
    openSettings = settings.count
    for (name, value) in settings { send(.set(name, value), at: now) }
  }

  /// When ``check(at:)`` has something to do.
  var deadline: Duration? {
    [open.first.map { $0.time + Self.patience }, wanted?.limit, handed?.limit]
      .compactMap(\.self).min()
  }

  /// Whether words can have these settings. A setting that was made can be changed, but not be left
  /// to speech-dispatcher again.
  func canSpeak(with settings: [DispatcherSetting]) -> Bool {
    made.allSatisfy { made in settings.contains { $0.name == made.name } }
  }

  mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  mutating func speak(
    _ text: String,
    number: Int,
    with settings: [DispatcherSetting],
    at now: Duration
  ) {
    let start = silentSince ?? now
    silentSince = start
    wanted = (
      number, text, settings, limit: max(start + Self.beginPatience, now + Self.ownPatience)
    )
    if !isAnnounced { announce(at: now) }
  }

  mutating func stop(at now: Duration) {
    (wanted, silentSince) = (nil, nil)
    guard handed.take() != nil else { return }
    send(.cancel, at: now)
  }

  /// Takes bytes. After a failure, which ``check(at:)`` reports, the rest is ignored.
  mutating func receive(_ bytes: [UInt8], at now: Duration) -> [DispatcherEvent] {
    guard failure == nil else { return [] }
    input += bytes
    var events: [DispatcherEvent] = []
    do throws(DispatcherFailure) {
      while let message = try SSIPMessage(from: &input) {
        events += message.isNotification ? news(of: message, at: now) : try answer(message, at: now)
      }
    } catch {
      failure = error
    }
    return events
  }

  /// Returns what follows because nothing came in time; throws why the conversation can't go on.
  mutating func check(at now: Duration) throws(DispatcherFailure)
    -> [DispatcherEvent]
  {
    if let failure { throw failure }
    guard !allowForPause(until: now) else { return [] }
    if let first = open.first, first.time + Self.patience <= now { throw .unanswered }
    if let wanted, wanted.limit <= now { throw .mute }
    guard let handed, handed.limit <= now else { return [] }
    guard handed.hasBegun else { throw .mute }
    // The end of the words was lost, or they are paused. Nobody should wait for them.
    stop(at: now)
    return [.finished(handed.number)]
  }

  /// Postpones all limits if nobody has looked at them in time, because the machine slept or the
  /// program was stopped. speech-dispatcher had that pause, too. Returns whether there was one.
  private mutating func allowForPause(until now: Duration) -> Bool {
    guard let deadline, now - deadline > Self.patience else { return false }
    let delay = now - deadline + Self.patience
    open = open.map { ($0.request, $0.time + delay) }
    silentSince = silentSince.map { $0 + delay }
    wanted?.limit += delay
    handed?.limit += delay
    return true
  }

  private mutating func send(_ request: SSIPRequest, at now: Duration) {
    request.write(to: &output)
    open.append((request, now))
  }

  /// Announces a text, after everything that must precede it.
  private mutating func announce(at now: Duration) {
    guard let settings = wanted?.settings else { return }
    if handed.take() != nil { send(.cancel, at: now) }
    var isChanged = false
    for (name, value) in settings {
      // Another language selects another module and voice, and another module another voice.
      let isLost = isChanged && ["OUTPUT_MODULE", "SYNTHESIS_VOICE"].contains(name)
      guard isLost || !made.contains(where: { $0 == (name, value) }) else { continue }
      send(.set(name, value), at: now)
      isChanged = true
    }
    made = settings
    send(.speak, at: now)
    isAnnounced = true
  }

  /// Sends the wanted text; nothing if it must be announced anew or isn't wanted any more.
  private mutating func sendText(at now: Duration) {
    isAnnounced = false
    guard let (number, text, settings, limit) = wanted, settings.elementsEqual(made, by: ==) else {
      send(.text(""), at: now)
      return announce(at: now)
    }
    (wanted, early) = (nil, [])
    handed = (number, text, nil, limit, false)
    send(.text(text), at: now)
  }

  private mutating func answer(
    _ message: SSIPMessage,
    at now: Duration
  ) throws(DispatcherFailure) -> [DispatcherEvent] {
    guard !open.isEmpty else { throw .nonsense("an answer to nothing") }
    switch open.removeFirst().request {
    case .speak:
      guard message.code == 230 else { throw .refused(message.text) }
      sendText(at: now)
    case .text:
      // The answer to an earlier text doesn't matter any more.
      guard handed?.identifier == nil, handed != nil,
        !open.contains(where: { if case .text = $0.request { true } else { false } })
      else { return [] }
      guard message.code == 225, let identifier = message.utterance else {
        throw .refused(message.text)
      }
      self.handed?.identifier = identifier
      defer { early = [] }
      return early.flatMap { news(of: $0, at: now) }
    case .set("NOTIFICATION", _):
      guard 200..<300 ~= message.code else { throw .refused(message.text) }
    default: break
    }
    guard openSettings > 0 else { return [] }
    openSettings -= 1
    return openSettings == 0 ? [.ready] : []
  }

  private mutating func news(of message: SSIPMessage, at now: Duration)
    -> [DispatcherEvent]
  {
    guard let handed else { return [] }
    guard let identifier = handed.identifier else {
      early = early.suffix(Self.mostEarly - 1) + [message]
      return []
    }
    guard message.utterance == identifier else { return [] }
    switch message.code {
    case 701:
      silentSince = nil
      let length = Self.longestTimePerCharacter * handed.text.count
      self.handed?.hasBegun = true
      self.handed?.limit = now + Self.longestPause + length
      return [.began(handed.number)]
    case 702, 703:
      (self.handed, silentSince) = (nil, nil)
      return [.finished(handed.number)]
    default: return []
    }
  }
}

/// A setting by its name in the protocol of speech-dispatcher, SSIP.
typealias DispatcherSetting = (name: String, value: String)

enum DispatcherEvent: Hashable {
  /// It has answered and can speak.
  case ready
  /// The utterance with this number is being spoken.
  case began(Int)
  /// The utterance with this number was heard to its end, or cancelled by another program.
  case finished(Int)
  /// It can't speak, so words that it hasn't finished must be spoken by another voice.
  case lost(DispatcherFailure)
}

enum SSIPRequest: Hashable, Sendable {
  /// Gives this connection a setting.
  case set(String, String)
  /// Stops and drops all words of this connection.
  case cancel
  /// Announces a text. Until it has been sent, everything sent is taken for text.
  case speak
  /// The announced text. An empty text takes the announcement back.
  case text(String)

  /// Appends the request as it is sent. A line of a text that is a dot would end the text.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .set(let name, let value): bytes += "SET SELF \(name) \(value)\r\n".utf8
    case .cancel: bytes += "CANCEL SELF\r\n".utf8
    case .speak: bytes += "SPEAK\r\n".utf8
    case .text(let text):
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for line in text.isEmpty ? [] : lines {
        bytes += "\(line.hasPrefix(".") ? "." : "")\(line)\r\n".utf8
      }
      bytes += ".\r\n".utf8
    }
  }
}

/// A message from speech-dispatcher: the answer to a request, or news of an utterance.
struct SSIPMessage: Hashable, Sendable {
  /// A number of three digits, whose first tells the kind.
  let code: Int
  /// The lines before the last one.
  var values: [String] = []
  /// The text of the last line.
  let text: String

  /// Whether the message comes by itself instead of answering a request.
  var isNotification: Bool { 700..<800 ~= code }
  /// The utterance that the message is about, by speech-dispatcher's own number.
  var utterance: Int? { values.first.flatMap { Int($0) } }
}

extension SSIPMessage {
  private static let (longestLine, mostLines) = (1_000, 100)

  /// Takes the first message from bytes that have arrived. Its lines begin with the same code, then
  /// a hyphen, or a space in the last one.
  ///
  /// - Returns: `nil` as long as the last line isn't complete.
  /// - Throws: What came instead of a message.
  init?(from bytes: inout [UInt8]) throws(DispatcherFailure) {
    var (start, code, values): (Int, Int?, [String]) = (0, nil, [])
    while true {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      guard (end ?? bytes.count) - start <= Self.longestLine else {
        throw .nonsense("a line without an end")
      }
      guard let end else { return nil }
      let line = try Self.parse(bytes[start..<end], code: code)
      start = end + 1
      if line.isLast {
        bytes.removeFirst(start)
        self.init(code: line.code, values: values, text: line.text)
        return
      }
      guard values.count < Self.mostLines else { throw .nonsense("an endless answer") }
      code = line.code
      values.append(line.text)
    }
  }

  /// Returns the parts of a line, which must have a code, or any if that is `nil`.
  private static func parse(
    _ line: ArraySlice<UInt8>,
    code expected: Int?
  ) throws(DispatcherFailure) -> (code: Int, isLast: Bool, text: String) {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    let (digits, mark) = (line.prefix(3), line.dropFirst(3).first)
    guard digits.count == 3, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let code = Int(String(decoding: digits, as: UTF8.self)), expected ?? code == code,
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: " ")
    else {
      let text = String(decoding: line, as: UTF8.self)
      throw .nonsense("\"\(SpokenText.cleaned(text, maximumLength: 40))\"")
    }
    let text = String(decoding: line.dropFirst(4), as: UTF8.self)
    return (code, mark == UInt8(ascii: " "), text)
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Testing

@testable import StepSliderSpeech

@Suite struct DispatcherSessionTests {
  private let start = Duration.now
  private var session: DispatcherSession
  private static let settings = String(repeating: "220 OK\r\n", count: 5)

  init() { session = DispatcherSession(as: "test", at: start) }

  private mutating func speak(
    _ number: Int,
    language: String = "en",
    at time: Duration? = nil
  ) -> String {
    let settings = [(name: "LANGUAGE", value: language)]
    session.speak("words \(number)", number: number, with: settings, at: time ?? start)
    return sent()
  }

  private mutating func sent() -> String { String(decoding: session.takeOutput(), as: UTF8.self) }

  private mutating func receive(_ text: String) throws -> [DispatcherEvent] {
    session.receive(Array(text.utf8), at: start) + (try session.check(at: start))
  }

  /// Speaks words that speech-dispatcher takes as its number 40.
  private mutating func begin(_ number: Int) throws {
    _ = speak(number)
    _ = try receive(Self.settings + "201 OK\r\n230 OK\r\n225-40\r\n225 OK\r\n")
    _ = sent()
  }

  @Test mutating func `words are announced with the settings, and sent after the answer`() throws {
    let announcement = speak(1)
    #expect(announcement.hasPrefix("SET SELF CLIENT_NAME user:test:main\r\n"))
    #expect(announcement.hasSuffix("SET SELF LANGUAGE en\r\nSPEAK\r\n"))
    #expect(try receive(Self.settings) == [.ready])
    #expect(sent() == "")
    #expect(try receive("201 OK\r\n230 OK\r\n") == [])
    #expect(sent() == "words 1\r\n.\r\n")
    #expect(try receive("225-4\r\n225 OK\r\n701-4\r\n701-1\r\n701 BEGIN\r\n") == [.began(1)])
    #expect(try receive("702-4\r\n702-1\r\n702 END\r\n") == [.finished(1)])
    #expect(session.deadline == nil)
  }

  @Test mutating func `words that were replaced before the answer are never sent`() throws {
    _ = speak(1)
    #expect(speak(2) == "")
    _ = try receive(Self.settings + "201 OK\r\n230 OK\r\n")
    #expect(sent() == "words 2\r\n.\r\n")
  }

  @Test mutating func `newer words cancel older ones, whose end isn't reported`() throws {
    try begin(1)
    #expect(speak(2) == "CANCEL SELF\r\nSPEAK\r\n")
    #expect(try receive("703-40\r\n703-1\r\n703 CANCELED\r\n213 OK\r\n230 OK\r\n") == [])
    #expect(sent() == "words 2\r\n.\r\n")
    let events = try receive("225-41\r\n225 OK\r\n702-41\r\n702-1\r\n702 END\r\n")
    #expect(events == [.finished(2)])
  }

  @Test mutating func `words may begin before their number is known`() throws {
    _ = speak(1)
    _ = try receive(Self.settings + "201 OK\r\n230 OK\r\n")
    let begin = "701-9\r\n701-1\r\n701 BEGIN\r\n"
    #expect(try receive("701-3\r\n701-1\r\n701 BEGIN\r\n" + begin) == [])
    #expect(try receive("225-9\r\n225 OK\r\n") == [.began(1)])
  }

  @Test mutating func `words stopped before the answer are taken back`() throws {
    _ = speak(1)
    session.stop(at: start)
    _ = try receive(Self.settings + "201 OK\r\n230 OK\r\n")
    #expect(sent() == ".\r\n")
    #expect(try receive("227 OK MESSAGE CANCELED\r\n") == [])
    #expect(session.deadline == nil)
  }

  @Test mutating func `a language that changes before the answer is set before the words`() throws {
    _ = speak(1)
    _ = speak(2, language: "de")
    _ = try receive(Self.settings + "201 OK\r\n230 OK\r\n")
    #expect(sent() == ".\r\nSET SELF LANGUAGE de\r\nSPEAK\r\n")
    _ = try receive("227 OK\r\n201 OK\r\n230 OK\r\n")
    #expect(sent() == "words 2\r\n.\r\n")
  }

  @Test mutating func `another language is set before the module and voice, which it changes`()
    throws
  {
    var request = DispatcherRequest(language: "en")
    (request.module, request.voice) = ("piper", "lessac")
    for (number, language) in ["en", "de"].enumerated() {
      session.speak("words", number: number, with: request.settings(in: language), at: start)
      let settings = sent().split(separator: "\r\n").filter { $0.hasPrefix("SET SELF") }
      #expect(
        settings.suffix(3) == [
          "SET SELF LANGUAGE \(language)", "SET SELF OUTPUT_MODULE piper",
          "SET SELF SYNTHESIS_VOICE lessac",
        ]
      )
      _ = try receive((number == 0 ? Self.settings : "") + "201 OK\r\n216 OK\r\n209 OK\r\n")
      _ = try receive("230 OK\r\n225-\(number)\r\n225 OK\r\n702-\(number)\r\n702-1\r\n702 END\r\n")
      _ = sent()
    }
  }

  @Test mutating func `another program that cancels the words ends them`() throws {
    try begin(1)
    #expect(try receive("703-40\r\n703-1\r\n703 CANCELED\r\n") == [.finished(1)])
  }

  @Test mutating func `an answer that doesn't come is a failure`() throws {
    _ = speak(1)
    let limit = start + DispatcherSession.patience
    #expect(session.deadline == limit)
    #expect(throws: DispatcherFailure.unanswered) { try session.check(at: limit) }
  }

  @Test mutating func `words that don't begin are a failure`() throws {
    try begin(1)
    let limit = start + DispatcherSession.beginPatience
    #expect(session.deadline == limit)
    #expect(throws: DispatcherFailure.mute) { try session.check(at: limit) }
  }

  /// How often words are replaced before they begin.
  private static let paces: [Duration] = [
    .milliseconds(100), .milliseconds(400), .milliseconds(900),
  ]

  @Test(arguments: paces)
  mutating func `words that are replaced before they begin share their time`(pace: Duration) throws
  {
    try begin(1)
    var now = start
    while now < start + DispatcherSession.beginPatience - pace {
      now += pace
      _ = speak(2, at: now)
      _ = session.receive(Array("213 OK\r\n230 OK\r\n225-41\r\n225 OK\r\n".utf8), at: now)
    }
    let limit = max(
      start + DispatcherSession.beginPatience,
      now + DispatcherSession.ownPatience
    )
    #expect(session.deadline == limit)
    #expect(throws: DispatcherFailure.mute) { try session.check(at: limit) }
  }

  @Test(arguments: [
    "", "201 OK\r\n230 OK\r\n225-4\r\n225 OK\r\n", "701-4\r\n701-1\r\n701 BEGIN\r\n",
  ])
  mutating func `a sleep of the machine counts for no limit`(answers: String) throws {
    _ = speak(1)
    _ = try receive(Self.settings)
    if answers.hasPrefix("701") { _ = try receive("201 OK\r\n230 OK\r\n225-4\r\n225 OK\r\n") }
    _ = try receive(answers)
    let end = start + .seconds(28_800)
    #expect(try session.check(at: end) == [])
    #expect(session.deadline == end + DispatcherSession.patience)
  }

  @Test mutating func `words whose end doesn't come are over some time`() throws {
    try begin(1)
    _ = try receive("701-40\r\n701-1\r\n701 BEGIN\r\n")
    let limit = try #require(session.deadline)
    #expect(limit > start + .seconds(5) && limit < start + .seconds(10))
    #expect(try session.check(at: limit) == [.finished(1)])
  }

  @Test(arguments: ["300 ERR INTERNAL", "225 OK", "321 ERR NO OUTPUT MODULE LOADED"])
  mutating func `refused words are a failure`(answer: String) throws {
    _ = speak(1)
    _ = try receive(Self.settings + "201 OK\r\n")
    #expect(throws: DispatcherFailure.self) { try receive(answer + "\r\n") }
  }

  @Test mutating func `a refused setting leaves speech-dispatcher's own`() throws {
    _ = speak(1)
    _ = try receive(Self.settings + "302 ERR COULDNT SET LANGUAGE\r\n230 OK\r\n")
    #expect(sent() == "words 1\r\n.\r\n")
  }

  @Test mutating func `an end before nonsense counts`() throws {
    try begin(1)
    let bytes = Array("702-40\r\n702-1\r\n702 END\r\nHTTP\r\n".utf8)
    #expect(session.receive(bytes, at: start) == [.finished(1)])
    #expect(throws: DispatcherFailure.nonsense("\"HTTP\"")) { try session.check(at: start) }
  }

  @Test mutating func `a setting can't be left to speech-dispatcher again`() throws {
    var request = DispatcherRequest(language: "en")
    let usual = request.settings(in: nil)
    request.rate = 300
    let fast = request.settings(in: nil)
    session.speak("fast", number: 1, with: fast, at: start)
    #expect(session.canSpeak(with: fast))
    #expect(!session.canSpeak(with: usual))
  }

  @Test mutating func `an answer to nothing is nonsense`() throws {
    _ = try receive(Self.settings)
    #expect(throws: DispatcherFailure.nonsense("an answer to nothing")) {
      try receive("230 OK\r\n")
    }
  }
}

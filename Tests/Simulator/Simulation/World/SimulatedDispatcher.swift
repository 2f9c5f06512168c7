// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSliderSpeech

/// A speech-dispatcher, at the other end of sliderd's connection to it.
package final class SimulatedDispatcher {
  /// What it does.
  package enum Behavior: String, CaseIterable, Hashable, Sendable {
    case isGone = "is gone"
    case works
    /// It accepts everything and answers nothing.
    case hangs
    /// It accepts words and doesn't speak them.
    case isMute = "is mute"
    /// It accepts no words.
    case refuses
    /// It doesn't speak its protocol.
    case talksNonsense = "talks nonsense"
  }

  /// What it does from now on.
  var behavior: Behavior {
    didSet {
      wasThere = wasThere || behavior != .isGone
      if behavior != oldValue { connection?.follow(behavior) }
    }
  }
  /// Whether it has ever been there.
  private(set) var wasThere: Bool
  /// The connection of the sliderd that runs, or ran last.
  private var connection: SimulatedDispatcherStream?

  init(_ behavior: Behavior) {
    (self.behavior, wasThere) = (behavior, behavior != .isGone)
  }

  /// Whether it has words that haven't been heard to their end.
  var isSpeaking: Bool { connection?.isSpeaking == true }

  /// Whether it has such words, or requests or answers that weren't read.
  var isBusy: Bool { connection?.isBusy == true }

  /// Whether words can be heard from it.
  var isServing: Bool { behavior == .works && connection?.isOpen == true }

  func connect(_ process: SimulatedProcess) throws(DispatcherFailure) -> any ByteStream {
    guard behavior != .isGone, !process.isKilled else {
      throw .unreachable("Connection refused")
    }
    let connection = SimulatedDispatcherStream(to: self, of: process)
    self.connection = connection
    return connection
  }
}

/// A connection of sliderd to speech-dispatcher.
private final class SimulatedDispatcherStream: ByteStream {
  /// What its own queue and its module take.
  private static let delay: Duration = .milliseconds(15)

  private unowned let server: SimulatedDispatcher
  private weak var process: SimulatedProcess?
  private unowned let world: World
  private let interest: DescriptorInterest
  private(set) var isOpen = true
  private var isClosedByServer = false
  /// The bytes that sliderd hasn't taken.
  private var answers: [UInt8] = []
  /// The bytes that it hasn't read, and those of an incomplete line.
  private var unread: [UInt8] = []
  private var line: [UInt8] = []
  /// The lines of a text that isn't complete; `nil` if none was announced.
  private var text: [String]?
  private var current: (text: String, number: Int)?
  private var hasBegun = false
  private var lastNumber = 0

  init(to server: SimulatedDispatcher, of process: SimulatedProcess) {
    (self.server, self.process, world) = (server, process, process.world)
    interest = DescriptorInterest(process.world.clock.newDescriptor())
  }

  var isSpeaking: Bool { current != nil }
  var isBusy: Bool { isSpeaking || isOpen && !(unread + answers).isEmpty }
  var interests: [DescriptorInterest] { isOpen ? [interest] : [] }

  func receive() throws(DispatcherFailure) -> [UInt8] {
    defer { answers = [] }
    world.clock.set(interest, isReady: isClosedByServer)
    if answers.isEmpty, isClosedByServer { throw .unreachable("the connection was closed") }
    return answers
  }

  func send(_ bytes: [UInt8]) throws(DispatcherFailure) {
    guard isOpen, !isClosedByServer else { throw .unreachable("Broken pipe") }
    unread += bytes
    read()
  }

  func close() { isOpen = false }

  func follow(_ behavior: SimulatedDispatcher.Behavior) {
    guard behavior == .isGone else {
      read()
      if !answers.isEmpty, behavior != .hangs { world.clock.set(interest, isReady: isOpen) }
      return
    }
    current = nil
    isClosedByServer = true
    world.clock.set(interest, isReady: isOpen)
  }

  /// Reads what sliderd has sent, also what it sent before it closed the connection.
  private func read() {
    guard server.behavior != .hangs, process?.isKilled == false else { return }
    for byte in unread {
      if byte == UInt8(ascii: "\n") { takeLine() } else { line.append(byte) }
    }
    unread = []
  }

  private func takeLine() {
    defer { line = [] }
    let words = String(decoding: line, as: UTF8.self).filter { $0 != "\r" && $0 != "\r\n" }
    switch server.behavior {
    case .isGone, .hangs: return
    case .talksNonsense: return answer("HTTP/1.1 400 Bad Request")
    case .works, .isMute, .refuses: break
    }
    guard var lines = text else { return follow(request: words) }
    guard words == "." else {
      lines.append(words.hasPrefix(".") ? String(words.dropFirst()) : words)
      text = lines
      return
    }
    text = nil
    lines.isEmpty ? answer("227 OK MESSAGE CANCELED") : accept(lines.joined(separator: "\n"))
  }

  private func follow(request: String) {
    switch request {
    case "SPEAK" where server.behavior == .refuses:
      answer("321 ERR NO OUTPUT MODULE LOADED" + Hostile.marks)
    case "SPEAK":
      text = []
      answer("230 OK RECEIVING DATA")
    case "CANCEL SELF":
      cancel()
      answer("210 OK CANCELED")
    default: answer("208 OK SET")
    }
  }

  private func accept(_ text: String) {
    cancel()
    lastNumber += 1
    let number = lastNumber
    answer("225-\(number)\r\n225 OK MESSAGE QUEUED")
    (current, hasBegun) = ((text, number), false)
    guard server.behavior == .works else { return }
    then(after: Self.delay, number) { [self] in
      guard server.behavior != .hangs else { return }
      hasBegun = true
      world.note(.ordered(text))
      world.note(.said(text))
      answer("701-\(number)\r\n701-1\r\n701 BEGIN")
      then(after: SimulatedVoice.timePerCharacter * text.count, number) { [self] in
        world.note(.heard(text))
        current = nil
        answer("702-\(number)\r\n702-1\r\n702 END")
      }
    }
  }

  /// Does something later, if the words with a number are then still current.
  private func then(after delay: Duration, _ number: Int, do action: @escaping () -> Void) {
    world.agenda.after(delay) { [weak self] in
      if let self, current?.number == number { action() }
    }
  }

  private func cancel() {
    guard let number = current.take()?.number else { return }
    if hasBegun { world.note(.silenced) }
    answer("703-\(number)\r\n703-1\r\n703 CANCELED")
  }

  private func answer(_ text: String) {
    guard isOpen else { return }
    answers += Array((text + "\r\n").utf8)
    // Words that it has given to a module are heard all the same, and their end is told later.
    if server.behavior != .hangs { world.clock.set(interest, isReady: true) }
  }
}

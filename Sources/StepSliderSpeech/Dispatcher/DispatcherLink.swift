// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop

/// The connection to speech-dispatcher, and the attempts to get it back.
final class DispatcherLink: EventSource {
  private let makeStream: DispatcherConnector
  private let clock: any EventClock
  private var schedule: RetrySchedule
  private var connection: (stream: any ByteStream, session: DispatcherSession)?
  /// Whether the connection is expected to work, because it does or because it is the first.
  private(set) var isUsable = true
  /// How long it is left alone after it took words and didn't speak them; each time twice as long.
  private var rest = DispatcherLink.shortestRest
  private var restEnd: ContinuousClock.Instant?
  private static let (shortestRest, longestRest) = (Duration.seconds(30), Duration.seconds(600))
  private var waiting: [DispatcherEvent] = []

  init(through makeStream: @escaping DispatcherConnector, clock: any EventClock) {
    (self.makeStream, self.clock) = (makeStream, clock)
    schedule = RetrySchedule(from: clock.now)
    connect(at: clock.now)
  }

  deinit { close() }
  var interests: [Interest] { connection?.stream.interests ?? [] }

  var deadline: ContinuousClock.Instant? {
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

  func close() {
    connection?.session.stop(at: clock.now)
    disconnect()
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

  private func connect(at now: ContinuousClock.Instant) {
    restEnd = nil
    schedule.begin()
    do throws(DispatcherFailure) {
      connection = (try makeStream(), DispatcherSession(as: "sliderd", at: now))
      send(at: now)
    } catch {
      fail(error, at: now)
    }
  }

  private func receive(at wakeup: Wakeup) throws(DispatcherFailure) {
    if let stream = connection?.stream, stream.interests.contains(where: wakeup.isReady) {
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

  private func send(at now: ContinuousClock.Instant) {
    guard let bytes = connection?.session.takeOutput(), !bytes.isEmpty else { return }
    do throws(DispatcherFailure) {
      try connection?.stream.send(bytes)
    } catch {
      fail(error, at: now)
    }
  }

  /// Gives up the connection. Words that it has are cancelled, in case it comes to its senses.
  private func fail(_ failure: DispatcherFailure, at now: ContinuousClock.Instant) {
    connection?.session.stop(at: now)
    disconnect()
    schedule.fail(at: now)
    // It answers and doesn't speak, so words would wait for it in vain again.
    if failure == .mute { (restEnd, rest) = (now + rest, min(rest * 2, Self.longestRest)) }
    if isUsable { waiting.append(.lost(failure)) }
    isUsable = false
  }

  private func disconnect() {
    let rest = connection?.session.takeOutput() ?? []
    guard let stream = connection.take()?.stream else { return }
    try? stream.send(rest)
    stream.close()
  }
}

/// Why speech-dispatcher doesn't speak.
package struct DispatcherFailure: Error, Hashable {
  /// What failed, that espeak-ng speaks instead, and what to do.
  let message: String

  private init(_ reason: String, advice: String = "") {
    message = "speech-dispatcher \(reason); espeak-ng speaks until it is back\(advice)"
  }

  /// There is no connection, or it was lost, for the reason given.
  package static func unreachable(_ reason: String) -> Self {
    Self("can't be reached (\(reason))", advice: "; to start it, run \"speech-dispatcher --spawn\"")
  }

  /// It didn't answer in time.
  static let unanswered = Self("isn't answering")
  /// It took words and didn't begin to speak them in time.
  static let mute = Self("accepted words but doesn't speak")
  /// It refused words, for the reason given.
  static func refused(_ reason: String) -> Self { Self("refused words (\(reason))") }
  /// It sent something that isn't an answer.
  static func nonsense(_ reason: String) -> Self { Self("sent nonsense (\(reason))") }
}

/// Connects without waiting.
package typealias DispatcherConnector = () throws(DispatcherFailure) -> any ByteStream

/// A connection to a server, over which bytes pass in both directions. No call waits.
package protocol ByteStream: AnyObject {
  var interests: [Interest] { get }
  /// Returns the bytes that have arrived, and sends those that couldn't be sent yet.
  func receive() throws(DispatcherFailure) -> [UInt8]
  /// Sends bytes, now or later.
  func send(_ bytes: [UInt8]) throws(DispatcherFailure)
  func close()
}

// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop

/// The connection to speech-dispatcher, and the attempts to get it back.
package final class DispatcherLink: EventSource {
  package enum Event: Hashable {
    /// It can speak from now on.
    case ready
    /// The utterance with this number is being spoken.
    case began(Int)
    /// The utterance with this number was heard to its end, or cancelled by another program.
    case finished(Int)
    /// It can't speak, so words that it hasn't finished must be spoken by another voice.
    case lost(DispatcherFailure)
  }

  private let name: String
  private let connector: ByteStreamConnector
  private let clock: any EventClock
  private var schedule: RetrySchedule
  private var connection: (stream: any ByteStream, session: DispatcherSession)?
  /// Whether the connection is expected to work, because it does or because it is the first.
  package private(set) var isUsable = true
  /// How long it is left alone after it took words and didn't speak them; each time twice as long.
  private var rest = DispatcherLink.shortestRest
  private var restEnd: ContinuousClock.Instant?
  private static let (shortestRest, longestRest): (Duration, Duration) = (
    .seconds(30), .seconds(600)
  )
  private var waiting: [Event] = []

  /// Connects, as a program with a name.
  package init(as name: String, by connector: ByteStreamConnector, clock: any EventClock) {
    (self.name, self.connector, self.clock) = (name, connector, clock)
    schedule = RetrySchedule(from: clock.now)
    connect(at: clock.now)
  }

  deinit { close() }

  package var interests: [Interest] { connection?.stream.interests ?? [] }

  package var deadline: ContinuousClock.Instant? {
    if !waiting.isEmpty { return clock.now }
    return connection.map(\.session.deadline) ?? restEnd ?? schedule.deadline
  }

  /// Speaks words instead of any others. Only while it is usable.
  package func speak(_ words: DispatcherUtterance) {
    if connection?.session.canSpeak(words) == false {
      close()
      connect(at: clock.now)
    }
    connection?.session.speak(words, at: clock.now)
    send(at: clock.now)
  }

  /// Stops words.
  package func stop() {
    connection?.session.stop(at: clock.now)
    send(at: clock.now)
  }

  /// Stops words and closes the connection.
  package func close() {
    connection?.session.stop(at: clock.now)
    disconnect()
  }

  package func advance(_ wakeup: Wakeup) -> [Event] {
    if connection == nil, isDue(at: wakeup.now) { connect(at: wakeup.now) }
    do throws(DispatcherFailure) {
      try receive(at: wakeup)
    } catch {
      fail(error, at: wakeup.now)
    }
    defer { waiting = [] }
    return waiting
  }

  private func isDue(at now: ContinuousClock.Instant) -> Bool {
    restEnd.map { $0 <= now } ?? schedule.isDue(at: now)
  }

  private func connect(at now: ContinuousClock.Instant) {
    restEnd = nil
    schedule.begin()
    do throws(ByteStreamError) {
      connection = (try connector.connect(), DispatcherSession(as: name, at: now))
      send(at: now)
    } catch {
      fail(.unreachable(error.reason), at: now)
    }
  }

  private func receive(at wakeup: Wakeup) throws(DispatcherFailure) {
    if let stream = connection?.stream, stream.interests.contains(where: wakeup.isReady) {
      let bytes = try Self.bytes(from: stream)
      note(connection?.session.receive(bytes, at: wakeup.now) ?? [])
    }
    note(try connection?.session.check(at: wakeup.now) ?? [])
    send(at: wakeup.now)
  }

  private static func bytes(from stream: any ByteStream) throws(DispatcherFailure) -> [UInt8] {
    do throws(ByteStreamError) { return try stream.receive() } catch {
      throw .unreachable(error.reason)
    }
  }

  private func note(_ events: [DispatcherSession.Event]) {
    for event in events {
      switch event {
      case .ready:
        isUsable = true
        waiting.append(.ready)
      case .began(let number):
        rest = Self.shortestRest
        schedule.succeed()
        waiting.append(.began(number))
      case .finished(let number): waiting.append(.finished(number))
      }
    }
  }

  private func send(at now: ContinuousClock.Instant) {
    guard let bytes = connection?.session.takeOutput(), !bytes.isEmpty else { return }
    do throws(ByteStreamError) {
      try connection?.stream.send(bytes)
    } catch {
      fail(.unreachable(error.reason), at: now)
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

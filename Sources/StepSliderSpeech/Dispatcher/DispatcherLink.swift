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
  /// Whether words were spoken since the last failure to speak.
  private var hasSpoken = false
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
    return connection.map(\.session.deadline) ?? schedule.deadline
  }

  /// Speaks words instead of any others. Only while it is usable.
  package func speak(_ words: DispatcherUtterance) {
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
    if connection == nil, schedule.isDue(at: wakeup.now) { connect(at: wakeup.now) }
    do throws(DispatcherFailure) {
      try receive(at: wakeup)
    } catch {
      fail(error, at: wakeup.now)
    }
    defer { waiting = [] }
    return waiting
  }

  private func connect(at now: ContinuousClock.Instant) {
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
      note(try connection?.session.receive(bytes, at: wakeup.now) ?? [])
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
        hasSpoken = true
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
    // It answers and doesn't speak, so an attempt that succeeds means nothing.
    if failure == .mute, hasSpoken { schedule = RetrySchedule(from: now) }
    if failure == .mute { hasSpoken = false }
    schedule.fail(at: now)
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

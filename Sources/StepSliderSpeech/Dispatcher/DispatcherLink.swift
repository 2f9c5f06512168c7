// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc

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

/// Why speech-dispatcher doesn't speak.
package enum DispatcherFailure: Error, Hashable {
  /// There is no connection, or it was lost, for the reason given.
  case unreachable(String)
  /// It didn't answer in time.
  case unanswered
  /// It took words and didn't begin to speak them in time.
  case mute
  /// It refused words, for the reason given.
  case refused(String)
  /// It sent something that isn't an answer.
  case nonsense(String)
}

extension DispatcherFailure: CustomStringConvertible {
  /// What failed, in a sentence with a subject.
  package var description: String {
    switch self {
    case .unreachable(let reason): "speech-dispatcher can't be reached (\(reason))"
    case .unanswered: "speech-dispatcher isn't answering"
    case .mute: "speech-dispatcher accepted words but doesn't speak"
    case .refused(let reason): "speech-dispatcher refused words (\(reason))"
    case .nonsense(let reason): "speech-dispatcher sent nonsense (\(reason))"
    }
  }
}

/// A connection to a server, over which bytes pass in both directions. No call waits.
package protocol ByteStream: AnyObject {
  /// What a loop waits for: bytes, and room for those that couldn't be sent yet.
  var interests: [Interest] { get }

  /// Returns the bytes that have arrived, and sends those that couldn't be sent yet.
  func receive() throws(ByteStreamError) -> [UInt8]

  /// Sends bytes, now or later.
  func send(_ bytes: [UInt8]) throws(ByteStreamError)

  /// Closes the connection. It can't be used afterwards.
  func close()
}

/// Why there is no connection, or no longer one.
package struct ByteStreamError: Error, Hashable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Connects to a server, without waiting.
package struct ByteStreamConnector {
  private let open: () throws(ByteStreamError) -> any ByteStream

  /// Creates a connector that calls a function for each connection.
  package init(_ open: @escaping () throws(ByteStreamError) -> any ByteStream) {
    self.open = open
  }

  /// Returns a new connection, which may not be complete yet.
  package func connect() throws(ByteStreamError) -> any ByteStream { try open() }
}

/// A connection through a socket.
package final class SocketStream: ByteStream {
  /// The most bytes that wait for a server that doesn't read.
  private static let capacity = 1 << 16
  private static let size = 4096

  private var descriptor: CInt
  private var unsent: [UInt8] = []

  /// Begins to connect. The corresponding C functions are `socket` and `connect`.
  package init(to address: DispatcherAddress) throws(ByteStreamError) {
    let flags = CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    descriptor = socket(address.family, flags, 0)
    guard descriptor >= 0 else { throw ByteStreamError(code: errno) }
    let result = address.withSocketAddress { Glibc.connect(descriptor, $0, $1) }
    guard result == 0 || errno == EINPROGRESS else {
      let error = ByteStreamError(code: errno)
      close()
      throw error
    }
  }

  deinit { close() }

  package var interests: [Interest] {
    guard descriptor >= 0 else { return [] }
    let writing = unsent.isEmpty ? [] : [Interest(descriptor, isForWriting: true)]
    return [Interest(descriptor)] + writing
  }

  package func receive() throws(ByteStreamError) -> [UInt8] {
    try send([])
    var bytes = [UInt8](repeating: 0, count: Self.size)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count == 0 { throw ByteStreamError("the connection was closed") }
    if count < 0 {
      guard Self.isTemporary(errno) else { throw ByteStreamError(code: errno) }
      return []
    }
    return Array(bytes.prefix(count))
  }

  package func send(_ bytes: [UInt8]) throws(ByteStreamError) {
    unsent += bytes
    guard unsent.count <= Self.capacity else { throw ByteStreamError("nothing is read") }
    guard !unsent.isEmpty else { return }
    let count = Glibc.send(descriptor, unsent, unsent.count, CInt(MSG_NOSIGNAL))
    guard count < 0 else { return unsent.removeFirst(count) }
    guard Self.isTemporary(errno) else { throw ByteStreamError(code: errno) }
  }

  package func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  /// Whether to try again later. A connection that isn't complete yet has the same code.
  private static func isTemporary(_ code: CInt) -> Bool { code == EAGAIN || code == EINTR }
}

extension ByteStreamError {
  fileprivate init(code: CInt) { self.init(String(cString: strerror(code))) }
}

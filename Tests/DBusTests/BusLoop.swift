// SPDX-License-Identifier: Apache-2.0

import DBus
import Foundation
import Glibc

/// Connections that one thread serves, as a program's loop does.
final class BusLoop {
  struct MissedError: Error {}

  private var connections: [DBusConnection] = []

  /// Adds a connection to a bus.
  func connect(to address: String) throws(DBusError) -> DBusConnection {
    let connection = try DBusConnection(.at(address), environment: [:])
    connections.append(connection)
    return connection
  }

  /// Serves the connections until something has become true.
  func run(within limit: Duration = .seconds(30), until isDone: () -> Bool) throws {
    let end = ContinuousClock.now + limit
    while !isDone() {
      guard ContinuousClock.now < end else { throw MissedError() }
      turn(until: end)
    }
  }

  /// Calls a method, and serves the connections until the answer is there.
  func call(
    _ method: DBusCall,
    of destination: String,
    through connection: DBusConnection,
    within limit: Duration = .seconds(30)
  ) throws -> [DBusValue] {
    var answer: DBusConnection.Answer?
    connection.call(method, of: destination, within: limit) { answer = $0 }
    try run { answer != nil }
    return try answer?.get() ?? []
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant) -> CInt {
    CInt(max((deadline - ContinuousClock.now) / .milliseconds(1), 0).rounded(.up))
  }

  private func turn(until end: ContinuousClock.Instant) {
    var polls = connections.map { connection in
      let events = (connection.wantsToRead ? POLLIN : 0) | (connection.wantsToWrite ? POLLOUT : 0)
      return pollfd(fd: connection.descriptor, events: Int16(events), revents: 0)
    }
    let deadline = connections.compactMap(\.deadline).min().map { min($0, end) } ?? end
    poll(&polls, nfds_t(polls.count), Self.milliseconds(until: deadline))
    for connection in connections { connection.process() }
  }

  /// Serves a link until its news are enough.
  func run(
    _ link: DBusLink,
    within limit: Duration,
    until isEnough: (DBusLink.News) -> Bool
  ) throws {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      wait(for: link, until: end)
      for news in link.advance() where isEnough(news) { return }
    }
    throw MissedError()
  }

  /// Waits until a link has something to do.
  func wait(for link: DBusLink, until end: ContinuousClock.Instant) {
    let events = (link.wantsToRead ? POLLIN : 0) | (link.wantsToWrite ? POLLOUT : 0)
    var request = pollfd(fd: link.descriptor, events: Int16(events), revents: 0)
    poll(&request, 1, Self.milliseconds(until: min(link.deadline ?? end, end)))
  }

  /// Runs something that waits on a thread of its own, as tasks must not wait.
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable (BusLoop) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try body(BusLoop()) })
      }
    }
  }
}

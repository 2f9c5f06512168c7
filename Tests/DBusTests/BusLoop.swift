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
  func run(within limit: Duration = .seconds(10), until isDone: () -> Bool) throws {
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
    within limit: Duration = .seconds(10)
  ) throws -> [DBusValue] {
    var answer: DBusConnection.Answer?
    connection.call(method, of: destination, within: limit) { answer = $0 }
    try run { answer != nil }
    return try answer?.get() ?? []
  }

  private func turn(until end: ContinuousClock.Instant) {
    var polls = connections.map { connection in
      let events = (connection.wantsToRead ? POLLIN : 0) | (connection.wantsToWrite ? POLLOUT : 0)
      return pollfd(fd: connection.descriptor, events: Int16(events), revents: 0)
    }
    let deadline = connections.compactMap(\.deadline).min().map { min($0, end) } ?? end
    let rest = max((deadline - ContinuousClock.now) / .milliseconds(1), 0)
    poll(&polls, nfds_t(polls.count), CInt(rest.rounded(.up)))
    for connection in connections { connection.process() }
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

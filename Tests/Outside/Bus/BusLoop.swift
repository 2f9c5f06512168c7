// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop
import Foundation

/// Connections served by one thread, as in a program's loop.
final class BusLoop {
  struct MissedError: Error {}

  private let loop = MainLoop()

  /// Adds a connection to a bus.
  func connect(to address: String) throws(DBusError) -> DBusConnection {
    let connection = try DBusConnection(.at(address), environment: [:])
    loop.add(connection)
    return connection
  }

  /// Serves the connections until a condition is true.
  func run(within limit: Duration = .seconds(60), until isDone: () -> Bool) throws {
    loop.run(until: .now + limit) { !isDone() }
    guard isDone() else { throw MissedError() }
  }

  /// Calls a method, and serves the connections until the answer arrives.
  func call(
    _ method: DBusCall,
    of destination: String,
    through connection: DBusConnection,
    within limit: Duration = .seconds(60)
  ) throws -> [DBusValue] {
    var answer: DBusConnection.Answer?
    connection.call(method, of: destination, within: limit) { answer = $0 }
    try run { answer != nil }
    return try answer?.get() ?? []
  }

  /// Runs blocking code on its own thread, because tasks must not block.
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

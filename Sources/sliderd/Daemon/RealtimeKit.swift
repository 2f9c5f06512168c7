// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Logging

/// Asks RealtimeKit, a service of desktops, for the priority that the system refused to threads of
/// this process. Sound servers get theirs from it too. Nothing depends on it.
///
/// Reports once if there is no priority. Without refusals, it doesn't connect to anything.
final class RealtimeKit: EventSource {
  private static let name = "org.freedesktop.RealtimeKit1"

  private let refusals: Inbox<Int32>
  private let environment: [String: String]
  private let clock: any EventClock
  private let connector: DBusConnector
  private var connection: DBusConnection?
  /// The number of calls without an answer.
  private var openCalls = 0
  private var messages: [LogMessage] = []
  private var isRefusalTold = false

  /// Creates the source of requests for threads with these IDs.
  init(
    for refusals: Inbox<Int32>,
    environment: [String: String],
    clock: any EventClock,
    through connector: DBusConnector
  ) {
    (self.refusals, self.environment) = (refusals, environment)
    (self.clock, self.connector) = (clock, connector)
  }

  var interests: [Interest] { refusals.interests + (connection?.interests ?? []) }

  var deadline: ContinuousClock.Instant? { connection?.deadline }

  func advance(_ wakeup: Wakeup) -> [LogMessage] {
    for thread in refusals.takeAll() { requestPriority(for: thread) }
    connection?.process()
    if openCalls == 0 {
      connection?.close()
      connection = nil
    }
    defer { messages = [] }
    return messages
  }

  private func requestPriority(for thread: Int32) {
    let call = DBusCall(
      path: "/org/freedesktop/RealtimeKit1",
      interface: Self.name,
      member: "MakeThreadRealtime",
      arguments: [.uint64(UInt64(thread)), .uint32(UInt32(urgentPriority))]
    )
    do throws(DBusError) {
      let connection = try connected()
      openCalls += 1
      connection.call(call, of: Self.name) { [weak self] answer in
        self?.openCalls -= 1
        if case .failure(let error) = answer { self?.reportRefusal(error) }
      }
    } catch {
      reportRefusal(error)
    }
  }

  private func connected() throws(DBusError) -> DBusConnection {
    if let connection { return connection }
    let made = try DBusConnection(
      .system,
      environment: environment,
      clock: clock,
      through: connector
    )
    connection = made
    return made
  }

  private func reportRefusal(_ error: DBusError) {
    guard !isRefusalTold else { return }
    isRefusalTold = true
    let words = "on a busy machine, words may begin later: no priority from RealtimeKit (\(error))"
    messages.append(LogMessage(.info, words))
  }
}

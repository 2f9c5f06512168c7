// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop

/// Asks RealtimeKit, a service of desktops, for the priority that the system refused to threads.
final class RealtimeKit: EventSource {
  private static let name = "org.freedesktop.RealtimeKit1"

  /// The IDs of the threads.
  private let refusals: Inbox<Int32>
  private let connect: () throws(DBusError) -> DBusConnection
  private var connection: DBusConnection?
  private var openCalls = 0
  private var messages: [String] = []
  private var isRefusalTold = false

  init(
    for refusals: Inbox<Int32>,
    environment: [String: String],
    clock: any EventClock,
    through connector: @escaping DBusConnector
  ) {
    self.refusals = refusals
    connect = { () throws(DBusError) in
      try DBusConnection(.system, environment: environment, clock: clock, through: connector)
    }
  }

  var interests: [DescriptorInterest] { refusals.interests + (connection?.interests ?? []) }
  var deadline: Duration? { connection?.deadline }

  func advance(_ wakeup: Wakeup) -> [String] {
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
      let connection = if let connection { connection } else { try connect() }
      self.connection = connection
      openCalls += 1
      connection.call(call, of: Self.name) { [weak self] answer in
        self?.openCalls -= 1
        if case .failure(let error) = answer { self?.reportRefusal(error) }
      }
    } catch { reportRefusal(error) }
  }

  private func reportRefusal(_ error: DBusError) {
    guard !isRefusalTold else { return }
    isRefusalTold = true
    let words = "on a busy machine, words may begin later: no priority from RealtimeKit (\(error))"
    messages.append(words)
  }
}

// SPDX-License-Identifier: Apache-2.0

import CSystemd

/// A call that waits for its answer.
struct PendingCall {
  let deadline: ContinuousClock.Instant
  let completion: (DBusConnection.Answer) -> Void
}

/// A listener for the signals that match a rule.
final class DBusListener {
  let handler: (DBusSignal) -> Void

  init(handler: @escaping (DBusSignal) -> Void) { self.handler = handler }

  func take(_ message: DBusMessage) {
    guard let arguments = try? message.arguments() else { return }
    handler(
      DBusSignal(
        path: message.path,
        interface: message.interface,
        member: message.member,
        arguments: arguments,
        sender: message.sender
      )
    )
  }
}

// Callbacks for libsystemd, which runs them on the thread that called `process`.

typealias DBusContext = UnsafeMutableRawPointer?
typealias DBusFailure = UnsafeMutablePointer<sd_bus_error>?

func takeAnswer(_ message: OpaquePointer?, _ context: DBusContext, _: DBusFailure) -> CInt {
  guard let context, let message = DBusMessage(borrowing: message) else { return 0 }
  Unmanaged<DBusConnection>.fromOpaque(context).takeUnretainedValue().take(answer: message)
  return 1
}

func takeCall(_ message: OpaquePointer?, _ context: DBusContext, _: DBusFailure) -> CInt {
  guard let context, let message = DBusMessage(borrowing: message) else { return 0 }
  Unmanaged<DBusConnection>.fromOpaque(context).takeUnretainedValue().take(call: message)
  return 1
}

func takeSignal(_ message: OpaquePointer?, _ context: DBusContext, _: DBusFailure) -> CInt {
  guard let context, let message = DBusMessage(borrowing: message) else { return 0 }
  Unmanaged<DBusListener>.fromOpaque(context).takeUnretainedValue().take(message)
  return 0
}

/// Ignores a rejected rule. Without this, libsystemd would close the connection.
func ignoreAnswer(_: OpaquePointer?, _: DBusContext, _: DBusFailure) -> CInt { 1 }

// SPDX-License-Identifier: Apache-2.0

import CSystemd
import Glibc

/// A D-Bus error: a name for programs and a message for people.
package struct DBusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name in the form of an interface's, such as `org.freedesktop.DBus.Error.NoReply`.
  package var name: String
  package var message: String

  package init(name: String, message: String) {
    (self.name, self.message) = (name, message)
  }

  /// The message, or the name if the message is empty.
  package var description: String { message.isEmpty ? name : message }
}

extension DBusError {
  package static func standard(_ name: StandardName, _ message: String) -> DBusError {
    let last = name.rawValue.prefix(1).uppercased() + name.rawValue.dropFirst()
    return DBusError(name: "org.freedesktop.DBus.Error.\(last)", message: message)
  }

  /// The last components of D-Bus's standard error names, which begin with a capital letter there.
  package enum StandardName: String, Sendable {
    case accessDenied, badAddress, disconnected, failed, nameHasNoOwner, noMemory, noReply, noServer
    case propertyReadOnly, serviceUnknown
    case unknownInterface, unknownMethod, unknownObject, unknownProperty
    case invalidArguments = "invalidArgs"
  }

  /// The error if a bus doesn't accept this program in time, nor refuse it.
  package static let lateBus = standard(.noReply, "the bus is not responding")
  static let refusedByBus = standard(.disconnected, "the bus refused the connection")
  static let closedByBus = standard(.disconnected, "the bus closed the connection")

  var onOneLine: DBusError {
    let lines = message.split(whereSeparator: \.isNewline)
    return DBusError(name: name, message: lines.joined(separator: " "))
  }

  package func isStandard(_ name: StandardName) -> Bool {
    self.name == Self.standard(name, "").name
  }

  /// Creates an error from the negative result of a libsystemd call.
  init(code: CInt, doing task: String) {
    let name: StandardName =
      switch -code {
      case ENOENT, ECONNREFUSED: .noServer
      case ENOTCONN, ECONNRESET, EPIPE, ESHUTDOWN: .disconnected
      case ETIMEDOUT: .noReply
      case EACCES, EPERM: .accessDenied
      case EINVAL, EBADMSG, ENXIO: .invalidArguments
      case ENOMEM, ENOBUFS: .noMemory
      default: .failed
      }
    self = .standard(name, "\(task): \(String(cString: strerror(-code)))")
  }

  /// Returns the result of a libsystemd call, or throws if it is an error.
  @discardableResult
  static func check(_ code: CInt, _ task: @autoclosure () -> String) throws(DBusError) -> CInt {
    guard code >= 0 else { throw DBusError(code: code, doing: task()) }
    return code
  }
}

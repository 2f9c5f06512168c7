// SPDX-License-Identifier: Apache-2.0

import CSystemd
import Glibc

/// What went wrong, as D-Bus tells it: a name for programs, and words for people.
package struct DBusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name in the form of an interface's, such as `org.freedesktop.DBus.Error.NoReply`.
  package var name: String
  /// What went wrong, for people.
  package var message: String

  /// An error with a name and words of the caller's own.
  package init(name: String, message: String) {
    (self.name, self.message) = (name, message)
  }

  /// The words; the name where there are none.
  package var description: String { message.isEmpty ? name : message }
}

extension DBusError {
  /// An error with one of D-Bus's own names.
  package static func standard(_ name: StandardName, _ message: String) -> DBusError {
    DBusError(name: "org.freedesktop.DBus.Error.\(name.rawValue)", message: message)
  }

  /// The last parts of D-Bus's own error names.
  package enum StandardName: String, Sendable {
    case accessDenied = "AccessDenied"
    case disconnected = "Disconnected"
    case failed = "Failed"
    case invalidArguments = "InvalidArgs"
    case noMemory = "NoMemory"
    case noReply = "NoReply"
    case noServer = "NoServer"
    case nameHasNoOwner = "NameHasNoOwner"
    case propertyReadOnly = "PropertyReadOnly"
    case serviceUnknown = "ServiceUnknown"
    case unknownInterface = "UnknownInterface"
    case unknownMethod = "UnknownMethod"
    case unknownObject = "UnknownObject"
    case unknownProperty = "UnknownProperty"
  }

  /// Whether this is one of D-Bus's own errors.
  package func isStandard(_ name: StandardName) -> Bool {
    self.name == Self.standard(name, "").name
  }

  /// The negative number that a call of libsystemd gave.
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

  /// Gives what a call of libsystemd gave, and throws where that is an error.
  @discardableResult
  static func check(_ code: CInt, _ task: @autoclosure () -> String) throws(DBusError) -> CInt {
    guard code >= 0 else { throw DBusError(code: code, doing: task()) }
    return code
  }
}

// SPDX-License-Identifier: Apache-2.0

/// The address of a bus.
package enum DBusAddress: Hashable, Sendable {
  /// The session bus: `DBUS_SESSION_BUS_ADDRESS`, or else `$XDG_RUNTIME_DIR/bus`.
  case session
  /// The system bus: `DBUS_SYSTEM_BUS_ADDRESS`, or else `/run/dbus/system_bus_socket`.
  case system
  /// The bus at an address in the format of the D-Bus specification.
  case at(String)

  /// Returns whether the environment gives a usable address.
  package func isNamed(in environment: [String: String]) -> Bool {
    (try? text(environment: environment)) != nil
  }

  /// Returns the address in the format of the D-Bus specification; throws if there is none.
  ///
  /// Only local sockets are kept, because other kinds open network connections or run programs.
  func text(environment: [String: String]) throws(DBusError) -> String {
    let sockets = try candidates(environment: environment).utf8.split(separator: UInt8(ascii: ";"))
      .map { Substring($0) }.filter { $0.hasPrefix("unix:") }
    guard !sockets.isEmpty else {
      let words = "the bus address is not a Unix socket; use a bus on this machine"
      throw .standard(.badAddress, words)
    }
    return sockets.joined(separator: ";")
  }

  private func candidates(environment: [String: String]) throws(DBusError) -> String {
    switch self {
    case .at(let address): return address
    case .system:
      return environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? "unix:path=/run/dbus/system_bus_socket"
    case .session:
      if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
      guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else {
        let words = "can't find the session bus; set DBUS_SESSION_BUS_ADDRESS or XDG_RUNTIME_DIR"
        throw .standard(.noServer, words)
      }
      return "unix:path=\(Self.escaped(folder))/bus"
    }
  }

  /// Returns a path as it is written in addresses. Bytes other than the plain ones become a
  /// percent sign and two hexadecimal digits.
  private static func escaped(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/.\\*".utf8)
    return path.utf8.reduce(into: "") { text, byte in
      guard plain.contains(byte) else {
        let digits = String(byte, radix: 16)
        return text += (digits.utf8.count == 1 ? "%0" : "%") + digits
      }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
  }
}

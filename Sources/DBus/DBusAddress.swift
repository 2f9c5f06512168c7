// SPDX-License-Identifier: Apache-2.0

/// Which bus to talk to.
package enum DBusAddress: Hashable, Sendable {
  /// The bus of the user's session: `DBUS_SESSION_BUS_ADDRESS`, else `$XDG_RUNTIME_DIR/bus`.
  case session
  /// The bus of the machine: `DBUS_SYSTEM_BUS_ADDRESS`, else `/run/dbus/system_bus_socket`.
  case system
  /// One at an address in the form of the D-Bus specification.
  case at(String)

  /// Whether the environment says where the bus is.
  package func isNamed(in environment: [String: String]) -> Bool {
    (try? text(environment: environment)) != nil
  }

  /// The address in words of the D-Bus specification, of which only sockets of this machine are kept:
  /// the other kinds open connections to the network or run programs.
  ///
  /// - Throws: When there is none.
  func text(environment: [String: String]) throws(DBusError) -> String {
    let sockets = try candidates(environment: environment).split(separator: ";")
      .filter { $0.hasPrefix("unix:") }
    guard !sockets.isEmpty else {
      throw .standard(.noServer, "the bus's address isn't a socket of this machine")
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
        throw .standard(
          .noServer,
          "neither DBUS_SESSION_BUS_ADDRESS nor XDG_RUNTIME_DIR says where the session bus is"
        )
      }
      return "unix:path=\(Self.escaped(folder))/bus"
    }
  }

  /// A path as addresses have it: other bytes than these are two hexadecimal digits after a percent
  /// sign.
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

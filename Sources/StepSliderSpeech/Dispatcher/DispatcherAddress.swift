// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// Where speech-dispatcher listens.
package enum DispatcherAddress: Hashable, Sendable {
  /// The path of a socket.
  case file(String)
  /// An IPv4 address in network byte order, and a port.
  case network(UInt32, port: UInt16)

  private static let usualPort: UInt16 = 6560

  /// Finds the address as other clients of speech-dispatcher do: in `SPEECHD_ADDRESS`, or else in
  /// the user's runtime folder.
  ///
  /// - Throws: A ``ByteStreamError`` if the variable has another form. The host must be
  ///   `localhost` or a numeric address, because other names take time to look up.
  package init(environment: [String: String]) throws(ByteStreamError) {
    guard let text = environment["SPEECHD_ADDRESS"], !text.isEmpty else {
      self = .file(try Self.usualPath(environment: environment))
      return
    }
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    switch parts[0] {
    case "unix_socket":
      let path = text.dropFirst(parts[0].count + 1)
      self = .file(path.isEmpty ? try Self.usualPath(environment: environment) : String(path))
    case "inet_socket":
      let host = parts.count > 1 && parts[1] != "localhost" ? String(parts[1]) : "127.0.0.1"
      let port = parts.count > 2 ? UInt16(parts[2]) : Self.usualPort
      var address = in_addr()
      guard let port, inet_aton(host, &address) != 0 else { throw Self.mistake(in: text) }
      self = .network(address.s_addr, port: port)
    default: throw Self.mistake(in: text)
    }
  }

  private static func usualPath(
    environment: [String: String]
  ) throws(ByteStreamError) -> String {
    let folders = ["XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "HOME"].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : name == "HOME" ? $0 + "/.cache" : $0 }
    }
    guard let folder = folders.first else {
      throw ByteStreamError("neither XDG_RUNTIME_DIR nor HOME is set")
    }
    return folder + "/speech-dispatcher/speechd.sock"
  }

  private static func mistake(in text: String) -> ByteStreamError {
    ByteStreamError(
      "SPEECHD_ADDRESS is \"\(text)\"; expected unix_socket:PATH or inet_socket:ADDRESS:PORT"
    )
  }

  /// The corresponding C constant is `AF_UNIX` or `AF_INET`.
  var family: CInt {
    switch self {
    case .file: AF_UNIX
    case .network: AF_INET
    }
  }

  /// Passes the address to a C function. A path that is too long is cut and leads nowhere.
  func withSocketAddress<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    switch self {
    case .file(let path):
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { field in
        field.copyBytes(from: path.utf8.prefix(field.count - 1))
      }
      return Self.rebound(&address, body)
    case .network(let host, let port):
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      (address.sin_addr.s_addr, address.sin_port) = (host, port.bigEndian)
      return Self.rebound(&address, body)
    }
  }

  private static func rebound<Address, Result>(
    _ address: inout Address,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    let size = socklen_t(MemoryLayout<Address>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
    }
  }
}

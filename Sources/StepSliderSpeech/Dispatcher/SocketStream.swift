// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
internal import Glibc

/// Why speech-dispatcher doesn't speak.
package struct DispatcherFailure: Error, Hashable {
  /// What failed, that espeak-ng speaks instead, and what to do.
  let message: String

  private init(_ reason: String, advice: String = "") {
    message = "speech-dispatcher \(reason); espeak-ng speaks until it is back\(advice)"
  }

  /// There is no connection, or it was lost, for the reason given.
  package static func unreachable(_ reason: String) -> Self {
    Self("can't be reached (\(reason))", advice: "; to start it, run \"speech-dispatcher --spawn\"")
  }

  /// It didn't answer in time.
  static let unanswered = Self("isn't answering")
  /// It took words and didn't begin to speak them in time.
  static let mute = Self("accepted words but doesn't speak")
  /// It refused words, for the reason given.
  static func refused(_ reason: String) -> Self { Self("refused words (\(reason))") }
  /// It sent something that isn't an answer.
  static func nonsense(_ reason: String) -> Self { Self("sent nonsense (\(reason))") }
}

/// Connects without waiting.
package typealias DispatcherConnector = () throws(DispatcherFailure) -> any ByteStream

/// A connection to a server, over which bytes pass in both directions. No call waits.
package protocol ByteStream: AnyObject {
  var interests: [DescriptorInterest] { get }
  /// Returns the bytes that have arrived, and sends those that couldn't be sent yet.
  func receive() throws(DispatcherFailure) -> [UInt8]
  /// Sends bytes, now or later.
  func send(_ bytes: [UInt8]) throws(DispatcherFailure)
  func close()
}

/// Connects to speech-dispatcher where other clients of it do, without waiting. The connection may
/// not be complete yet.
package func connectToDispatcher(
  environment: [String: String]
) throws(DispatcherFailure) -> any ByteStream {
  try SocketStream(to: DispatcherAddress(environment: environment))
}

/// A connection through a socket.
final class SocketStream: ByteStream {
  /// The most bytes that wait for a server that doesn't read.
  private static let capacity = 1 << 16

  private var descriptor: CInt
  private var unsent: [UInt8] = []

  /// Begins to connect. The corresponding C functions are `socket` and `connect`.
  init(to address: DispatcherAddress) throws(DispatcherFailure) {
    let flags = CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    descriptor = address.withSocketAddress { address, _ in
      socket(CInt(address.pointee.sa_family), flags, 0)
    }
    guard descriptor >= 0 else { throw .system(errno) }
    let result = address.withSocketAddress { Glibc.connect(descriptor, $0, $1) }
    guard result == 0 || errno == EINPROGRESS else {
      let error = DispatcherFailure.system(errno)
      close()
      throw error
    }
  }

  deinit { close() }

  var interests: [DescriptorInterest] {
    guard descriptor >= 0 else { return [] }
    let writing = unsent.isEmpty ? [] : [DescriptorInterest(descriptor, isForWriting: true)]
    return [DescriptorInterest(descriptor)] + writing
  }

  func receive() throws(DispatcherFailure) -> [UInt8] {
    try send([])
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count == 0 { throw .unreachable("the connection was closed") }
    if count < 0 { try Self.checkIsTemporary(errno) }
    return Array(bytes.prefix(max(0, count)))
  }

  func send(_ bytes: [UInt8]) throws(DispatcherFailure) {
    unsent += bytes
    guard unsent.count <= Self.capacity else { throw .unreachable("nothing is read") }
    guard !unsent.isEmpty else { return }
    let count = Glibc.send(descriptor, unsent, unsent.count, CInt(MSG_NOSIGNAL))
    guard count < 0 else { return unsent.removeFirst(count) }
    try Self.checkIsTemporary(errno)
  }

  func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  /// Throws unless it is worth to try again later. A connection that isn't complete yet has the
  /// same code.
  private static func checkIsTemporary(_ code: CInt) throws(DispatcherFailure) {
    guard code == EAGAIN || code == EINTR else { throw .system(code) }
  }
}

extension DispatcherFailure {
  fileprivate static func system(_ code: CInt) -> Self {
    .unreachable(String(cString: strerror(code)))
  }
}

/// Where speech-dispatcher listens.
enum DispatcherAddress: Hashable, Sendable {
  /// The path of a socket.
  case file(String)
  /// An IPv4 address in network byte order, and a port.
  case network(UInt32, port: UInt16)

  /// Finds the address as other clients of speech-dispatcher do: in `SPEECHD_ADDRESS`, or else in
  /// the user's runtime folder.
  ///
  /// - Throws: A ``DispatcherFailure`` if the variable has another form. The host must be
  ///   `localhost` or a numeric address, because other names take time to look up.
  init(environment: [String: String]) throws(DispatcherFailure) {
    guard let text = environment["SPEECHD_ADDRESS"], !text.isEmpty else {
      self = .file(try Self.usualPath(environment: environment))
      return
    }
    let mistake = DispatcherFailure.unreachable(
      "SPEECHD_ADDRESS is \"\(text)\"; expected unix_socket:PATH or inet_socket:ADDRESS:PORT"
    )
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    switch parts[0] {
    case "unix_socket":
      let path = text.dropFirst(parts[0].count + 1)
      self = .file(path.isEmpty ? try Self.usualPath(environment: environment) : String(path))
    case "inet_socket":
      let host = parts.count > 1 && parts[1] != "localhost" ? String(parts[1]) : "127.0.0.1"
      let port = parts.count > 2 ? UInt16(parts[2]) : 6560
      var address = in_addr()
      guard let port, inet_aton(host, &address) != 0 else { throw mistake }
      self = .network(address.s_addr, port: port)
    default: throw mistake
    }
  }

  private static func usualPath(environment: [String: String]) throws(DispatcherFailure) -> String {
    let names = ["XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "HOME"]
    guard let name = names.first(where: { environment[$0]?.isEmpty == false }),
      let folder = environment[name]
    else { throw .unreachable("neither XDG_RUNTIME_DIR nor HOME is set") }
    return folder + (name == "HOME" ? "/.cache" : "") + "/speech-dispatcher/speechd.sock"
  }

  /// Passes the address to a C function. A path that is too long is cut and leads nowhere.
  func withSocketAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    func pass<Address>(_ address: Address) -> Result {
      withUnsafePointer(to: address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          body(address, socklen_t(MemoryLayout<Address>.size))
        }
      }
    }
    switch self {
    case .file(let path):
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { field in
        field.copyBytes(from: path.utf8.prefix(field.count - 1))
      }
      return pass(address)
    case .network(let host, let port):
      var address = sockaddr_in()
      (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
      address.sin_addr.s_addr = host
      return pass(address)
    }
  }
}

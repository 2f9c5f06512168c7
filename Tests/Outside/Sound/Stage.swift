// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization
import SpeechRecogniser
import TestBench

/// A slider on a terminal and a private sound server, with a monitor.
final class Stage: Sendable {
  let server: SoundServer
  let monitor: SoundMonitor
  let terminal: PseudoTerminal
  let start = Moment.now
  private let place = Mutex(0)

  init(audio: String, _ arguments: String...) async throws {
    server = try await SoundServer()
    monitor = try await SoundMonitor(on: server, warmUp: .zero)
    let brief = arguments.contains("--verbosity") ? [] : ["--verbosity", "brief"]
    var command = Program.sliderd("--steps", "5", "--audio", audio).adding(server.environment)
    command.arguments += brief + arguments
    terminal = try PseudoTerminal(command)
  }

  /// Creates a stage from an existing slider and monitor.
  init(server: SoundServer, monitor: SoundMonitor, terminal: PseudoTerminal) {
    (self.server, self.monitor, self.terminal) = (server, monitor, terminal)
  }

  /// How much of the screen has been examined.
  var mark: Int { place.withLock { $0 } }

  /// Marks the current screen as examined.
  func passMark() { place.withLock { $0 = terminal.screen.count } }

  /// Waits until the words of entry are over.
  func quiet() async throws { try await quiet(after: start) }

  /// Waits for a sound that begins after a moment, and for its end. Returns the end.
  @discardableResult
  func quiet(after moment: Moment) async throws -> Moment {
    _ = try await monitor.awaitOnset(after: moment, within: .seconds(60))
    return try await monitor.awaitSilence(lasting: .milliseconds(600), within: .seconds(60))
  }

  /// Presses keys, and returns what is heard until it is quiet.
  func hear(after keys: String) async throws -> [Heard] {
    try await hear(since: terminal.write(keys))
  }

  /// Returns what is heard after a moment until it is quiet.
  func hear(since moment: Moment) async throws -> [Heard] {
    try await quiet(after: moment)
    return SoundTests.recogniser?.hear(monitor.recording(from: moment).wave) ?? []
  }

  /// Presses keys, and returns the phrases that are heard until it is quiet.
  func heard(after keys: String) async throws -> [String?] {
    try await hear(after: keys).map(\.phrase)
  }
}

/// A socket that accepts connections and never answers.
final class SilentSocket: Sendable {
  let path: String
  private let descriptor: CInt

  init(path: String) throws {
    self.path = path
    descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard isBound == 0, listen(descriptor, 8) == 0 else { throw SocketError(code: errno) }
  }

  deinit { close(descriptor) }

  struct SocketError: Error { let code: CInt }
}

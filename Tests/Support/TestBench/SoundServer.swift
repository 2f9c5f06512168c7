// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import TestFiles

/// A private sound server with one null sink named `bench`. It ends when its last owner goes away.
package final class SoundServer: Sendable {
  /// The kind of server.
  package enum Kind: String, CaseIterable, Sendable {
    case pulseAudio = "PulseAudio"
    /// PipeWire with WirePlumber and pipewire-pulse, on a private D-Bus.
    case pipeWire = "PipeWire"
  }

  /// How far ahead the null sink renders, for PulseAudio only.
  package enum Sink: Sendable {
    /// As far as its clients allow.
    case usual
    /// At most 50 ms, so that a new monitor hears what is played.
    case prompt
  }

  package let kind: Kind
  /// Its address for clients of libpulse, for `PULSE_SERVER`.
  package let address: String
  private let service: PrivateService

  /// Starts a server and waits until it answers.
  package init(_ kind: Kind = .pulseAudio, sink: Sink = .usual) async throws {
    let folder = try TemporaryFolder()
    try folder.write(kind.configuration(sink), to: kind.configurationFile)
    self.kind = kind
    address = "unix:\(folder.file(kind.socket))"
    service = PrivateService(script: kind.script, in: folder)
    try await service.start()
  }

  /// The environment in which a client uses this server and no other.
  package var environment: [String: String] {
    ["PULSE_SERVER": address, "PIPEWIRE_RUNTIME_DIR": service.folder.path]
  }

  /// Kills the server, as a crash would.
  package func kill() async throws {
    try await service.kill()
  }

  /// Restarts the server on the same socket, after ``kill()``.
  package func restart() async throws {
    try await service.start()
  }

  /// Freezes the server: it accepts and answers nothing until ``thaw()``.
  package func freeze() { signal(SIGSTOP) }

  /// Makes the server continue after ``freeze()``.
  package func thaw() { signal(SIGCONT) }

  private func signal(_ number: Int32) {
    for pid in service.pids { _ = Glibc.kill(pid, number) }
  }

  /// Returns the streams that programs play on the server now.
  package func sinkInputs() async throws -> [SinkInput] {
    let command = Command("pactl", ["--format=json", "list", "sink-inputs"]).adding(environment)
    let result = try await ChildProcess.run(command)
    guard result.status == .code(0) else { throw BenchError.sound("pactl: \(result.errors)") }
    return try JSONDecoder().decode([SinkInput].self, from: Data(result.output.utf8))
  }
}

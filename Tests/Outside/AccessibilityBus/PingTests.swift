// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench
import TestFiles
import Testing

/// A sliderd that can't write and whose command hangs. Orca takes a program that doesn't answer for
/// dead.
@Suite struct PingTests {
  private static let configuration = """
    [[slider]]
    steps = 3
    on_change = ["sh", "-c", "echo hangs >&2; while kill -0 $PPID; do sleep 1; done"]

    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a ping is answered while the output is blocked and a command hangs`() async throws {
    let session = try await AccessibleSession()
    let desktop = try await AssistiveClient(watchingProgramsIn: session)
    let slider = try slider(in: session)
    try await desktop.hear(.appearing, "sliderd")
    // A pipe holds 64 kB, and each line is longer than 20 bytes.
    try slider.write(String(repeating: "right\nleft\n", count: 4000))
    try await slider.errors.expect("hangs")
    let bus = try await busctl(
      session.bus.address,
      ["org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"]
    )
    let address = try #require(quoted(in: bus).first)
    let root = "/org/a11y/atspi/accessible/root"
    let registry = ["org.a11y.atspi.Registry", root, "org.a11y.atspi.Accessible", "GetChildren"]
    let name = try #require(quoted(in: try await busctl(address, registry)).first)
    let ping = [name, root, "org.freedesktop.DBus.Peer", "Ping"]
    #expect(try await busctl(address, ping).isEmpty)
  }

  /// Starts a sliderd whose output nobody reads.
  private func slider(in session: AccessibleSession) throws -> ChildProcess {
    try folder.write(Self.configuration, to: "sliderd.toml")
    let output = folder.file("output")
    #expect(mkfifo(output, 0o600) == 0)
    var slider = Program.sliderd("--config", folder.file("sliderd.toml"), "--no-state")
    slider.arguments += ["--audio", "none", "--output", "json", "--screen-reader", "on"]
    slider.environment.merge(session.environment) { own, _ in own }
    let shell = ["-c", #"exec "$@" 1<>"$0""#, output, slider.executable] + slider.arguments
    return try ChildProcess(
      Command("/bin/sh", shell, environment: slider.environment),
      input: .pipe
    )
  }

  /// Calls a method, and returns its answer or the error.
  private func busctl(_ address: String, _ call: [String]) async throws -> String {
    let command = Command("busctl", ["--address=\(address)", "--timeout=60", "call"] + call)
    let result = try await ChildProcess.run(command, within: .seconds(120))
    return result.output + result.errors
  }

  private func quoted(in text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}

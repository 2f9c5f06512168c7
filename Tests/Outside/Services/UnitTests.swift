// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import TestFiles
import Testing

/// The systemd units, checked by systemd.
@Suite struct UnitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `systemd accepts the units and the user, and rates the exposure at 1.5 or less`()
    async throws
  {
    for kind in ["system", "user"] { try await verify(kind) }
    let unit = ProjectFile.path("config/systemd/system/sliderd.service")
    let verdict = try await analyze("security", "--offline=yes", "--threshold=15", unit)
    #expect(verdict.status == .code(0))
    let figure = try #require(verdict.output.split(separator: "\n").last)
    #expect(figure.contains("SAFE"), "\(figure)")
    let plan = ProjectFile.path("config/sysusers.d/sliderd.conf")
    try folder.write("", to: "etc/passwd")
    let made = try await ChildProcess.run(
      Command("/usr/bin/systemd-sysusers", ["--root=\(folder.path)", plan])
    )
    #expect(made.status == .code(0))
    let users = try String(contentsOfFile: path("etc/passwd"), encoding: .utf8)
    #expect(users.contains("sliderd:") && users.contains("/usr/sbin/nologin"))
  }

  private func verify(_ kind: String) async throws {
    // systemd requires the program that a unit starts, which may not be installed here.
    let unit = try ProjectFile.text("config/systemd/\(kind)/sliderd.service")
      .replacing("/usr/bin/sliderd", with: Program.sliderd().executable)
    try folder.write(unit, to: "sliderd.service")
    let verdict = try await analyze("verify", "--\(kind)", "--man=no", path("sliderd.service"))
    // Ignores messages about other units of the machine.
    let remarks = (verdict.output + verdict.errors).split(separator: "\n")
    #expect(verdict.status == .code(0) && remarks.filter { $0.contains("sliderd") } == [])
  }

  @Test(arguments: ["system", "user"])
  func `the command of a unit works without a device, and programs can reach it`(kind: String)
    async throws
  {
    try folder.write("[[slider]]\nsteps = 5\nstate = false\n", to: "sliderd/sliderd.toml")
    let bus = try await PrivateBus()
    let watch = try ChildProcess(program(on: bus, ["watch", "--output", "json"]))
    try await watch.errors.expect("waiting for it")
    let unit = try ProjectFile.text("config/systemd/\(kind)/sliderd.service")
    let line = try #require(unit.firstMatch(of: /ExecStart=\S+sliderd (.*)/)?.1)
    let flags = line.replacing("/etc/sliderd/", with: path("sliderd/")).split(separator: " ")
    let daemon = try ChildProcess(program(on: bus, flags.map(String.init) + ["--audio", "none"]))
    try await watch.output.expect(#""event":"ready""#)
    let answer = try await ChildProcess.run(program(on: bus, ["set", "5"]))
    #expect(answer.output == "5 of 5\n", "\(answer.errors)")
    daemon.signal(SIGTERM)
    #expect(try await daemon.result().status == .code(0))
  }

  /// Returns a sliderd that uses a private bus as both session bus and system bus.
  private func program(on bus: PrivateBus, _ arguments: [String]) -> Command {
    var environment = bus.environment
    environment["DBUS_SYSTEM_BUS_ADDRESS"] = bus.address
    environment["XDG_CONFIG_HOME"] = folder.path
    var command = Program.sliderd(environment: environment)
    command.arguments += arguments
    return command
  }

  private func path(_ name: String) -> String { folder.file(name) }

  private func analyze(_ arguments: String...) async throws -> ChildProcess.Result {
    let environment = [
      "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": folder.path, "SYSTEMD_PAGER": "cat",
      "LANG": "C.UTF-8",
    ]
    let command = Command("/usr/bin/systemd-analyze", arguments, environment: environment)
    return try await ChildProcess.run(command)
  }
}

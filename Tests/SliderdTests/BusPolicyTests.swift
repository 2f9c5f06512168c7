// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench
import Testing

/// The rule for the system's bus, as the package installs it. Only root can be several users.
@Suite(.enabled(if: geteuid() == 0)) struct BusPolicyTests {
  @Test func `only root and the group sliderd reach a slider on the system's bus`() async throws {
    let policy = ProjectFile.path("config/dbus/org.stepslider.Sliderd1.conf")
    // The bus of the test is another user's than sliderd's, whom the rule lets be sliderd.
    let rules = """
      <policy context="default"><allow user="*"/></policy>
      <include>\(policy)</include>
      <policy user="root"><allow own_prefix="org.stepslider.Sliderd1"/></policy>
      """
    let bus = try await PrivateBus(rules: rules)
    let environment = ["DBUS_SYSTEM_BUS_ADDRESS": bus.address]
    let watch = try ChildProcess(
      Program.sliderd("watch", "--bus", "system", environment: environment)
    )
    try await watch.errors.expect("waiting for it")
    let daemon = try ChildProcess(
      Program.sliderd(
        "--steps",
        "5",
        "--audio",
        "none",
        "--output",
        "none",
        "--bus",
        "system",
        environment: environment
      ),
      input: .pipe
    )
    try await watch.output.expect("slider: 3 of 5\n", within: .seconds(15))
    #expect(try await Self.get(on: bus, as: "0").output == "u 2\n")
    let stranger = try await Self.get(on: bus, as: "65534")
    #expect(stranger.status != .code(0))
    #expect(stranger.output == "")
    daemon.closeInput()
  }

  @Test func `nobody but its user can be sliderd on the system's bus`() async throws {
    let policy = ProjectFile.path("config/dbus/org.stepslider.Sliderd1.conf")
    let bus = try await PrivateBus(rules: "<include>\(policy)</include>")
    let result = try ChildProcess(
      Program.sliderd(
        "--steps",
        "5",
        "--audio",
        "none",
        "--output",
        "none",
        "--bus",
        "system",
        environment: ["DBUS_SYSTEM_BUS_ADDRESS": bus.address]
      ),
      input: .pipe
    )
    try await result.errors.expect("the name org.stepslider.Sliderd1 was refused")
  }

  /// What a client of a user by its number gets.
  private static func get(on bus: PrivateBus, as user: String) async throws -> ChildProcess.Result {
    let folder = bus.address.dropFirst("unix:path=".count).dropLast("/bus".count)
    // The folder is the test's alone, and the bus decides who is let in.
    _ = chmod(String(folder), 0o711)
    _ = chmod("\(folder)/bus", 0o777)
    let (name, path) = (BusStage.object[0], BusStage.object[1])
    let command = Command(
      "setpriv",
      [
        "--reuid", user, "--clear-groups", "busctl", "--address=\(bus.address)", "get-property",
        name, path, BusStage.object[2], "Index",
      ]
    )
    return try await ChildProcess.run(command)
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench
import TestFiles
import Testing

/// Reports to a service manager, with the test in the role of systemd.
@Suite struct ServiceManagerTests {
  private let folder: TemporaryFolder
  private let manager: NotifySocket

  init() throws {
    folder = try TemporaryFolder()
    manager = try NotifySocket(in: folder)
  }

  @Test func `readiness, the settled value, a reload and stopping are reported in this order`()
    async throws
  {
    try folder.write("[[slider]]\nlabel = \"Size\"\nsteps = 5\n", to: "sliderd.toml")
    let notices = try manager.listen()
    let slider = try start(["--config", folder.file("sliderd.toml")])
    try await notices.expect("READY=1\nSTATUS=Size: 3 of 5")
    try slider.write("right\n")
    try await notices.expect("STATUS=Size: 4 of 5")
    try folder.write("[[slider]]\nlabel = \"Size\"\nsteps = 9\n", to: "sliderd.toml")
    let mark = notices.count
    slider.signal(SIGHUP)
    let reloading = try await notices.expect("RELOADING=1\nMONOTONIC_USEC=", after: mark)
    try await notices.expect("READY=1\nSTATUS=Size: ", after: reloading)
    slider.signal(SIGTERM)
    #expect(try await slider.exit() == .code(0))
    try await notices.expect("STOPPING=1", after: reloading)
    #expect(!notices.text.contains("WATCHDOG"))
  }

  @Test func `signs of life are sent, and commands don't inherit the manager's variables`()
    async throws
  {
    let notices = try manager.listen()
    let slider = try start(["--steps", "5", "--on-change", "env"], ["WATCHDOG_USEC": "40000"])
    try await notices.expect("WATCHDOG=1WATCHDOG=1WATCHDOG=1")
    try slider.write("right\n")
    try await slider.errors.expect("PATH=")
    slider.closeInput()
    let errors = try await slider.result().errors
    #expect(!errors.contains("NOTIFY_SOCKET") && !errors.contains("WATCHDOG"))
  }

  @Test func `a manager that doesn't read its socket delays nothing`() async throws {
    manager.fill()
    let slider = try start(["--steps", "5"], ["WATCHDOG_USEC": "2000"])
    try await slider.output.expect("3 of 5")
    try slider.write("right\n")
    try await slider.output.expect("4 of 5")
    slider.signal(SIGTERM)
    #expect(try await slider.exit() == .code(0))
  }

  private func start(
    _ arguments: [String],
    _ variables: [String: String] = [:]
  ) throws -> ChildProcess {
    var command = Program.sliderd("--audio", "none", "--output", "plain")
      .adding(["NOTIFY_SOCKET": manager.path, "XDG_STATE_HOME": folder.path]).adding(variables)
    command.arguments += arguments
    return try ChildProcess(command, input: .pipe)
  }
}

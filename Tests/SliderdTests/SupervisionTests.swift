// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench
import Testing

@testable import sliderd

/// Reports to a service manager, with the test in the role of systemd.
@Suite struct SupervisionTests {
  private let folder: TemporaryFolder
  private let manager: NotifySocket

  init() throws {
    folder = try TemporaryFolder()
    manager = try NotifySocket(in: folder)
  }

  @Test func `readiness, the settled value and stopping are reported in this order`() async throws {
    let notices = try manager.listen()
    let slider = try start("--label", "Text size")
    try await notices.expect("READY=1\nSTATUS=Text size: 3 of 5")
    try slider.write("right\n")
    try await notices.expect("STATUS=Text size: 4 of 5")
    slider.signal(SIGTERM)
    #expect(try await slider.exit() == .code(0))
    try await notices.expect("STATUS=Text size: 4 of 5STOPPING=1")
    #expect(!notices.text.contains("WATCHDOG"))
  }

  @Test func `the beginning and end of a reload are reported`() async throws {
    try folder.write("[[slider]]\nlabel = \"Size\"\nsteps = 5\n", to: "sliderd.toml")
    let notices = try manager.listen()
    var command = Program.sliderd("--config", folder.file("sliderd.toml"), "--audio", "none")
      .adding(["NOTIFY_SOCKET": manager.path, "XDG_STATE_HOME": folder.path])
    command.arguments += ["--output", "plain"]
    let slider = try ChildProcess(command, input: .pipe)
    let mark = try await notices.expect("READY=1\nSTATUS=Size: 3 of 5")
    try folder.write("[[slider]]\nlabel = \"Size\"\nsteps = 9\n", to: "sliderd.toml")
    slider.signal(SIGHUP)
    let reloading = try await notices.expect("RELOADING=1\nMONOTONIC_USEC=", after: mark)
    try await notices.expect("READY=1\nSTATUS=Size: ", after: reloading)
    try folder.write("nonsense", to: "sliderd.toml")
    slider.signal(SIGHUP)
    let again = try await notices.expect("RELOADING=1", after: reloading)
    try await notices.expect("READY=1", after: again)
  }

  @Test(.timeLimit(.minutes(1)))
  func `keep-alives are sent while the loop runs, but not while it hangs`() async throws {
    let notices = try manager.listen()
    let slider = try start(["WATCHDOG_USEC": "40000"])
    try await notices.expect("WATCHDOG=1WATCHDOG=1WATCHDOG=1", within: .seconds(30))
    slider.signal(SIGSTOP)
    try await slider.stopped()
    // There may be no room until the signs of life are read.
    while (try? manager.send("HANGS=1")) == nil { await Task.yield() }
    let mark = try await notices.expect("HANGS=1")
    await #expect(throws: BenchError.self) {
      try await notices.expect("WATCHDOG=1", after: mark, within: .milliseconds(300))
    }
    slider.signal(SIGCONT)
    try await notices.expect("WATCHDOG=1", after: mark)
  }

  @Test func `a watchdog for another process is ignored`() async throws {
    let notices = try manager.listen()
    let slider = try start(["WATCHDOG_USEC": "1000", "WATCHDOG_PID": "1"])
    try await notices.expect("READY=1")
    slider.signal(SIGTERM)
    try await notices.expect("STOPPING=1")
    #expect(!notices.text.contains("WATCHDOG"))
  }

  @Test func `a manager that doesn't read its socket delays nothing`() async throws {
    manager.fill()
    let slider = try start(["WATCHDOG_USEC": "2000"])
    try await slider.output.expect("3 of 5")
    try slider.write("right\n")
    try await slider.output.expect("4 of 5")
    slider.signal(SIGTERM)
    #expect(try await slider.exit() == .code(0))
  }

  @Test func `commands don't inherit the manager's variables`() async throws {
    let slider = try start(["WATCHDOG_USEC": "9000000"], "--on-change", "env")
    try slider.write("right\n")
    try await slider.errors.expect("PATH=")
    slider.closeInput()
    let errors = try await slider.result().errors
    #expect(!errors.contains("NOTIFY_SOCKET") && !errors.contains("WATCHDOG"))
  }

  @Test func `a label can't add lines to a status message`() {
    #expect(Supervisor.Message.status("Size\nREADY=1\r\nX").line == "STATUS=Size READY=1 X")
  }

  @Test(arguments: ["", "relative", "@", "/" + String(repeating: "x", count: 200)])
  func `an invalid socket name means that there is no manager`(name: String) {
    #expect(Supervisor(environment: ["NOTIFY_SOCKET": name]) == nil)
  }

  @Test(arguments: ["", "0", "-5", "x", "99999999999999999999"])
  func `an invalid time means that there is no watchdog`(time: String) {
    #expect(Watchdog(environment: ["WATCHDOG_USEC": time], process: 7, now: .now) == nil)
  }

  @Test func `a keep-alive is due twice per watchdog interval`() throws {
    let start = ContinuousClock.now
    let environment = ["WATCHDOG_USEC": "1000000", "WATCHDOG_PID": "7"]
    var watchdog = try #require(Watchdog(environment: environment, process: 7, now: start))
    let times = stride(from: 0.0, to: 3, by: 0.1).filter { time in
      watchdog.isDue(at: start + .seconds(time))
    }
    #expect(times.count == 6)
  }

  private func start(
    _ variables: [String: String] = [:],
    _ arguments: String...
  ) throws -> ChildProcess {
    try start(arguments, variables)
  }

  private func start(_ arguments: String...) throws -> ChildProcess { try start(arguments, [:]) }

  private func start(
    _ arguments: [String],
    _ variables: [String: String]
  ) throws -> ChildProcess {
    var command = Program.sliderd("--steps", "5", "--audio", "none", "--output", "plain")
      .adding(["NOTIFY_SOCKET": manager.path]).adding(variables)
    command.arguments += arguments
    return try ChildProcess(command, input: .pipe)
  }
}

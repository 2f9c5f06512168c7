// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Glibc
import TestBench
import Testing

@testable import sliderd

/// `get`, `set`, `increment`, `decrement` and `watch`, as run from a shell.
@Suite struct ClientTests {
  private static let panel = """
    [[slider]]
    id = "text-size"
    label = "Text size"
    names = ["Small", "Medium", "Large"]
    [[slider]]
    id = "volume"
    label = "Volume"
    from = -10
    to = 10
    by = 5
    unit = "percent"
    [[slider]]
    id = "tone"
    steps = 3
    disabled = true
    """

  @Test func `each of several sliders can be read and set by its ID`() async throws {
    let stage = try await BusStage(configuration: Self.panel)
    let all = try await stage.ask("get", "--all")
    #expect(
      all.output == """
        text-size\t2\tMedium, 2 of 3
        tone\t2\t2 of 3, dimmed
        volume\t0\t0 percent

        """
    )
    #expect(try await stage.ask("get", "volume").output == "0\n")
    #expect(try await stage.ask("get", "text-size", "Name").output == "Medium\n")
    #expect(try await stage.ask("set", "volume", "-5").output == "-5 percent\n")
    #expect(try await stage.ask("increment", "text-size").output == "Large, 3 of 3\n")
    let json = try await stage.ask("decrement", "volume", "--output", "json")
    #expect(json.output == #"{"id":"volume","moved":true,"text":"-10 percent"}"# + "\n")
    let value = try await stage.ask("get", "volume", "minimum", "--output", "json")
    #expect(value.output == #"{"minimum":"-10"}"# + "\n")
    #expect(try await stage.ask("get", "tone", "text").output == "2 of 3, dimmed\n")
    let state = try await stage.ask("get", "tone", "state", "--output", "json")
    #expect(state.output == #"{"state":"dimmed"}"# + "\n")
  }

  @Test func `a stop can be named by the words that are spoken for it`() async throws {
    let stage = try await BusStage("--language", "de", configuration: Self.panel)
    #expect(try await stage.ask("set", "volume", "5 prozent").output == "5 Prozent\n")
    #expect(try await stage.ask("set", "volume", "10%").output == "10 Prozent\n")
    #expect(try await stage.ask("set", "text-size", "small").output == "Small, 1 von 3\n")
  }

  @Test func `announcements of a slider without focus begin with its label`() async throws {
    let stage = try await BusStage(configuration: Self.panel)
    _ = try await stage.ask("set", "volume", "10", "--say")
    try await stage.daemon.output.expect(#""speech","text":"Volume, 10 percent""#)
    _ = try await stage.ask("set", "text-size", "Small", "--say")
    try await stage.daemon.output.expect(#""speech","text":"Small, 1 of 3""#)
  }

  @Test(arguments: [
    (BusChoice.none, [:], "--bus none leaves no bus to search; use auto, session or system"),
    (
      .session, [:],
      "no sliderd found; no D-Bus session bus here, so start both in one dbus-run-session"
    ),
    (
      .session, ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/bus"],
      "no sliderd found on the D-Bus session bus; is it running?"
    ),
    (.system, [:], "no sliderd found on the D-Bus system bus; is it running?"),
  ])
  func `a missing sliderd is reported with advice for the buses searched`(
    bus: BusChoice,
    environment: [String: String],
    message: String
  ) {
    let target = ClientTarget(bus: bus, instance: nil, environment: environment)
    #expect(target.absence == message)
  }

  @Test func `mistakes are reported with their rule and an exit code`() async throws {
    let stage = try await BusStage(configuration: Self.panel)
    let mistakes: [(arguments: [String], status: Int32, message: String)] = [
      (["get"], 64, "there are several sliders; name one of text-size, tone, volume"),
      (["get", "x"], 64, "unknown slider \"x\"; the sliders are text-size, tone, volume"),
      (["get", "tone", "x"], 64, "unknown property \"x\"; expected one of id, label, "),
      (["get", "tone", "tex"], 64, "unknown property \"tex\"; did you mean text?"),
      (["get", "tone", "x", "y"], 64, "too many arguments; expected an ID and a property"),
      (["set"], 64, "missing stop; name the stop to set the slider to"),
      (["set", "volume"], 64, "missing stop; name the stop to set volume to"),
      (
        ["set", "volume", "7"], 65, "unknown stop \"7\"; the nearest stops are 5 and 10"
      ),
      (["set", "text-size", "Lrge"], 65, "did you mean Large?"),
      (["increment", "tone"], 69, "tone is disabled and can't be changed"),
      (["set", "--sya", "1"], 64, "Unknown option '--sya'"),
      (
        ["get", "--instance", "1"], 66,
        "no sliderd with process ID 1 found on the D-Bus session bus"
      ),
      (["watch", "x"], 64, "unknown slider \"x\""),
    ]
    for mistake in mistakes {
      let result = try await ChildProcess.run(BusStage.client(stage.bus, mistake.arguments))
      #expect(result.status == .code(mistake.status), "\(mistake.arguments)")
      #expect(result.errors.contains(mistake.message), "\(mistake.arguments): \(result.errors)")
    }
  }

  @Test(arguments: [["get"], ["increment"], ["watch", "--bus", "session"]])
  func `without any bus, the exit code is 66`(arguments: [String]) async throws {
    let nowhere = ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/bus"]
    var command = Program.sliderd(environment: nowhere)
    command.arguments += arguments
    let result = try await ChildProcess.run(command, within: .seconds(30))
    #expect(result.status == .code(66))
  }

  @Test func `a hanging sliderd is reported after five seconds`() async throws {
    let stage = try await BusStage("--steps", "5")
    stage.daemon.signal(19)
    defer { stage.daemon.signal(18) }
    let result = try await stage.ask("get")
    #expect(result.status == .code(69))
    #expect(result.errors == "sliderd: sliderd is not responding\n")
  }

  @Test func `watch prints each change, and reports when sliderd stops and starts`() async throws {
    let stage = try await BusStage("--steps", "5", "--label", "Size")
    let watch = try ChildProcess(BusStage.client(stage.bus, ["watch"]))
    try await watch.output.expect("Size: 3 of 5\n")
    try stage.press("right", "right", "right", "left")
    try await watch.output.expect("Size: 3 of 5\n4 of 5\n5 of 5\n4 of 5\n")
    let mark = watch.errors.count
    stage.daemon.closeInput()
    try await watch.errors.expect("sliderd is not running; waiting for it\n", after: mark)
    let next = try ChildProcess(BusStage.sliderd(stage.bus, ["--steps", "2"]), input: .pipe)
    try await watch.output.expect("slider: 2 of 2\n")
    next.closeInput()
    try await stage.watch.output.expect(#"{"event":"end","reason":"gone"}"#)
  }

  @Test func `watch reports sliders that a reload changes, and follows new ones`() async throws {
    let stage = try await BusStage(configuration: Self.sliders(["a": 5, "b": 5]))
    let watch = try ChildProcess(BusStage.client(stage.bus, ["watch"]))
    try await watch.output.expect("a: 3 of 5\nb: 3 of 5\n")
    let mark = stage.watch.output.count
    try stage.folder.write(Self.sliders(["a": 9, "c": 3]), to: "sliderd.toml")
    stage.daemon.signal(SIGHUP)
    try await watch.output.expect("b was removed\na: 3 of 9\nc: 2 of 3\n")
    try await stage.watch.output.expect(#"{"event":"removed","id":"b"}"#, after: mark)
    _ = try await stage.ask("set", "c", "3")
    try await watch.output.expect("c: 2 of 3\nc: 3 of 3\n")
    try await stage.watch.output.expect(#"{"event":"change","id":"c","from":1,"to":2"#, after: mark)
  }

  @Test func `the debug log names the slider that changed, not the one with the focus`()
    async throws
  {
    let stage = try await BusStage("--log-level", "debug", configuration: Self.panel)
    _ = try await stage.ask("set", "volume", "10")
    try await stage.daemon.errors.expect("sliderd: debug: Volume: 10")
  }

  @Test func `users without permission for the system's sliderd are told how to get it`() {
    let denial = DBusError.standard(.accessDenied, "Rejected send message, 1 matched rules")
    let words = "no permission to use sliderd on the system bus; join the group sliderd or use sudo"
    #expect(Failure(denial, on: .system).message == words)
    #expect(Failure(denial, on: .session).message == denial.message)
  }

  /// Returns sliders with given numbers of steps.
  private static func sliders(_ counts: KeyValuePairs<String, Int>) -> String {
    counts.map { "[[slider]]\nid = \"\($0.key)\"\nsteps = \($0.value)\n" }.joined()
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

/// Programs that read, set and follow a running sliderd over a real bus.
@Suite struct BusTests {
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

  @Test func `busctl alone can find, read, move, set and follow the slider`() async throws {
    let stage = try await BusStage("--label", "Text size", "--names", "Small,Medium,Large")
    let tree = try await stage.busctl("tree", "--list", "org.stepslider.Sliderd1")
    #expect(tree.contains("\n/org/stepslider/Sliderd1/slider\n"))
    let description = try await stage.busctl("introspect", BusStage.object[0], BusStage.object[1])
    for line in [".Set ", ".Say ", ".Increment ", ".Label ", ".Changed ", "\"Medium, 2 of 3\""] {
      #expect(description.contains(line))
    }
    let (name, path, interface) = (BusStage.object[0], BusStage.object[1], BusStage.object[2])
    #expect(
      try await stage.busctl("call", name, path, interface, "Increment")
        == "bs true \"Large, 3 of 3\"\n"
    )
    #expect(
      try await stage.busctl("call", name, path, interface, "Increment")
        == "bs false \"Large, 3 of 3, maximum\"\n"
    )
    _ = try await stage.busctl("call", name, path, interface, "Set", "s", "Small")
    #expect(try await stage.busctl("get-property", name, path, interface, "Index") == "u 0\n")
    _ = try await stage.busctl("set-property", name, path, interface, "Index", "u", "1")
    #expect(try await stage.busctl("get-property", name, path, interface, "Value") == "s \"2\"\n")
    let wrong = try await stage.busctl("call", name, path, interface, "Set", "s", "Huge")
    #expect(
      wrong == "Call failed: unknown stop \"Huge\"; the stops are Small, Medium, Large\n"
    )
    let listener = try ChildProcess(
      Command(
        "busctl",
        ["--address=\(stage.bus.address)", "monitor", "--json=short", "org.stepslider.Sliderd1"]
      )
    )
    try await listener.errors.expect("Monitoring bus message stream.")
    try stage.press("right")
    try await listener.output.expect(where: { text in
      text.contains("PropertiesChanged")
        && text.contains(#""Text":{"type":"s","data":"Large, 3 of 3"}"#)
    })
  }

  /// Most of the 16,000 changes find no room. The final state reports the last value.
  @Test(arguments: [
    (60, #""to":60,"#), (16000, #""event":"ready","id":"slider","label":null,"index":16000,"#),
  ])
  func `keys work while the bus hangs, and listeners get the last value afterwards`(
    count: Int,
    told: String
  ) async throws {
    let stage = try await BusStage("--steps", "18000", "--value", "1")
    let mark = stage.watch.output.count
    stage.bus.suspend()
    // Writes less at once than a pipe holds.
    for pressed in stride(from: 0, to: count, by: 1000) {
      let next = min(pressed + 1000, count)
      try stage.daemon.write(String(repeating: "right\n", count: next - pressed))
      try await stage.daemon.output.expect("\"to\":\(next),")
    }
    stage.bus.resume()
    try await stage.watch.output.expect(told, after: mark)
  }

  @Test func `programs can reach the slider again after the bus is killed and restarted`()
    async throws
  {
    let stage = try await BusStage("--steps", "5")
    for round in 0..<3 {
      let (mark, told) = (stage.watch.output.count, stage.daemon.errors.count)
      try await stage.bus.kill()
      try await stage.watch.output.expect(#""reason":"gone""#, after: mark)
      try stage.press(round.isMultiple(of: 2) ? "right" : "left")
      try await stage.bus.restart()
      let text = round.isMultiple(of: 2) ? "4 of 5" : "3 of 5"
      try await stage.watch.output.expect(text, after: mark)
      // Programs reach sliderd before it reports this. A bus that failed in between isn't reported.
      try await stage.daemon.errors.expect("session bus is back", after: told)
    }
    #expect(try await stage.ask("get", "text").output == "4 of 5\n")
    stage.daemon.closeInput()
    let errors = try await stage.daemon.result().errors
    #expect(errors.components(separatedBy: "lost the D-Bus session bus").count == 4)
  }

  @Test func `get, set and watch reach each of 1,000 sliders`() async throws {
    let sliders = (0..<1000).map { "[[slider]]\nid = \"s\($0)\"\nsteps = 5\n" }
    let stage = try await BusStage(configuration: sliders.joined())
    try await stage.watch.output.expect(#""id":"s999""#)
    #expect(try await stage.ask("get", "s999", "text").output == "3 of 5\n")
    #expect(try await stage.ask("set", "s0", "5").output == "5 of 5\n")
    try await stage.watch.output.expect(#""event":"change","id":"s0","from":2,"to":4"#)
  }

  @Test func `shell commands read, set and watch each slider by its ID, and explain mistakes`()
    async throws
  {
    let stage = try await BusStage(configuration: Self.panel)
    let all = try await stage.ask("get", "--all")
    #expect(
      all.output == """
        text-size\t2\tMedium, 2 of 3
        tone\t2\t2 of 3, dimmed
        volume\t0\t0 percent

        """
    )
    let shell = ["---completion", "get", "--", "positional@0", "0", "0", "get", ""]
    let offered = try await ChildProcess.run(BusStage.client(stage.bus, shell)).output
    #expect(offered.split(separator: "\n") == ["text-size", "tone", "volume"])
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
    let wrong = try await stage.ask("set", "volume", "7")
    #expect(wrong.errors == "sliderd: unknown stop \"7\"; the nearest stops are 5 and 10\n")
    #expect(wrong.status == .code(65))
    #expect(try await stage.ask("increment", "tone").status == .code(69))
    try await watching()
  }

  private func watching() async throws {
    let stage = try await BusStage("--steps", "5", "--label", "Size")
    let watch = try ChildProcess(BusStage.client(stage.bus, ["watch"]))
    try await watch.output.expect("Size: 3 of 5\n")
    let process = ["watch", "--instance", "\(stage.daemon.pid)"]
    let bound = try ChildProcess(BusStage.client(stage.bus, process))
    try await bound.output.expect("Size: 3 of 5\n")
    try stage.press("right", "right", "right", "left")
    try await watch.output.expect("Size: 3 of 5\n4 of 5\n5 of 5\n4 of 5\n")
    let mark = watch.errors.count
    stage.daemon.closeInput()
    try await watch.errors.expect("sliderd is not running; waiting for it\n", after: mark)
    #expect(try await bound.result().status == .code(0))
    let next = try ChildProcess(BusStage.sliderd(stage.bus, ["--steps", "2"]), input: .pipe)
    try await watch.output.expect("slider: 2 of 2\n")
    next.closeInput()
    try await stage.watch.output.expect(#"{"event":"end","reason":"gone"}"#)
  }
}

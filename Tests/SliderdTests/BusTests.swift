// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

/// Programs that read and set a running sliderd over a real bus.
@Suite struct BusTests {
  @Test func `busctl alone can find, read, move and set the slider`() async throws {
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
        == "bs false \"Large, 3 of 3\"\n"
    )
    _ = try await stage.busctl("call", name, path, interface, "Set", "s", "Small")
    #expect(try await stage.busctl("get-property", name, path, interface, "Index") == "u 0\n")
    _ = try await stage.busctl("set-property", name, path, interface, "Index", "u", "1")
    #expect(try await stage.busctl("get-property", name, path, interface, "Value") == "s \"2\"\n")
    let wrong = try await stage.busctl("call", name, path, interface, "Set", "s", "Huge")
    #expect(
      wrong == "Call failed: unknown stop \"Huge\"; the stops are Small, Medium, Large\n"
    )
  }

  @Test func `a key press reaches a listener that knows only D-Bus properties`() async throws {
    let stage = try await BusStage("--steps", "5")
    let listener = try ChildProcess(
      Command(
        "busctl",
        ["--address=\(stage.bus.address)", "monitor", "--json=short", "org.stepslider.Sliderd1"]
      )
    )
    try await listener.errors.expect("Monitoring bus message stream.")
    try stage.press("right")
    try await listener.output.expect(where: { text in
      text.contains("PropertiesChanged") && text.contains(#""Text":{"type":"s","data":"4 of 5"}"#)
    })
  }

  @Test func `a change by a program is silent, but it is printed, saved and runs the command`()
    async throws
  {
    let folder = try TemporaryFolder()
    let stage = try await BusStage(
      "--steps",
      "5",
      "--state",
      folder.file("state"),
      "--on-change",
      "touch \(folder.file("done-")){value}"
    )
    try await stage.daemon.output.expect("Use the arrow keys to adjust.")
    let mark = try stage.events.count
    #expect(try await stage.ask("set", "5").output == "5 of 5\n")
    #expect(try await stage.ask("decrement", "--say").output == "4 of 5\n")
    try await stage.daemon.output.expect(#""speech","text":"4 of 5""#)
    let events = try stage.events.dropFirst(mark)
    #expect(events.map(\.event) == ["change", "change", "speech"])
    #expect(events.first?.cause == "program")
    #expect(events.first?.to == 4)
    stage.daemon.closeInput()
    #expect(try await stage.daemon.exit() == .code(0))
    #expect(try String(contentsOfFile: folder.file("state"), encoding: .utf8).contains("4/5"))
    #expect(FileManager.default.fileExists(atPath: folder.file("done-4")))
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
      try await stage.daemon.output.expect("\"to\":\(next),", within: .seconds(30))
    }
    stage.bus.resume()
    try await stage.watch.output.expect(told, after: mark, within: .seconds(30))
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
      try await stage.watch.output.expect(text, after: mark, within: .seconds(30))
      // Programs reach sliderd before it reports this. A bus that failed in between isn't reported.
      try await stage.daemon.errors.expect("session bus is back", after: told)
    }
    #expect(try await stage.ask("get", "text").output == "4 of 5\n")
    stage.daemon.closeInput()
    let errors = try await stage.daemon.result().errors
    #expect(errors.components(separatedBy: "lost the D-Bus session bus").count == 4)
  }

  @Test func `a second sliderd uses its own bus name, and takes over the first's when that exits`()
    async throws
  {
    let stage = try await BusStage("--steps", "5")
    let second = try ChildProcess(
      BusStage.sliderd(stage.bus, ["--steps", "9", "--label", "Second"]),
      input: .pipe
    )
    let name = "org.stepslider.Sliderd1.instance\(second.pid)"
    try await second.errors.expect("this one is \(name)\n")
    #expect(try await stage.ask("get", "count").output == "5\n")
    let other = try await stage.ask("get", "count", "--instance", "\(second.pid)")
    #expect(other.output == "9\n")
    stage.daemon.closeInput()
    try await stage.watch.output.expect(#""label":"Second""#)
    #expect(try await stage.ask("get", "label").output == "Second\n")
  }

  @Test(arguments: [
    ["--steps", "3"], ["--steps", "3", "--bus", "auto"], ["--steps", "3", "--bus", "none"],
  ])
  func `without a bus, keys and speech work and no error is printed`(arguments: [String])
    async throws
  {
    var command = Program.sliderd("--audio", "none", "--output", "json")
    command.arguments += arguments
    let result = try await ChildProcess.run(command, input: "right\nwait\nleft\n")
    #expect(result.status == .code(0))
    #expect(result.errors == "")
    #expect(try Event.all(in: result.output).spoken.suffix(2) == ["3 of 3, maximum", "2 of 3"])
  }

  @Test func `a requested bus that isn't running is reported once`() async throws {
    let command = Program.sliderd(
      "--steps",
      "3",
      "--audio",
      "none",
      "--output",
      "none",
      "--bus",
      "session",
      environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"]
    )
    let child = try ChildProcess(command, input: .pipe)
    try await child.errors.expect(
      "other programs can't reach the slider until the bus is available\n"
    )
    try child.write("sleep 900\n")
    child.closeInput()
    let result = try await child.result()
    #expect(result.status == .code(0))
    #expect(result.errors.components(separatedBy: "until the bus is available").count == 2)
  }
}

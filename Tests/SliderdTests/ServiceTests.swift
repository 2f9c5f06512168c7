// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSliderEvdev
import StepSliderTerminal
import TestBench
import Testing

/// A sliderd with a configuration: its devices, and SIGHUP, which reloads the configuration.
@Suite(.timeLimit(.minutes(2)))
struct ServiceTests {
  private let folder: TemporaryFolder
  private let path: String
  private let sliders = """
    [[slider]]
    id = "size"
    label = "Size"
    steps = 5
    [[slider]]
    id = "tone"
    label = "Tone"
    steps = 9

    """

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("knob")
  }

  private func input(_ path: String, _ more: String = "") -> String {
    "[[input]]\ndevice = \"\(path)\"\nlabel = \"Knob\"\n\(more)\n"
  }

  @Test func `a configured device works without a terminal, with its own bindings`() async throws {
    var knob = try #require(PipedDevice(at: path))
    let keys = #"keys = { KEY_A = "increment", KEY_B = "next", REL_DIAL = "step" }"#
    let daemon = try await ConfiguredDaemon(folder, input(path, keys) + sliders)
    knob.press("KEY_A")
    try await daemon.expect("4 of 5")
    knob.press("KEY_B")
    try await daemon.expect("Tone, horizontal slider, 5 of 9.")
    knob.press("KEY_UP")
    knob.turn(by: 2)
    try await daemon.expect("7 of 9")
    let mark = daemon.process.output.count
    knob.unplug()
    try await daemon.expect("Knob unplugged", after: mark)
    knob = try #require(PipedDevice(at: path))
    try await daemon.expect("Knob connected", after: mark)
    let told = try daemon.events(after: mark).filter { $0.event == "device" }
    #expect(told.first?.state == "unplugged" && told.first?.name == "Knob")
    let result = try await daemon.end()
    #expect(result.status == .code(0))
    #expect(result.output.hasSuffix("{\"event\":\"end\",\"reason\":\"terminate\"}\n"))
    withExtendedLifetime(knob) {}
  }

  @Test func `without standard input, the configured devices still work`() async throws {
    let knob = try #require(PipedDevice(at: path))
    let daemon = try await ConfiguredDaemon(folder, input(path) + sliders, "--input", "none")
    knob.press("KEY_UP")
    try await daemon.expect("4 of 5")
    #expect(try await daemon.end().status == .code(0))
  }

  @Test func `an unusable device is reported with its location in the file`() async throws {
    let toml = folder.file("sliderd/sliderd.toml")
    try folder.write(input("/dev/null") + sliders, to: "sliderd/sliderd.toml")
    let command = Program.sliderd("--audio", "none", "--config", toml)
    let result = try await ChildProcess.run(command)
    #expect(
      result.errors
        == "sliderd: \(toml):2:10: input[1].device: /dev/null is not an input device\n"
    )
    #expect(result.status == .code(66))
  }

  @Test func `input flags override the devices in the file`() async throws {
    try folder.write(input(path) + sliders, to: "sliderd/sliderd.toml")
    let command = Program.sliderd(
      "--audio",
      "none",
      "--input",
      "lines",
      environment: ["XDG_CONFIG_HOME": folder.path]
    )
    let result = try await ChildProcess.run(command, input: "right\n")
    #expect(result.output.hasSuffix("4 of 5\n") && result.errors == "")
  }

  @Test func `SIGHUP adds and removes sliders and keeps the positions of those that stay`()
    async throws
  {
    let knob = try #require(PipedDevice(at: path))
    let daemon = try await ConfiguredDaemon(folder, input(path) + sliders)
    knob.turn(by: 1)
    try await daemon.expect("4 of 5")
    let files = daemon.openFiles
    let more = "[[slider]]\nid = \"new\"\nlabel = \"New\"\nsteps = 3\n"
    let came = try await daemon.reload(input(path) + more + sliders)
    #expect(came.contains { $0.event == "reload" && $0.sliders == ["new", "size", "tone"] })
    #expect(came.spoken == ["settings updated"])
    // Devices that stay are not reopened.
    #expect(daemon.openFiles.filter { files[$0.key] != nil } == files)
    knob.turn(by: 1)
    try await daemon.expect("5 of 5, maximum")
    let mark = daemon.process.output.count
    try await daemon.reload(input(path) + more)
    try await daemon.expect("New, horizontal slider, 2 of 3.", after: mark)
    let back = daemon.process.output.count
    try await daemon.reload(input(path) + sliders)
    try await daemon.expect("Size, horizontal slider, 5 of 5.", after: back)
    #expect(try await daemon.end().status == .code(0))
    let kept = try String(contentsOfFile: folder.file("state/sliderd/size"), encoding: .utf8)
    #expect(kept == "1 5/5 -\n")
  }

  @Test func `SIGHUP names the configuration file that no longer exists`() async throws {
    let daemon = try await ConfiguredDaemon(folder, sliders, "--input", "none")
    #expect(unlink(folder.file("sliderd/sliderd.toml")) == 0)
    #expect(try await daemon.reload().spoken.contains("settings not updated"))
    let path = folder.file("sliderd/sliderd.toml")
    let errors = try await daemon.end().errors
    #expect(errors.contains("settings not updated: \(path) no longer exists\n"))
  }

  @Test func `SIGHUP opens newly named devices and closes the others`() async throws {
    let (old, other) = (try #require(PipedDevice(at: path)), folder.file("other"))
    let new = try #require(PipedDevice(at: other))
    let daemon = try await ConfiguredDaemon(folder, input(path) + sliders)
    try await daemon.reload(input(other, #"keys = { KEY_A = "decrement" }"#) + sliders)
    new.press("KEY_A")
    try await daemon.expect("2 of 5")
    #expect(!daemon.openFiles.values.contains(path))
    try await daemon.reload(input(other, #"keys = { KEY_A = "maximum" }"#) + sliders)
    new.press("KEY_A")
    try await daemon.expect("5 of 5, maximum")
    let absent = daemon.process.output.count
    try await daemon.reload(input(folder.file("absent")) + sliders)
    try await daemon.expect("Knob unplugged", after: absent)
    withExtendedLifetime(old) {}
  }

  @Test(arguments: [
    ("[speech]\nrate = 7\n", ":2:8: speech.rate: 7 is out of range; use 80 to 900"),
    ("[speech]\nvoice = \"en-xx\"\n", "unknown voice \"en-xx\""),
    ("[[input]]\ndevice = \"/dev/null\"\n", ":2:10: input[1].device: /dev/null is not an input"),
    (
      "[[slider]]\nid = \"s\"\nsteps = 3\nstate = \"/no/where\"\n",
      "/no/where: can't write the file"
    ),
  ])
  func `an invalid file changes nothing, and its mistakes are reported`(
    wrong: String,
    message: String
  ) async throws {
    let knob = try #require(PipedDevice(at: path))
    let daemon = try await ConfiguredDaemon(folder, input(path) + sliders)
    let events = try await daemon.reload(wrong + sliders)
    #expect(events.spoken.last == "settings not updated")
    #expect(events.contains { $0.event == "reload" && $0.done == false })
    try await daemon.process.errors.expect(message)
    knob.turn(by: 1)
    try await daemon.expect("4 of 5")
    #expect(try await daemon.end().errors.contains("settings not updated"))
  }

  @Test func `SIGHUP changes the voice and its language`() async throws {
    let knob = try #require(PipedDevice(at: path))
    let daemon = try await ConfiguredDaemon(folder, input(path) + sliders, "--audio", "none")
    let mark = daemon.process.output.count
    try await daemon.reload("[speech]\nvoice = \"de\"\nrate = 300\n" + input(path) + sliders)
    try await daemon.expect("Einstellungen aktualisiert", after: mark)
    try await daemon.expect("Size, horizontaler Schieberegler, 3 von 5.", after: mark)
    knob.turn(by: 1)
    try await daemon.expect("4 von 5", after: mark)
  }

  @Test func `a reload lets a running command finish, and then the new command runs`() async throws
  {
    let knob = try #require(PipedDevice(at: path))
    let log = folder.file("log")
    let gate = folder.file("gate")
    #expect(mkfifo(gate, 0o600) == 0)
    let pipe = open(gate, O_RDWR)
    defer { close(pipe) }
    let slider = { (script: String) in
      """
      [[slider]]
      id = "size"
      steps = 5
      on_change = ["/bin/sh", "-c", "\(script) $0 >>'\(log)'", "{value}"]

      """
    }
    let old = slider("read word <'\(gate)'; echo old")
    let daemon = try await ConfiguredDaemon(folder, input(path) + old)
    knob.turn(by: 1)
    try await daemon.expect("4 of 5")
    try await daemon.reload(input(path) + slider("echo new"))
    knob.turn(by: 1)
    try await daemon.expect("5 of 5, maximum")
    #expect(write(pipe, "\n", 1) == 1)
    daemon.process.signal(SIGINT)
    #expect(try await daemon.process.exit() == .code(130))
    #expect(try String(contentsOfFile: log, encoding: .utf8) == "old 4\nnew 5\n")
  }

  @Test func `a slider that takes over a removed slider's file starts at its latest position`()
    async throws
  {
    let knob = try #require(PipedDevice(at: path))
    let slider = { (id: String) in
      "[[slider]]\nid = \"\(id)\"\nsteps = 9\nstate = \"\(folder.file("position"))\"\n"
    }
    let daemon = try await ConfiguredDaemon(folder, input(path) + slider("old"))
    knob.turn(by: 1)
    try await daemon.expect("6 of 9")
    let mark = daemon.process.output.count
    try await daemon.reload(input(path) + slider("new"))
    try await daemon.expect("Horizontal slider, 6 of 9.", after: mark)
    #expect(try await daemon.end().status == .code(0))
    let kept = try String(contentsOfFile: folder.file("position"), encoding: .utf8)
    #expect(kept == "1 6/9 -\n")
  }

  @Test func `keys work while a program is asked for a new slider's initial stop`() async throws {
    let knob = try #require(PipedDevice(at: path))
    let (turn, answer) = (folder.file("turn"), folder.file("answer"))
    try Data(PipedDevice.bytes(of: [(2, 7, 1), (0, 0, 0)])).write(to: URL(filePath: turn))
    #expect(mkfifo(answer, 0o600) == 0)
    let pipe = open(answer, O_RDWR)
    defer { close(pipe) }
    let size = """
      [[slider]]
      id = "size"
      label = "Size"
      steps = 5
      on_change = ["sh", "-c", "echo {value} >'\(answer)'"]

      """
    // Turns the knob, and prints the result.
    let script = "cat '\(turn)' >'\(path)'; read answer <'\(answer)'; echo $answer"
    let new = """
      [[slider]]
      id = "new"
      from = 0
      to = 10
      value_from = ["sh", "-c", "\(script)"]

      """
    let daemon = try await ConfiguredDaemon(folder, input(path) + size)
    let events = try await daemon.reload(input(path) + new + size)
    #expect(events.spoken.suffix(2) == ["4 of 5", "settings updated"])
    let mark = daemon.process.output.count
    knob.press("KEY_TAB")
    try await daemon.expect("Horizontal slider, 4, minimum 0, maximum 10.", after: mark)
  }
}

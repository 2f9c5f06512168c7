// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import Testing

/// sliderd on the accessibility bus, and the choice of voice.
@Suite(.timeLimit(.minutes(2)))
struct ScreenReaderTests {
  private static let words = ["--label", "Text size", "--names", "Tiny,Small,Medium,Large,Huge"]
  private static let entry =
    "event object:announcement 2 0 'Text size, horizontal slider, Medium, 3 of 5.'"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sliderd(
    _ arguments: [String],
    _ environment: [String: String]
  ) throws -> ChildProcess {
    var command = Program.sliderd("--audio", "none", "--output", "json", "--input", "lines")
    command.arguments += arguments
    command.environment.merge(environment) { own, _ in own }
    return try ChildProcess(command, input: .pipe)
  }

  @Test func `a screen reader can find, read and set sliderd --steps 5`() async throws {
    let session = try await AccessibleSession()
    let slider = try sliderd(["--steps", "5", "--screen-reader", "on"], session.environment)
    try await slider.output.expect("\"ready\"")
    let client = try await AssistiveClient(environment: session.environment)
    var tree: [String] = []
    while tree.isEmpty { tree = (try? await client.ask("tree sliderd")) ?? [] }
    #expect(
      tree == [
        "application 'sliderd'", "  frame 'sliderd'", "    panel ''", "      slider '' 2 of 0 to 4",
      ]
    )
    let start = slider.output.count
    try await client.ask("set 4 slider/")
    try await slider.output.expect("\"cause\":\"accessibility\"", after: start)
    try await slider.output.expect("\"text\":\"5 of 5, maximum\"", after: start)
    try await client.ask("act decrement on slider/")
    try await slider.output.expect("\"from\":4,\"to\":3", after: start)
    #expect(try await client.ask("grab slider/") == ["done False"])
  }

  @Test func `a screen reader gets the words while it listens; then sliderd speaks again`()
    async throws
  {
    let session = try await AccessibleSession()
    let reader = try await AssistiveClient(environment: session.environment)
    try await reader.listenAsScreenReader()
    try await reader.ask("listen object:announcement")
    let slider = try await reader.reads(Self.entry) { try sliderd(Self.words, session.environment) }
    let start = reader.mark
    try slider.write("right\n")
    try await reader.hear("event object:announcement 2 0 'Large, 4 of 5'", since: start)
    try await slider.output.expect("\"to\":3")
    #expect(!slider.output.text.contains("speech"))
    try await reader.kill()
    // One voice answers each key. The signal that the reader exited arrives in between.
    while !slider.output.text.contains("speech") {
      let count = slider.output.count
      try slider.write("space\nleft\nright\n")
      try await slider.output.expect("\"to\":3", after: count)
    }
  }

  @Test func `the last words are announced before sliderd exits`() async throws {
    let session = try await AccessibleSession()
    let reader = try await AssistiveClient(environment: session.environment)
    try await reader.listenAsScreenReader()
    try await reader.ask("listen object:announcement")
    let slider = try await reader.reads(Self.entry) { try sliderd(Self.words, session.environment) }
    let start = reader.mark
    let begin = ContinuousClock.now
    try slider.write("right\nwait\nright\n")
    slider.closeInput()
    let result = try await slider.result()
    #expect(result.status == .code(0))
    #expect(ContinuousClock.now - begin > .milliseconds(600), "each can be queried for 0.3 s")
    // A reader queries the source of an announcement, which works only while sliderd is running.
    for words in ["Large, 4 of 5", "Huge, 5 of 5, maximum"] {
      let event = "event object:announcement 2 0 '\(words)' from Text size (sliderd)"
      try await reader.hear(event, since: start)
    }
  }

  @Test func `a screen reader gets only some of many fast steps, and always the last`() async throws
  {
    let session = try await AccessibleSession()
    let reader = try await AssistiveClient(environment: session.environment)
    try await reader.listenAsScreenReader()
    try await reader.ask("listen object:announcement")
    let slider = try await reader.reads(Self.entry) { try sliderd(Self.words, session.environment) }
    let start = reader.mark
    try slider.write(String(repeating: "left\nright\n", count: 20) + "end\n")
    try await reader.hear("event object:announcement 2 0 'Huge, 5 of 5, maximum'", since: start)
    #expect(reader.events(since: start).count < 20, "too many announcements for 41 steps")
  }

  @Test(arguments: ["terminal", "plain"])
  func `words announced to a screen reader aren't also printed in the terminal`(output: String)
    async throws
  {
    let session = try await AccessibleSession()
    let reader = try await AssistiveClient(environment: session.environment)
    try await reader.listenAsScreenReader()
    try await reader.ask("listen object:announcement")
    let terminal = try await reader.reads(Self.entry) {
      try slider(on: session, "--output", output)
    }
    let start = reader.mark
    for (keys, words) in [
      ("5", "Huge, 5 of 5, maximum"), ("\u{1B}[D", "Large, 4 of 5"), ("2", "Small, 2 of 5"),
      ("?", "Text size, horizontal slider, Small"),
    ] {
      try terminal.write(keys)
      try await reader.hear("event object:announcement 2 0 '\(words)", since: start)
    }
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
    let screen = try await terminal.screen.completed()
    let drawn = ["Medium", "Huge", "Large", "Small"].filter(screen.contains)
    // The drawing returns with a key after which a screen reader doesn't read it.
    #expect(drawn == (output == "plain" ? [] : ["Large"]))
  }

  @Test func `after the screen reader exits, every key draws the slider`() async throws {
    let session = try await AccessibleSession()
    let reader = try await AssistiveClient(environment: session.environment)
    try await reader.listenAsScreenReader()
    let terminal = try slider(on: session)
    try terminal.write("\u{1B}[C")
    try await terminal.expect("Large, 4 of 5")
    try await reader.kill()
    // The signal that the reader exited arrives in between.
    while !terminal.screen.text.contains("Huge") {
      let count = terminal.screen.count
      try terminal.write("5\u{1B}[D")
      try await terminal.expect("Large, 4 of 5", after: count)
    }
  }

  @Test func `a knob's slider has the focus if no window does, and announces its ends separately`()
    async throws
  {
    let session = try await AccessibleSession()
    let reader = try await AssistiveClient(environment: session.environment)
    try await reader.listenAsScreenReader()
    try await reader.ask("listen object:announcement")
    try await reader.ask("listen object:state-changed:focused")
    let path = folder.file("knob")
    let knob = try #require(PipedDevice(at: path))
    var command = Program.sliderd("--audio", "none", "--output", "json")
    command.arguments += Self.words + ["--input", "evdev:\(path)"]
    command.environment.merge(session.environment) { own, _ in own }
    let slider = try await reader.reads("event object:state-changed:focused 1") { [command] in
      try ChildProcess(command)
    }
    let start = reader.mark
    knob.press("KEY_RIGHT")
    try await reader.hear("event object:property-change:accessible-value", since: start)
    knob.press("KEY_END")
    knob.press("KEY_RIGHT")
    try await reader.hear("event object:announcement 2 0 'Huge, 5 of 5, maximum'", since: start)
    #expect(reader.events(since: start).filter { $0.hasPrefix("object:announcement") }.count == 1)
    #expect(!slider.output.text.contains("Huge, 5 of 5, maximum"))
    // A screen reader reads its focused slider by itself, even when a program sets and announces
    // it.
    let later = reader.mark
    var set = Program.sliderd("set", "Tiny", "--say", "--bus", "session")
    set.environment.merge(session.environment) { own, _ in own }
    #expect(try await ChildProcess.run(set).output == "Tiny, 1 of 5\n")
    knob.press("KEY_LEFT")
    try await reader.hear("event object:announcement 2 0 'Tiny, 1 of 5, minimum'", since: later)
    #expect(reader.events(since: later).filter { $0.hasPrefix("object:announcement") }.count == 1)
  }

  private func slider(on session: AccessibleSession, _ flags: String...) throws -> PseudoTerminal {
    var command = Program.sliderd("--audio", "none")
    command.arguments += Self.words + flags
    command.environment.merge(session.environment) { own, _ in own }
    return try PseudoTerminal(command)
  }

  @Test func `without a screen reader, sliderd stays off the bus and speaks itself`() async throws {
    let session = try await AccessibleSession()
    let client = try await AssistiveClient(environment: session.environment)
    let slider = try sliderd(Self.words, session.environment)
    try await slider.output.expect("\"text\":\"Text size, horizontal slider, Medium, 3 of 5.\"")
    #expect(try await client.ask("apps") == [])
    try await client.listenAsScreenReader()
    var programs: [String] = []
    while programs.isEmpty { programs = try await client.ask("apps") }
    #expect(programs == ["sliderd"])
  }

  @Test func `--screen-reader off is obeyed, and without a bus everything else works`() async throws
  {
    let session = try await AccessibleSession()
    let client = try await AssistiveClient(environment: session.environment)
    try await client.listenAsScreenReader()
    let quiet = try sliderd(Self.words + ["--screen-reader", "off"], session.environment)
    try await quiet.output.expect("\"speech\"")
    #expect(try await client.ask("apps") == [])
    let alone = try sliderd(Self.words + ["--screen-reader", "on"], AccessibleSession.bare)
    try alone.write("right\n")
    try await alone.output.expect("\"text\":\"Large, 4 of 5\"")
    alone.closeInput()
    let result = try await alone.result()
    #expect(result.status == .code(0))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("screen readers can't find the slider"))
  }
}

extension AssistiveClient {
  /// Starts programs until one leaves its first words to this screen reader. On a slow machine,
  /// sliderd may learn too late that a reader listens, and then speaks them itself.
  fileprivate func reads<Program>(_ words: String, of start: () throws -> Program) async throws
    -> Program
  {
    var attempt = 1
    while true {
      let mark = mark
      let program = try start()
      do {
        try await hear(words, since: mark, within: .seconds(10))
        return program
      } catch let error as BenchError where attempt == 4 {
        throw error
      } catch is BenchError {
        attempt += 1
      }
    }
  }
}

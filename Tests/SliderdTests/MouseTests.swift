// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench
import Testing

@Suite struct MouseTests {
  private static let modesOn = "\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h"
  private static let modesOff = "\u{1B}[?2004l\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1004l"
  private static let question = "\u{1B}[6n"

  @Test func `clicks and drags move the thumb where the slider is drawn`() async throws {
    let terminal = try slider()
    try await place(terminal, "\u{1B}[7;20R")
    try await expect("4 of 5", from: terminal, after: "\u{1B}[<0;13;7M\u{1B}[<0;13;7m")
    try await expect("5 of 5", from: terminal, after: "\u{1B}[<0;13;7M\u{1B}[<32;17;9M")
    try await expect("1 of 5", from: terminal, after: "\u{1B}[<32;1;9M\u{1B}[<0;1;9m")
    try await expect("2 of 5", from: terminal, after: "\u{1B}[<64;60;7M")
  }

  @Test func `releasing the button before the terminal reports the new location ends the drag`()
    async throws
  {
    let terminal = try slider("--on-change", "false")
    try await place(terminal, "\u{1B}[7;20R")
    let pressed = terminal.screen.count
    try terminal.write("\u{1B}[<0;13;7M")
    // The error message moves the drawing to another line.
    try await terminal.expect("false failed", after: pressed)
    try await terminal.expect(Self.question, after: pressed)
    try await expect("2 of 5", from: terminal, after: "\u{1B}[<0;13;7m\u{1B}[8;20R\u{1B}[<0;5;8M")
  }

  @Test func `an impossible answer from the terminal is ignored`() async throws {
    let terminal = try slider()
    try await place(terminal, "\u{1B}[9223372036854775807;1R")
    try await expect("4 of 5", from: terminal, after: "\u{1B}[7;20R\u{1B}[<0;13;7M")
  }

  @Test func `Escape or a loss of focus during a drag restores the value`() async throws {
    let terminal = try slider()
    try await place(terminal, "\u{1B}[7;20R")
    for end in ["\u{1B}", "\u{1B}[O"] {
      try await expect("5 of 5", from: terminal, after: "\u{1B}[<0;17;7M")
      try await expect("3 of 5", from: terminal, after: end)
    }
  }

  @Test func `a vertical slider is drawn in place and follows the mouse`() async throws {
    let terminal = try slider("--names", "Low,Middle,High", "--orientation", "vertical")
    try await terminal.expect(
      "┬ High\r\r\n│\r\r\n● Middle\r\r\n│\r\r\n┴ Low\r\r\nMiddle, 2 of 3\r" + Self.question
    )
    try terminal.write("\u{1B}[12;1R")
    try await expect("\u{1B}[5A\r\u{1B}[J● High", from: terminal, after: "\u{1B}[<0;1;7M")
    try await expect("● Low\r\r\nLow, 1 of 3\r", from: terminal, after: "\u{1B}[<32;1;11M")
  }

  @Test func `a resized terminal is queried again, and the old location is forgotten`() async throws
  {
    let terminal = try slider("--orientation", "vertical")
    try await place(terminal, "\u{1B}[12;1R")
    let resized = terminal.screen.count
    try terminal.resize(to: WindowSize(columns: 40, rows: 5))
    try await terminal.expect(
      "├───┼───●───┼───┤  3 of 5\r\u{1B}[19C" + Self.question,
      after: resized
    )
    // The earlier location of 5 of 5.
    try terminal.write("\u{1B}[<0;1;3M\u{1B}[<0;1;3m\u{1B}[3;20R")
    try await expect("4 of 5", from: terminal, after: "\u{1B}[<0;13;3M")
    #expect(!terminal.screen.text.contains("5 of 5"))
  }

  @Test(arguments: [["--no-mouse"], ["--output", "plain"], []])
  func `without a mouse, no mode is set and the location isn't queried`(flags: [String])
    async throws
  {
    // The Linux console reports no mouse.
    let terminal = try slider(arguments: flags, term: flags.isEmpty ? "linux" : "xterm-256color")
    try await terminal.expect("3 of 5")
    try terminal.write("\u{1B}[<0;13;1M\u{1B}[7;20R\u{1B}[<0;1;7M\u{1B}[Cq")
    #expect(try await terminal.exit() == .code(0))
    let screen = try await terminal.screen.completed()
    #expect(screen.contains("4 of 5") && !screen.contains("1 of 5"))
    #expect(!screen.contains("?100") && !screen.contains(Self.question))
  }

  @Test(arguments: ["q", "\u{03}", "crash"])
  func `the modes are on while the slider is drawn, and off after the exit`(way: String)
    async throws
  {
    let terminal = try slider()
    try await terminal.expect(Self.modesOn)
    try await place(terminal, "\u{1B}[7;20R")
    if way == "crash" { terminal.signal(SIGSEGV) } else { try terminal.write(way) }
    _ = try await terminal.exit()
    try await terminal.expect(Self.modesOff)
  }

  @Test func `Ctrl-Z in a drag restores the value and turns the modes off until sliderd resumes`()
    async throws
  {
    let terminal = try PseudoTerminal(
      Program.sliderd("--steps", "5", "--audio", "none", environment: ["NO_COLOR": "1"]).asShellJob
    )
    try await place(terminal, "\u{1B}[7;20R")
    try await expect("5 of 5", from: terminal, after: "\u{1B}[<0;17;7M")
    try await expect(Self.modesOff, from: terminal, after: "\u{1A}")
    let stopped = try await terminal.expect("[stopped]")
    try terminal.write("\n")
    let resumed = try await terminal.expect(Self.modesOn, after: stopped)
    try await terminal.expect("3 of 5", after: resumed)
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
  }

  @Test func `sliderd waits at exit for a pending terminal answer, so that no shell reads it`()
    async throws
  {
    var longest = Duration.zero
    // A test that is itself kept waiting sees less of the time.
    for _ in 0..<8 where longest < .milliseconds(150) {
      let terminal = try slider()
      try await terminal.expect(Self.question)
      let start = try terminal.write("q")
      #expect(try await terminal.exit() == .code(0))
      longest = max(longest, Moment.now - start)
      try await terminal.expect(Self.modesOff)
    }
    #expect(longest >= .milliseconds(150))
  }

  @Test func `after Ctrl-Z, a vertical slider is drawn once and then updated in place`()
    async throws
  {
    let terminal = try PseudoTerminal(
      Program.sliderd(
        "--steps",
        "5",
        "--orientation",
        "vertical",
        "--audio",
        "none",
        environment: ["NO_COLOR": "1"]
      ).asShellJob
    )
    try await place(terminal, "\u{1B}[12;1R")
    try terminal.write("\u{1A}")
    let stopped = try await terminal.expect("[stopped]")
    try terminal.write("\n")
    try await terminal.expect(Self.question, after: stopped)
    try terminal.write("\u{1B}[Cq")
    #expect(try await terminal.exit() == .code(0))
    let screen = try await terminal.screen.completed().utf8.dropFirst(stopped)
    let resumed = String(decoding: screen, as: UTF8.self)
    #expect(resumed.contains("4 of 5"))
    #expect(!resumed.contains(Self.question + "\r\u{1B}[J"))
  }

  private func slider(_ arguments: String...) throws -> PseudoTerminal {
    try slider(arguments: arguments)
  }

  private func slider(
    arguments: [String],
    term: String = "xterm-256color"
  ) throws -> PseudoTerminal {
    var command = Program.sliderd("--audio", "none", environment: ["NO_COLOR": "1"])
    command.arguments += (arguments.contains("--names") ? [] : ["--steps", "5"]) + arguments
    return try PseudoTerminal(command, term: term)
  }

  /// Answers the query for the cursor's location.
  private func place(_ terminal: PseudoTerminal, _ answer: String) async throws {
    try await terminal.expect(Self.question)
    try terminal.write(answer)
  }

  private func expect(
    _ text: String,
    from terminal: PseudoTerminal,
    after bytes: String
  ) async throws {
    let start = terminal.screen.count
    try terminal.write(bytes)
    try await terminal.expect(text, after: start)
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench
import Testing

@Suite struct TerminalTests {
  @Test func `keys move the thumb, and the slider is redrawn in place`() async throws {
    let terminal = try slider("--names", "Tiny,Small,Medium,Large,Huge", "--label", "Text size")
    try await terminal.expect("├───┼───●───┼───┤  Medium, 3 of 5")
    try terminal.write("\u{1B}[C")
    try await terminal.expect("├───┼───┼───●───┤  Large, 4 of 5\r\u{1B}[30C")
    try terminal.write("\u{1B}OC")
    try await terminal.expect("├───┼───┼───┼───●  Huge, 5 of 5")
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
    let screen = try await terminal.screen.completed()
    #expect(screen.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
  }

  @Test func `an arrow key whose bytes arrive separately is recognised`() async throws {
    let terminal = try slider("--steps", "5")
    try await terminal.expect("3 of 5")
    for bytes in ["\u{1B}[", "D"] { try terminal.write(bytes) }
    try await terminal.expect("2 of 5")
  }

  @Test func `a lone Escape restores the initial value`() async throws {
    let terminal = try slider("--steps", "5")
    let start = try await terminal.expect("3 of 5")
    try terminal.write("44\u{1B}[C")
    try await terminal.expect("5 of 5")
    try terminal.write("\u{1B}")
    try await terminal.expect("3 of 5", after: start)
  }

  @Test func `pasted text isn't treated as keys`() async throws {
    let terminal = try slider("--steps", "5")
    try await terminal.expect("\u{1B}[?2004h")
    try terminal.write("\u{1B}[200~q5\u{03}\u{1B}[201~\u{1B}[D")
    try await terminal.expect("2 of 5")
  }

  enum WayOut: CaseIterable {
    case q, ctrlD, ctrlC, terminate, interrupt, quit, crash, abort, trap

    var keys: String? { [.q: "q", .ctrlD: "\u{04}", .ctrlC: "\u{03}"][self] }

    var signal: Int32 {
      switch self {
      case .terminate: SIGTERM
      case .interrupt: SIGINT
      case .quit: SIGQUIT
      case .crash: SIGSEGV
      case .abort: SIGABRT
      default: SIGTRAP
      }
    }

    var isCrash: Bool { [.crash, .abort, .trap].contains(self) }

    var status: TestBench.ExitStatus {
      switch self {
      case .q, .ctrlD, .terminate: .code(0)
      case .ctrlC, .interrupt: .code(130)
      default: .signal(signal)
      }
    }
  }

  @Test(arguments: WayOut.allCases.filter { !Sanitizer.isOn || !$0.isCrash })
  func `the terminal is restored on every kind of exit`(way: WayOut) async throws {
    let terminal = try slider("--steps", "5")
    try await terminal.expect("\u{1B}[?2004h")
    try await terminal.expect("3 of 5")
    #expect(try terminal.modes.isRaw)
    if let keys = way.keys { try terminal.write(keys) } else { terminal.signal(way.signal) }
    #expect(try await terminal.exit() == way.status)
    #expect(try terminal.modes == terminal.initialModes)
    let screen = try await terminal.screen.completed()
    #expect(screen.contains("\u{1B}[?2004l") && screen.utf8.contains(UInt8(ascii: "\n")))
  }

  @Test func `losing the terminal ends the program`() async throws {
    let terminal = try slider("--steps", "5")
    try await terminal.expect("3 of 5")
    terminal.hangUp()
    #expect(try await terminal.exit() == .code(0))
  }

  @Test func `an unread terminal doesn't delay the exit`() async throws {
    let terminal = try slider("--steps", "1000000")
    try await terminal.expect("500,001 of 1,000,000")
    terminal.screen.close()
    for _ in 0..<400 { try terminal.write("\u{1B}[C\u{1B}[6~") }
    terminal.signal(SIGTERM)
    #expect(try await terminal.exit() == .code(0))
  }

  @Test func `Ctrl-Z restores the terminal, and resuming redraws the slider`() async throws {
    let command = Program.sliderd("--steps", "5", "--audio", "none").asShellJob
    let terminal = try PseudoTerminal(command)
    try await terminal.expect("3 of 5")
    try terminal.write("\u{1B}[C\u{1A}")
    let stopped = try await terminal.expect("[stopped]")
    #expect(try !terminal.modes.isRaw)
    try terminal.write("\n")
    try await terminal.expect("4 of 5", after: stopped)
    #expect(try terminal.modes.isRaw)
    try terminal.write("\u{1B}[C")
    try await terminal.expect("5 of 5", after: stopped)
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
  }

  @Test func `resizing the terminal redraws the slider`() async throws {
    let terminal = try slider("--steps", "5", "--label", "Text size")
    let start = try await terminal.expect("Text size  ├───┼───●───┼───┤  3 of 5")
    try terminal.resize(to: WindowSize(columns: 20))
    try await terminal.expect("├─┼─●─┼─┤  3 of 5", after: start)
  }

  @Test func `NO_COLOR, a plain locale and a dumb terminal are respected`() async throws {
    let ascii = try PseudoTerminal(
      Program.sliderd(
        "--steps",
        "5",
        "--audio",
        "none",
        environment: ["NO_COLOR": "1", "LANG": "C"]
      )
    )
    try await ascii.expect("|---+---O---+---|  3 of 5")
    #expect(!ascii.screen.text.contains("\u{1B}[1m"))
    let dumb = try PseudoTerminal(
      Program.sliderd("--steps", "5", "--audio", "none"),
      term: "dumb"
    )
    try await dumb.expect("3 of 5\r\n")
    try dumb.write("\u{1B}[C")
    try await dumb.expect("4 of 5\r\n")
    #expect(!dumb.screen.text.contains("\u{1B}"))
  }

  @Test func `sliderd survives a megabyte of noise and handles the next key`() async throws {
    let terminal = try slider("--steps", "1000")
    try await terminal.expect("501 of 1,000")
    var random = Noise(state: 11)
    // Excludes the keys that quit or suspend: q, Ctrl-C, Ctrl-D and Ctrl-Z.
    let forbidden = Set("q\u{03}\u{04}\u{1A}".utf8)
    for _ in 0..<256 {
      let bytes = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) }
      try terminal.write(bytes.filter { !forbidden.contains($0) })
    }
    let start = terminal.screen.count
    // Ends a paste that the noise may have begun.
    try terminal.write("\u{1B}[201~\u{1B}[H\u{1B}[H")
    try await terminal.expect(" 1 of 1,000", after: start)
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
  }

  private func slider(_ arguments: String...) throws -> PseudoTerminal {
    var command = Program.sliderd("--audio", "none", environment: ["NO_COLOR": "1"])
    command.arguments += arguments
    return try PseudoTerminal(command)
  }
}

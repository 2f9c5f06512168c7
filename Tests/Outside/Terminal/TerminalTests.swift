// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench
import TestFiles
import Testing

/// A real terminal: the kernel's modes, its signals and its size, and a shell's jobs.
@Suite struct TerminalTests {
  private static let modesOn = "\u{1B}[>7u\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h"
  private static let pastesOn = "\u{1B}[?2004h"
  private static let pastesOff = "\u{1B}[?2004l"
  private static let modesOff = "\u{1B}[<u\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1004l"
  private static let question = "\u{1B}[6n"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `keys, clicks and a new size redraw the slider in place`() async throws {
    let terminal = try slider("--names", "Tiny,Small,Medium,Large,Huge", "--label", "Text size")
    let (filled, rest) = ("━━━━━━━━━━━", "───────────")
    try await terminal.expect(
      "Text size  ┝\(filled)┿\(filled)●\(rest)┼\(rest)┤  Medium, 3 of 5\r\r\n"
        + "           Tiny      Small      Medium       Large      Huge\r\u{1B}[1A\u{1B}[62C"
    )
    for bytes in ["\u{1B}[", "C"] { try terminal.write(bytes) }
    try await terminal.expect("┿\(filled)●\(rest)┤  Large, 4 of 5")
    try terminal.write("\u{1B}[7;63R\u{1B}[<0;12;7M\u{1B}[<0;12;7m")
    try await terminal.expect("●\(rest)┼\(rest)┼\(rest)┼\(rest)┤  Tiny, 1 of 5")
    let lines = terminal.screen.text.utf8.count { $0 == UInt8(ascii: "\n") }
    #expect(lines == 3, "each picture has one line below the value")
    let mark = terminal.screen.count
    try terminal.resize(to: WindowSize(columns: 30))
    try await terminal.expect(
      "Text size\r\r\n●──────┼──────┼──────┼──────┤\r\r\nTiny       Medium        Huge\r\r\n"
        + "Tiny, 1 of 5",
      after: mark
    )
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
  }

  enum WayOut: CaseIterable {
    case q, ctrlD, ctrlC, terminate, interrupt, quit, crash, abort, trap, user, alarm

    var keys: String? { [.q: "q", .ctrlD: "\u{04}", .ctrlC: "\u{03}"][self] }

    var signal: Int32 {
      switch self {
      case .terminate: SIGTERM
      case .interrupt: SIGINT
      case .quit: SIGQUIT
      case .crash: SIGSEGV
      case .abort: SIGABRT
      case .user: SIGUSR1
      case .alarm: SIGVTALRM
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
    try await terminal.expect(Self.pastesOn)
    try await terminal.expect(Self.modesOn)
    try await terminal.expect("3 of 5")
    try await terminal.expect(Self.question)
    try terminal.write("\u{1B}[7;20R")
    #expect(try terminal.modes.isRaw)
    if let keys = way.keys { try terminal.write(keys) } else { terminal.signal(way.signal) }
    #expect(try await terminal.exit() == way.status)
    #expect(try terminal.modes == terminal.initialModes)
    let screen = try await terminal.screen.completed()
    #expect(screen.contains(Self.modesOff) && screen.contains(Self.pastesOff))
    #expect(screen.utf8.contains(UInt8(ascii: "\n")))
  }

  @Test func `Ctrl-Z in a drag restores the value and the terminal until sliderd resumes`()
    async throws
  {
    let knob = try #require(PipedDevice(at: folder.file("knob")))
    let flags = ["--input", "terminal", "--input", "evdev:\(folder.file("knob"))"]
    let terminal = try PseudoTerminal(command(["--steps", "5"] + flags).asShellJob)
    try await terminal.expect(Self.question)
    try terminal.write("\u{1B}[7;68R\u{1B}[<0;65;7M")
    try await terminal.expect("5 of 5")
    try terminal.write("\u{1A}")
    try await terminal.expect(Self.modesOff)
    try await terminal.expect(Self.pastesOff)
    let stopped = try await terminal.expect("[stopped]")
    #expect(try !terminal.modes.isRaw)
    try terminal.write("\n")
    let resumed = try await terminal.expect(Self.modesOn, after: stopped)
    try await terminal.expect(Self.pastesOn, after: stopped)
    try await terminal.expect("3 of 5", after: resumed)
    #expect(try terminal.modes.isRaw)
    knob.turn(by: 1)
    try await terminal.expect("4 of 5", after: resumed)
    #expect(!terminal.screen.text.contains("unplugged"))
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
  }

  /// The shell continues the job in the background, where it can't have the terminal.
  @Test func `a job that is stopped ends when its shell kills it`() async throws {
    let job = command(["--steps", "5", "--state", folder.file("state")])
    let terminal = try PseudoTerminal(job.asJob(thenRunning: "kill %1"))
    try await terminal.expect(Self.question)
    try terminal.write("\u{1A}")
    try await terminal.expect("[stopped]")
    try await terminal.expect("[ended with 0]")
    #expect(try await terminal.exit() == .code(0))
    #expect(try terminal.modes == terminal.initialModes)
  }

  /// Started in the background, it waits for the terminal, and neither reads nor draws until then.
  @Test func `a job that begins in the background ends when its shell kills it`() async throws {
    let job = command(["--steps", "5", "--no-state"])
    let terminal = try PseudoTerminal(job.asJob(inBackground: true, thenRunning: "kill %1"))
    try await terminal.expect("[stopped]")
    try await terminal.expect("[ended with 0]")
    #expect(try await terminal.exit() == .code(0))
    #expect(!terminal.screen.text.contains("3 of 5"))
    #expect(try terminal.modes == terminal.initialModes)
  }

  @Test(arguments: [
    ("terminal", "xterm", true), ("plain", "xterm", true), ("none", "linux", true),
    ("plain", "dumb", false), ("none", "", false), ("json", "xterm", false),
  ])
  func `the terminal marks pasted text, unless that would be shown or be among JSON`(
    output: String,
    type: String,
    isMarked: Bool
  ) async throws {
    let terminal = try PseudoTerminal(command(["--steps", "5", "--output", output]), term: type)
    if isMarked { try await terminal.expect(Self.pastesOn) }
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
    let screen = try await terminal.screen.completed()
    #expect(screen.contains(Self.pastesOn) == isMarked)
    #expect(screen.contains(Self.pastesOff) == isMarked)
  }

  @Test func `an unread terminal doesn't delay the exit`() async throws {
    let terminal = try slider("--steps", "1000000")
    try await terminal.expect("500,001 of 1,000,000")
    terminal.screen.close()
    for _ in 0..<400 { try terminal.write("\u{1B}[C\u{1B}[6~") }
    terminal.signal(SIGTERM)
    #expect(try await terminal.exit() == .code(0))
  }

  @Test(arguments: [["--steps", "5"], ["--config"], ["--config", "--input", "evdev:"]])
  func `closing the terminal ends sliderd, whatever its input is`(flags: [String]) async throws {
    try folder.write("[[slider]]\nsteps = 5\n", to: "a.toml")
    let knob = try #require(PipedDevice(at: folder.file("knob")))
    var command = Program.sliderd("--audio", "none", "--output", "plain")
    for flag in flags {
      command.arguments += flag == "--config" ? [flag, folder.file("a.toml")] : [flag]
    }
    if command.arguments.last == "evdev:" {
      command.arguments[command.arguments.count - 1] += folder.file("knob")
    }
    let terminal = try PseudoTerminal(command, errors: .pipe)
    try await terminal.expect("3 of 5")
    terminal.hangUp()
    #expect(try await terminal.exit() == .code(0))
    #expect(try await !terminal.errors.completed().contains("settings"))
    withExtendedLifetime(knob) {}
  }

  @Test func `a sliderd started with SIGHUP ignored keeps running without its terminal`()
    async throws
  {
    let knob = try #require(PipedDevice(at: folder.file("knob")))
    let slider = Program.sliderd("--steps", "5", "--audio", "none", "--output", "none")
    let flags = ["--log-level", "debug", "--input", "evdev:" + folder.file("knob")]
    let shell =
      ["-c", #"trap '' HUP; exec "$0" "$@""#, slider.executable] + slider.arguments + flags
    let command = Command("/bin/sh", shell, environment: slider.environment)
    let terminal = try PseudoTerminal(command, errors: .pipe)
    knob.turn(by: 1)
    try await terminal.errors.expect("4 of 5")
    terminal.hangUp()
    // The signal only requests a reload.
    try await terminal.errors.expect("no configuration file to reload")
    knob.turn(by: 1)
    try await terminal.errors.expect("5 of 5")
  }

  private func slider(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(command(arguments))
  }

  private func command(_ arguments: [String]) -> Command {
    var command = Program.sliderd("--audio", "none", environment: ["NO_COLOR": "1"])
    command.arguments += arguments
    return command
  }
}

extension PipedDevice {
  /// Turns the dial.
  fileprivate func turn(by notches: Int32) { send([(2, 7, notches), (0, 0, 0)]) }
}

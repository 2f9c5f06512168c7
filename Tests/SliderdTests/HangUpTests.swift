// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

/// A terminal that hangs up. It sends SIGHUP, which also requests a reload.
@Suite struct HangUpTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func slider(_ arguments: String...) throws -> PseudoTerminal {
    var command = Program.sliderd(
      "--audio",
      "none",
      environment: ["XDG_CONFIG_HOME": folder.path, "NO_COLOR": "1"]
    )
    command.arguments += arguments
    return try PseudoTerminal(command, errors: .pipe)
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

  @Test func `SIGHUP alone doesn't end sliderd, and a missing configuration is reported`()
    async throws
  {
    let terminal = try slider("--steps", "5", "--output", "json")
    try await terminal.expect("3 of 5")
    terminal.signal(SIGHUP)
    try await terminal.expect(#""speech","text":"settings not updated""#)
    try await terminal.errors.expect("no configuration file to reload")
    try terminal.write("\u{1B}[C")
    try await terminal.expect(#""speech","text":"4 of 5""#)
  }

  @Test func `a reload draws the new slider`() async throws {
    try folder.write("[[slider]]\nlabel = \"Size\"\nsteps = 5\n", to: "sliderd/sliderd.toml")
    let terminal = try slider()
    try await terminal.expect("Size  ├───┼───●───┼───┤  3 of 5")
    let mark = terminal.screen.count
    try folder.write("[[slider]]\nlabel = \"Tone\"\nsteps = 3\n", to: "sliderd/sliderd.toml")
    terminal.signal(SIGHUP)
    try await terminal.expect("Tone  ├───┼───●  3 of 3", after: mark)
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
  }
}

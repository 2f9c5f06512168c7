// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import TestBench
import TestFiles
import Testing

/// Commands that still run when sliderd exits.
@Suite struct LastCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `at exit, even commands that ignore SIGTERM are killed, and all positions are saved`()
    async throws
  {
    let sliders = (1...6).map { number in
      """
      [[slider]]
      id = "s\(number)"
      steps = 3
      state = "\(folder.path)/s\(number)"
      on_change = ["sh", "-c", "trap '' TERM; echo runs >&2; while :; do sleep 600; done"]

      """
    }
    try folder.write(sliders.joined(), to: "sliders.toml")
    let slider = command(["--config", folder.file("sliders.toml"), "--input", "lines"])
    // The end of a command is noticed even if sliderd inherits that SIGCHLD is ignored.
    let shell = ["-c", "trap '' CHLD; exec \"$0\" \"$@\"", slider.executable] + slider.arguments
    let child = try ChildProcess(
      Command("/bin/sh", shell, environment: slider.environment),
      input: .pipe
    )
    try child.write(String(repeating: "right\ntab\n", count: 6))
    var mark = 0
    for _ in 1...6 { mark = try await child.errors.expect("runs\n", after: mark) }
    child.signal(SIGTERM)
    // A command that keeps running holds standard error open, so this would wait for it.
    let result = try await child.result()
    #expect(result.status == .code(0))
    for number in 1...6 {
      let told = result.errors.components(
        separatedBy: "sliderd: s\(number): sh was still running and was"
      )
      #expect(told.count == 2, "\(result.errors)")
      #expect(try String(contentsOfFile: folder.file("s\(number)"), encoding: .utf8) == "1 3/3 -\n")
    }
  }

  @Test func `a command that floods an unread standard error doesn't delay the exit`() async throws
  {
    let log = folder.file("log")
    #expect(mkfifo(log, 0o600) == 0)
    let slider = command(["--steps", "5", "--on-change", "yes"])
    let shell = ["-c", #"exec "$@" 2<>"$0""#, log, slider.executable] + slider.arguments
    let terminal = try PseudoTerminal(
      Command("/bin/sh", shell, environment: slider.environment)
    )
    try await terminal.expect("3 of 5")
    try terminal.write("\u{1B}[C")
    try await terminal.expect("4 of 5")
    terminal.signal(SIGTERM)
    #expect(try await terminal.exit() == .code(0))
  }

  private func command(_ arguments: [String]) -> Command {
    var command = Program.sliderd("--audio", "none", "--output", "plain")
    command.arguments += arguments
    return command
  }
}

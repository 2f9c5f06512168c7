// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

/// The external effects of changes, with real commands and files.
@Suite final class EffectTests {
  private let folder = NSTemporaryDirectory() + "sliderd-effects-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `a command runs with the new value, and always with the last one`() async throws {
    let names = "Small,Very large,Huge; rm"
    let result = try await run(
      "right\nright\nleft\nright\nright\n",
      "--names",
      names,
      "--value",
      "Small",
      "--on-change",
      "sh -c 'echo \"$0/$1/$#\" >>\(folder)/log' {name} {index}"
    )
    #expect(result.status == .code(0))
    let lines = text("log").split(separator: "\n").map(String.init)
    #expect(lines.last == "Huge; rm/2/1")
    #expect(lines.count <= 4)
    #expect(lines.allSatisfy { ["Small/0/1", "Very large/1/1", "Huge; rm/2/1"].contains($0) })
  }

  @Test func `a push against an end runs no command`() async throws {
    let command = "sh -c 'echo x >>\(folder)/log'"
    _ = try await run("right\nend\n", "--steps", "3", "--value", "3", "--on-change", command)
    #expect(text("log").isEmpty)
  }

  @Test func `a failed command is reported, and the slider keeps working`() async throws {
    let result = try await run("right\nwait\nright\n", "--steps", "5", "--on-change", "false")
    #expect(result.status == .code(0))
    #expect(result.errors.contains("sliderd: false failed with exit status 1\n"))
    #expect(result.output.contains("5 of 5, maximum"))
  }

  @Test func `a failed command is announced`() async throws {
    let command = Program.sliderd(
      "--steps",
      "5",
      "--audio",
      "none",
      "--output",
      "json",
      "--on-change",
      "false"
    )
    let child = try ChildProcess(command, input: .pipe)
    try child.write("right\n")
    _ = try await child.output.expect(#"{"event":"speech","text":"not applied","#)
    child.closeInput()
    #expect(try await child.result().status == .code(0))
  }

  @Test func `with several sliders, a failed command names its slider, even at the end of input`()
    async throws
  {
    let file = """
      [[slider]]
      id = "a"
      label = "First"
      steps = 3
      on_change = ["sh", "-c", "exit 3"]
      [[slider]]
      id = "b"
      steps = 3
      """
    try Data(file.utf8).write(to: URL(fileURLWithPath: folder + "/two.toml"))
    let flags = ["--audio", "none", "--output", "json", "--config", folder + "/two.toml"]
    var command = Program.sliderd("--no-state")
    command.arguments += flags
    for (lines, words) in [("right\n", "not applied"), ("right\ntab\n", "First, not applied")] {
      let result = try await ChildProcess.run(command, input: lines)
      #expect(try Event.all(in: result.output).spoken.last == words)
      #expect(result.errors == "sliderd: First: sh failed with exit status 3\n")
      #expect(result.status == .code(0))
    }
  }

  @Test func `a command that is still running when sliderd exits is stopped and reported`()
    async throws
  {
    let script = "sh -c 'echo $$ >\(folder)/pid; exec sleep 600'"
    let result = try await run("right\n", "--steps", "5", "--on-change", script)
    #expect(result.errors == "sliderd: sh was still running and was stopped\n")
    let pid = try #require(pid_t(text("pid").trimmingCharacters(in: .newlines)))
    #expect(kill(pid, 0) == -1)
  }

  @Test func `at exit, even commands that ignore SIGTERM are killed, and all positions are saved`()
    async throws
  {
    let sliders = (1...6).map { number in
      """
      [[slider]]
      id = "s\(number)"
      steps = 3
      state = "\(folder)/s\(number)"
      on_change = ["sh", "-c", "trap '' TERM; echo runs >&2; while :; do sleep 600; done"]

      """
    }
    try Data(sliders.joined().utf8).write(to: URL(fileURLWithPath: folder + "/sliders.toml"))
    let sliderd = command(["--config", folder + "/sliders.toml", "--input", "lines"])
    let child = try ChildProcess(sliderd, input: .pipe)
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
      #expect(text("s\(number)") == "1 3/3 -\n")
    }
  }

  @Test func `a command that floods an unread standard error doesn't delay the exit`() async throws
  {
    let log = folder + "/log"
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

  @Test(arguments: [
    (["--on-change", "no-such-program"], 66, "--on-change: program no-such-program not found"),
    (
      ["--on-change", "/etc/passwd"], 66,
      "--on-change: program /etc/passwd not found or not executable"
    ),
    (["--on-change", "echo 'x"], 64, "--on-change: missing closing quotation mark '"),
    (["--on-change", ""], 64, "--on-change: the command is empty; it must begin with a program"),
    (["--on-change-time", "0"], 64, "--on-change-time: 0 is out of range; use 1 to 3600"),
  ])
  func `mistakes are reported before anything starts`(
    flags: [String],
    status: Int32,
    message: String
  ) async throws {
    let result = try await run("right\n", ["--steps", "5"] + flags)
    #expect(result.status == .code(status))
    #expect(result.errors == "sliderd: \(message)\n")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["g", "ä", "./g", "at/g"])
  func `a position can be saved under any name in any folder`(name: String) async throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/at",
      withIntermediateDirectories: true
    )
    let slider = command(["--steps", "5", "--output", "none", "--state", name])
    let shell = ["-c", #"cd "$0" && exec "$@""#, folder, slider.executable] + slider.arguments
    let moved = Command("/bin/sh", shell, environment: slider.environment)
    let result = try await ChildProcess.run(moved, input: "right\n")
    #expect(result.status == .code(0) && result.errors == "")
    #expect(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).contains("4/5"))
  }

  @Test func `a saved position is restored, even with different stops`() async throws {
    let file = folder + "/position"
    _ = try await run("right\n", "--from", "0", "--to", "10", "--value", "6", "--state", file)
    let again = try await run("", "--from", "0", "--to", "10", "--state", file)
    #expect(again.output == "7\n")
    let coarser = try await run("", "--from", "0", "--to", "10", "--by", "5", "--state", file)
    #expect(coarser.output == "5\n")
    let told = try await run("", "--from", "0", "--to", "10", "--value", "1", "--state", file)
    #expect(told.output == "1\n")
  }

  @Test func `sliderd waits for a slow disk before it exits`() async throws {
    let slider = command(["--steps", "5", "--state", folder + "/position"])
    // Syncing takes 1.5 s for the file, and again for its folder.
    let delay =
      ["-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync"]
      + ["-e", "inject=fsync:delay_enter=1500000"]
    // The leak checker doesn't work in a traced program.
    let slow = Command(
      "strace",
      delay + [slider.executable] + slider.arguments,
      environment: slider.environment
    ).adding(["ASAN_OPTIONS": "detect_leaks=0"])
    let result = try await ChildProcess.run(slow, input: "right\n")
    #expect(result.status == .code(0) && result.errors == "")
    #expect(text("position") == "1 4/5 -\n")
  }

  @Test func `an unreadable position is set aside and reported`() async throws {
    let file = folder + "/position"
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: file))
    let result = try await run("right\n", "--steps", "5", "--state", file)
    #expect(result.output == "3 of 5\n4 of 5\n")
    #expect(result.errors.contains("\(file) does not contain a slider position; it was renamed to"))
    #expect(text("position.bad1") == "nonsense")
    #expect(text("position") == "1 4/5 -\n")
  }

  @Test func `a second sliderd that uses the same file reports the conflict and exits`()
    async throws
  {
    let file = folder + "/position"
    let first = try ChildProcess(command(["--steps", "5", "--state", file]), input: .pipe)
    try await first.output.expect("3 of 5")
    _ = try await first.output.expect("3 of 5")
    let second = try await run("right\n", "--steps", "5", "--state", file)
    #expect(second.status == .code(73))
    #expect(second.errors.contains("in use by another sliderd"))
    first.closeInput()
    #expect(try await first.result().output == "3 of 5\n")
  }

  @Test func `the end of a command is noticed even if sliderd starts with SIGCHLD ignored`()
    async throws
  {
    let sliderd = command(["--steps", "5", "--on-change", "false"])
    let script = "trap '' CHLD; exec \"$0\" \"$@\""
    let shell = Command(
      "/bin/sh",
      ["-c", script, sliderd.executable] + sliderd.arguments,
      environment: sliderd.environment
    )
    let result = try await ChildProcess.run(shell, input: "right\n")
    #expect(result.errors.contains("exit status 1"))
  }

  private func run(_ lines: String, _ arguments: String...) async throws -> ChildProcess.Result {
    try await run(lines, arguments)
  }

  private func run(_ lines: String, _ arguments: [String]) async throws -> ChildProcess.Result {
    try await ChildProcess.run(command(arguments), input: lines)
  }

  private func command(_ arguments: [String]) -> Command {
    var command = Program.sliderd("--audio", "none", "--output", "plain")
    command.arguments += arguments
    return command
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
  }
}

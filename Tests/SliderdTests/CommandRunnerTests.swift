// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Testing

@testable import sliderd

/// Real commands, run as a change runs them.
@Suite struct CommandRunnerTests {
  @Test(arguments: [
    (["true"], nil),
    (["/bin/true"], nil),
    (["false"], "false failed with exit status 1"),
    (["sh", "-c", "kill -9 $$"], "sh was terminated by signal 9"),
    (["no-such-program"], "program no-such-program not found"),
  ])
  func `the result of a command is reported`(command: [String], message: String?) async {
    #expect(await ending(of: command).message == message)
  }

  @Test(
    arguments: [
      ("true", nil), ("exec <&-; exit 0", nil), ("head -c 1000", nil), ("exit 3", 3),
      ("head -c 1000; kill -9 $$", 9), ("exec <&-; kill -13 $$", 13),
    ],
    [5, 100_000, 3_000_000]
  )
  func `a command may leave its input unread`(script: (text: String, code: CInt?), length: Int)
    async
  {
    let input = String(repeating: "x", count: length)
    let ending = await ending(of: ["sh", "-c", script.text], input: input)
    let isKilled = script.text.contains("kill")
    #expect(
      ending == script.code.map { isKilled ? .signal("sh", $0) : .status("sh", $0) } ?? .done
    )
  }

  @Test func `a command can read all of its input, up to the end of file`() async throws {
    let file = try TemporaryFile()
    let input = String(repeating: "sliders ", count: 400_000)
    #expect(await ending(of: ["sh", "-c", "cat >\(file.path)"], input: input) == .done)
    #expect(file.text == input)
  }

  @Test func `a command can time out after reading part of its input`() async {
    let patience = Duration.milliseconds(300)
    let script = "head -c 1000 >/dev/null; sleep 600"
    let input = String(repeating: "x", count: 1_000_000)
    let ending = await ending(of: ["sh", "-c", script], input: input, patience: patience)
    #expect(ending == .tooLong("sh", patience))
  }

  @Test(.timeLimit(.minutes(2)))
  func `a command that hangs is killed along with its children`() async throws {
    let file = try TemporaryFile()
    #expect(unlink(file.path) == 0 && mkfifo(file.path, 0o600) == 0)
    let pipe = open(file.path, O_RDONLY | O_NONBLOCK)
    defer { close(pipe) }
    let script = "trap '' TERM; exec 9>\(file.path); sleep 600 & echo >&9; wait; wait"
    var (patience, begun): (Duration, UInt8) = (.seconds(1), 0)
    // On a slow machine, the command may be ended before it has begun.
    repeat {
      patience *= 2
      let ending = await ending(of: ["sh", "-c", script], patience: patience)
      #expect(ending == .tooLong("sh", patience))
    } while read(pipe, &begun, 1) != 1
    // The pipe ends when the last process closes it.
    let isOver = SystemClock().wait(for: [Interest(pipe)], until: .now + .seconds(30))
    #expect(isOver == [Interest(pipe)])
  }

  @Test
  func `a command gets default signals and sliderd's environment, but no input or descriptors`()
    async throws
  {
    let file = try TemporaryFile()
    let ours = open("/dev/null", O_RDONLY)
    defer { close(ours) }
    let script = """
      { cat; ls /proc/self/fd; grep -E 'Sig(Blk|Ign)' /proc/self/status; echo $HOME; } >\(file.path)
      """
    #expect(await ending(of: ["sh", "-c", script]) == .done)
    let lines = file.text.split(separator: "\n").map(String.init)
    // The fourth is the folder that ls itself has open.
    #expect(lines.prefix(4) == ["0", "1", "2", "3"])
    // Signals 32 and 33 belong to the C library.
    let signals = lines.dropFirst(4).prefix(2).map { UInt64($0.suffix(8), radix: 16) }
    #expect(signals.allSatisfy { $0.map { $0 & 0x7FFF_FFFF } == 0 })
    #expect(lines.last == ProcessInfo.processInfo.environment["HOME"])
  }

  private func ending(
    of command: [String],
    input: String? = nil,
    patience: Duration = .seconds(30)
  ) async -> CommandEnding {
    // On its own thread, like the daemon's loop.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let runner = CommandRunner(output: .nowhere)
        runner.start(CommandCall(words: command, input: input), within: patience)
        var endings: [CommandEnding] = []
        let loop = EventLoop()
        loop.add(runner) { endings.append($0) }
        loop.run { endings.isEmpty }
        continuation.resume(returning: endings[0])
      }
    }
  }
}

/// A file that is removed with its owner.
private final class TemporaryFile {
  let path = NSTemporaryDirectory() + "sliderd-\(UUID().uuidString)"

  init() throws { try Data().write(to: URL(fileURLWithPath: path)) }

  var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

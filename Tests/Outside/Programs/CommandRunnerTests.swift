// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Synchronization
import Testing

@testable import sliderd

/// Real commands, run as a change runs them.
@Suite struct CommandRunnerTests {
  @Test(
    arguments: [
      ("true", nil), ("exec <&-; exit 0", nil), ("head -c 1000", nil), ("exit 3", 3),
      ("head -c 1000; kill -9 $$", 9), ("exec <&-; kill -13 $$", 13), ("test $(wc -c) -eq $0", nil),
    ],
    [0, 5, 100_000, 3_000_000]
  )
  func `the result of a command is reported, whether it reads its input or not`(
    script: (text: String, code: CInt?),
    length: Int
  ) async {
    let input = String(repeating: "x", count: length)
    let ending = await ending(of: ["sh", "-c", script.text, "\(length)"], input: input)
    let isKilled = script.text.contains("kill")
    let failure = script.code.map {
      isKilled ? "sh was terminated by signal \($0)" : "sh failed with exit status \($0)"
    }
    #expect(ending == failure)
  }

  @Test func `a command that takes too long is killed along with its children`() async throws {
    let file = try TemporaryFile()
    #expect(unlink(file.path) == 0 && mkfifo(file.path, 0o600) == 0)
    let pipe = open(file.path, O_RDONLY | O_NONBLOCK)
    defer { close(pipe) }
    let script = """
      trap '' TERM; exec 9>\(file.path); head -c 1000 >/dev/null; sleep 600 & echo >&9; wait; wait
      """
    let ending = await ending(
      of: ["sh", "-c", script],
      input: String(repeating: "x", count: 1_000_000),
      clock: LateClock(startingAt: DescriptorInterest(pipe))
    )
    #expect(ending == "sh took longer than 30.0 s and was stopped")
    // The pipe ends when the last process closes it.
    var bytes: [UInt8] = [0, 0]
    #expect(read(pipe, &bytes, 2) == 1)
    _ = SystemClock().wait(for: [DescriptorInterest(pipe)], until: nil)
    #expect(read(pipe, &bytes, 2) == 0)
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
    #expect(await ending(of: ["sh", "-c", script]) == nil)
    let missing = await ending(of: ["no-such-program"])
    #expect(missing == "program no-such-program not found")
    let lines = file.text.split(separator: "\n").map(String.init)
    // The fourth is the folder that ls itself has open.
    #expect(lines.prefix(4) == ["0", "1", "2", "3"])
    // Signals 32 and 33 belong to the C library.
    let signals = lines.dropFirst(4).prefix(2).map { UInt64($0.suffix(8), radix: 16) }
    #expect(signals.allSatisfy { $0.map { $0 & 0x7FFF_FFFF } == 0 })
    #expect(lines.last == ProcessInfo.processInfo.environment["HOME"])
  }

  /// What programs print reached the terminal as it was.
  @Test func `what a command prints is logged line by line, clean, after its name`() async {
    let lines = Mutex<[String]>([])
    let hostile =
      "no\u{1B}[31m\u{1B}]0;title\u{7}\u{9B}2J\u{7}\u{8}\r\u{202E}\nsliderd: all is well\n\n"
    let script = "printf '%s' \"$0\" >&2; echo out; printf 'caf\\303'"
    let command = ["sh", "-c", script, hostile]
    let log: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }
    #expect(await ending(of: command, log: log) == nil)
    let text = lines.withLock { $0 }.joined(separator: "\n")
    #expect(
      text == "sh: no[31m]0;title2J\nsh: sliderd: all is well\nsh: out\nsh: caf\u{FFFD}"
    )
  }

  @Test(arguments: [
    "head -c 10000000 /dev/zero | tr '\\0' x", "sleep 2 & yes | head -n 5000",
    "yes x | head -n 100000 >&2; sleep 2 & true",
  ])
  func `a command may print any amount and leave children, and its beginning is logged`(
    script: String
  ) async {
    let text = Mutex("")
    let log: @Sendable (String) -> Void = { line in text.withLock { $0 += line + "\n" } }
    #expect(await ending(of: ["sh", "-c", script], log: log) == nil)
    let logged = text.withLock { $0 }
    #expect(logged.hasSuffix("\nsh: …\n"))
    let printed = logged.split(separator: "\n").map { $0.utf8.count - "sh: ".utf8.count + 1 }
    #expect((ProgramLog.limit...ProgramLog.limit + 8).contains(printed.reduce(0, +)))
  }

  private func ending(
    of command: [String],
    input: String? = nil,
    log: (@Sendable (String) -> Void)? = nil,
    clock: any EventClock & Sendable = SystemClock()
  ) async -> String? {
    // On its own thread, like the daemon's loop.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let runner = CommandRunner(
          ChangeEffects.Plan(patience: .seconds(30)),
          logging: log != nil,
          of: log.map { SystemPrograms(log: $0) } ?? SystemPrograms(),
          clock: clock
        )
        runner.start(CommandCall(words: command, input: input))
        var endings: [String?] = []
        let loop = MainLoop(clock: clock)
        loop.add(runner) { endings.append($0?.description) }
        loop.run { endings.isEmpty }
        continuation.resume(returning: endings[0])
      }
    }
  }
}

/// A clock that stands still until a descriptor is ready, and then hurries from deadline to
/// deadline. Commands take their real time.
private final class LateClock: EventClock, Sendable {
  private let start: DescriptorInterest
  private let time = Mutex((now: Duration.now, runs: false))

  init(startingAt start: DescriptorInterest) { self.start = start }

  var now: Duration { time.withLock { $0.now } }

  func wait(for interests: [DescriptorInterest], until deadline: Duration?) -> Set<
    DescriptorInterest
  >? {
    let runs = time.withLock { $0.runs }
    guard !runs || deadline == nil else {
      time.withLock { $0.now = deadline ?? $0.now }
      return []
    }
    let ready = SystemClock().wait(for: interests + (runs ? [] : [start]), until: nil) ?? []
    if ready.contains(start) { time.withLock { $0.runs = true } }
    return ready.subtracting([start])
  }
}

/// A file that is removed with its owner.
private final class TemporaryFile {
  let path = NSTemporaryDirectory() + "sliderd-\(UUID().uuidString)"

  init() throws { try Data().write(to: URL(fileURLWithPath: path)) }

  var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

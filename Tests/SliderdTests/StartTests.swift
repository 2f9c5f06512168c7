// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

/// The stops where configured sliders start.
@Suite(.serialized) struct StartTests {
  @Test func `each of several sliders asks its own program, in the C locale`() async throws {
    let stage = try StandIns(for: ["one": "7"])
    try stage.write("two", "test \"$LC_ALL\" = C.UTF-8 && echo High")
    let result = try await run(
      stage,
      """
      [[slider]]
      id = "a"
      from = 0
      to = 10
      value_from = "one 'x y'"
      [[slider]]
      id = "b"
      names = ["Low", "Medium", "High"]
      value_from = ["two"]
      """,
      "space\ntab\n"
    )
    #expect(try Event.all(in: result.output).spoken.filter { $0.contains("slider") }.count == 2)
    #expect(result.output.contains(#""text":"Horizontal slider, High, 3 of 3.""#))
    #expect(result.output.contains(#""text":"Horizontal slider, 7, minimum 0, maximum 10.""#))
    #expect(stage.calls().sorted() == ["one|x y", "two"])
  }

  @Test(arguments: [
    ("exit 3", "tell failed with exit status 3"),
    ("echo loud", "tell did not print a value of the slider"),
    ("head -c 100000 /dev/zero", "tell printed more than 64 KiB"),
    ("", nil),
  ])
  func `a program without a usable answer is reported, and the saved position is used`(
    script: String,
    reason: String?
  ) async throws {
    let stage = try StandIns(for: [:])
    try stage.write("tell", script)
    try stage.folder.write("1 4/5 -\n", to: "position")
    let result = try await run(stage, slider(stage), "")
    #expect(result.output.contains(#""text":"4 of 5""#))
    let remark = reason.map { "notice: slider may not start at the current setting: \($0)" }
    #expect(result.errors == (remark.map { "sliderd: \($0)\n" } ?? ""))
    let words = try Event.all(in: result.output).spoken
    #expect(words.contains("current setting unknown") == (reason != nil))
    #expect(result.status == .code(0))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hanging program is killed along with its children, and the slider starts`() async throws {
    let stage = try StandIns(for: [:])
    try stage.write(
      "tell",
      "trap '' TERM; sleep 600 & echo $! >>'\(stage.folder.file("child"))'; wait"
    )
    let result = try await run(stage, slider(stage), "right\n")
    #expect(result.output.contains(#""value":"4","text":"4 of 5""#))
    #expect(result.errors.contains("tell took longer than 2.0 s and was stopped"))
    let child = try String(contentsOfFile: stage.folder.file("child"), encoding: .utf8)
    // The program may be about to exit.
    while let state = try? String(
      contentsOfFile: "/proc/\(child.dropLast())/stat",
      encoding: .utf8
    ),
      !state.contains(") Z ")
    {
      await Task.yield()
    }
  }

  @Test func `if a flag sets the initial stop, no program is asked`() async throws {
    let stage = try StandIns(for: ["tell": "2"])
    let result = try await run(stage, slider(stage), "", "--value", "5")
    #expect(result.output.contains(#""text":"5 of 5""#))
    #expect(stage.calls() == [])
  }

  private func slider(_ stage: StandIns) -> String {
    """
    [[slider]]
    steps = 5
    value_from = ["tell"]
    state = "\(stage.folder.file("position"))"
    """
  }

  private func run(
    _ stage: StandIns,
    _ file: String,
    _ lines: String,
    _ flags: String...
  ) async throws -> ChildProcess.Result {
    try stage.folder.write(file, to: "sliderd/sliderd.toml")
    return try await stage.run(["--output", "json"] + flags, lines)
  }
}

/// A slider that controls sliderd's own voice.
@Suite struct SpeechSliderTests {
  @Test func `the next words are spoken at the chosen rate`() async throws {
    let stage = try StandIns(for: [:])
    try stage.folder.write(
      """
      [[slider]]
      id = "rate"
      values = [80, 175, 500]
      speech = "rate"
      [[slider]]
      id = "other"
      label = "The same words at any rate"
      steps = 5
      """,
      to: "sliderd/sliderd.toml"
    )
    let slow = try await duration(of: "home\ntab\nwait\n", stage)
    let fast = try await duration(of: "end\ntab\nwait\n", stage)
    #expect(slow > fast * 2, "\(slow) and \(fast)")
  }

  @Test(arguments: [
    (["--rate", "300"], "300"), (["--value", "120"], "120"), (["--rate", "312"], "320"),
    ([], "180"),
  ])
  func `the slider starts at sliderd's current rate`(flags: [String], value: String) async throws {
    let result = try await StandIns(for: [:]).run(["--preset", "speech-rate"] + flags, "")
    #expect(result.output == "Speech rate: \(value)\n")
  }

  private func duration(of lines: String, _ stage: StandIns) async throws -> Duration {
    let path = stage.folder.file("speech.wav")
    let command = stage.command(["--verbosity", "brief", "--audio", "wav:\(path)"])
    _ = try await ChildProcess.run(command, input: lines)
    return try WaveFile(path: path).duration
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechRecogniser
import TestBench
import Testing

/// What a new user hears first, with a real sound server, a real terminal and a speech recogniser.
@Suite struct FirstSecondTests {
  static let mistake =
    "sliderd did not start. Option steps: \"five\" is not a whole number, such as 5."
  static let fullOutput = "can't write to standard output: No space left on device"
  static let recogniser = try? SpeechRecogniser(phrases: [
    mistake, "\(fullOutput).",
    "3 of 5", "Question mark again for the keys.", "Question mark for help.", "Q: quit.",
    "slower, 160", "faster, 180", "slowest, 80",
  ])

  @Test func `what keeps sliderd from starting is heard, and then it ends`() async throws {
    let server = try await SoundServer()
    let monitor = try await SoundMonitor(on: server, warmUp: .zero)
    let start = Moment.now
    let command = Program.sliderd("--steps", "five", "--voice", "en").adding(server.environment)
    let terminal = try PseudoTerminal(command)
    #expect(try await terminal.exit() == .code(64))
    try await monitor.awaitSilence(lasting: .milliseconds(600), within: .seconds(60))
    let heard = Self.recogniser?.hear(monitor.recording(from: start).wave)
    #expect(heard?.map(\.phrase) == [Self.mistake])
    try await terminal.expect(Self.mistake)
  }

  @Test func `what ends a running sliderd is heard, and printed once`() async throws {
    let server = try await SoundServer()
    let monitor = try await SoundMonitor(on: server, warmUp: .zero)
    let start = Moment.now
    let program = Program.sliderd()
    let script = "\"$0\" --steps 5 --voice en --verbosity brief >/dev/full"
    let command = Command(
      "/bin/sh",
      ["-c", script, program.executable],
      environment: program.environment
    )
    let terminal = try PseudoTerminal(command.adding(server.environment))
    #expect(try await terminal.exit() == .code(73))
    try await monitor.awaitSilence(lasting: .milliseconds(600), within: .seconds(60))
    let heard = Self.recogniser?.hear(monitor.recording(from: start).wave)
    #expect(heard?.last?.phrase == "\(Self.fullOutput).")
    try await terminal.expect(Self.fullOutput)
    #expect(terminal.screen.text.ranges(of: Self.fullOutput).count == 1)
  }

  @Test func `help is heard, and so is a voice that was set with a key`() async throws {
    let stage = try await Stage(audio: "pulse")
    try await stage.quiet()
    #expect(try await lastHeard(after: "?", on: stage) == "Question mark again for the keys.")
    #expect(try await lastHeard(after: "\u{1B}OQ", on: stage) == "slower, 160")
    #expect(try await lastHeard(after: "\u{1B}OR", on: stage) == "faster, 180")
  }

  /// Presses keys, and returns what is heard last until it is quiet.
  private func lastHeard(after keys: String, on stage: Stage) async throws -> String? {
    let pressed = try stage.terminal.write(keys)
    try await stage.quiet(after: pressed)
    return Self.recogniser?.hearLast(stage.monitor.recording(from: pressed).wave)?.phrase
  }
}

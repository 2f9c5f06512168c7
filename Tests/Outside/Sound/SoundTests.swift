// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SpeechRecogniser
import TestBench
import TestFiles
import Testing

/// Audible output, with a real sound server, a real terminal and a speech recogniser.
@Suite struct SoundTests {
  static let phrases = (1...5).map { "\($0) of 5" } + ["1 of 5, minimum", "5 of 5, maximum"]
  static let recogniser = try? SpeechRecogniser(phrases: phrases)

  @Test(arguments: ["auto", "pulse"])
  func `after each key, the new value is heard`(audio: String) async throws {
    let stage = try await Stage(audio: audio)
    try await stage.quiet()
    let (right, home) = ("\u{1B}[C", "\u{1B}[H")
    #expect(try await stage.heard(after: right) == ["4 of 5"])
    #expect(try await stage.heard(after: right) == ["5 of 5, maximum"])
    #expect(try await stage.heard(after: home) == ["1 of 5, minimum"])
    #expect(try await stage.heard(after: "2") == ["2 of 5"])
  }

  /// ALSA's sound has gaps if a busy machine doesn't feed the device in time, so its words are not
  /// compared.
  @Test(arguments: ["pulse", "alsa:pulse"])
  func `a key cuts off the words that are being spoken, and its own are heard to their end`(
    audio: String
  ) async throws {
    // The hint takes more than a minute.
    let hint = String(repeating: "one two three four five six seven eight ", count: 30)
    let stage = try await Stage(audio: audio, "--verbosity", "full", "--hint", hint)
    _ = try await stage.monitor.awaitOnset(after: stage.start, within: .seconds(60))
    let pressed = try stage.terminal.write("4")
    let end = try await stage.monitor.awaitSilence(
      lasting: .milliseconds(600),
      within: .seconds(60)
    )
    #expect(end > pressed)
    let heard = Self.recogniser?.hear(stage.monitor.recording(from: pressed).wave).last
    if audio == "pulse" { #expect(heard?.phrase == "4 of 5") }
    try await stage.quiet(after: stage.terminal.write("\u{1B}[C"))
  }

  @Test func `speech returns with the sound server`() async throws {
    let stage = try await Stage(audio: "pulse")
    try await stage.quiet()
    for _ in 1...2 {
      try await stage.server.kill()
      try await stage.terminal.expect("lost the sound server", after: stage.mark)
      let key = stage.terminal.screen.count
      try stage.terminal.write("1")
      try await stage.terminal.expect("1 of 5", after: key)
      // Words were lost meanwhile, so the value is spoken when sound is back.
      let monitor = try await Self.restart(stage.server, whileStopping: stage.terminal)
      let listener = Stage(server: stage.server, monitor: monitor, terminal: stage.terminal)
      try await stage.terminal.resume()
      try await stage.terminal.expect("sound is back", after: stage.mark)
      stage.passMark()
      try await listener.quiet()
      #expect(try await listener.heard(after: "3") == ["3 of 5"])
    }
    #expect(stage.terminal.state == .running)
  }

  /// Restarts a server and starts a monitor on it, before a stopped program finds it.
  private static func restart(
    _ server: SoundServer,
    whileStopping terminal: PseudoTerminal
  ) async throws -> SoundMonitor {
    try await terminal.stop()
    try await server.restart()
    return try await SoundMonitor(on: server, warmUp: .zero)
  }

  @Test func `a sound card that appears after the start is used`() async throws {
    let server = try await SoundServer()
    let folder = try TemporaryFolder()
    try folder.write("# No card yet.", to: "alsa.conf")
    let monitor = try await SoundMonitor(on: server, warmUp: .zero)
    let environment = [
      "ALSA_CONFIG_PATH": folder.file("alsa.conf"), "PULSE_SERVER": "unix:\(folder.file("nobody"))",
    ]
    let terminal = try PseudoTerminal(
      Program.sliderd("--steps", "5", "--verbosity", "brief", environment: environment)
    )
    try await terminal.expect("no sound: tried PulseAudio (Connection refused)")
    let address = try #require(server.environment["PULSE_SERVER"])
    let card = "pcm.!default { type pulse server \"\(address)\" }"
    try folder.write(card, to: "alsa.conf")
    let stage = Stage(server: server, monitor: monitor, terminal: terminal)
    try await stage.quiet(after: terminal.write("\u{1B}[C"))
    try await terminal.expect("sound is back")
  }

  @Test func `the stream states its role, and is corked while nothing is spoken`() async throws {
    let stage = try await Stage(audio: "pulse", "--verbosity", "full")
    _ = try await stage.monitor.awaitOnset(after: stage.start, within: .seconds(60))
    let speaking = try #require(try await stage.server.sinkInputs().first)
    #expect(speaking.properties["media.role"] == "a11y")
    #expect(speaking.properties["application.name"] == "sliderd")
    #expect(!speaking.corked)
    try await stage.quiet()
    #expect(try await stage.server.sinkInputs().map(\.corked) == [true])
  }

  @Test func `a hanging sound server delays neither the keys nor the exit, and is reported`()
    async throws
  {
    let folder = try TemporaryFolder()
    let socket = try SilentSocket(path: folder.file("native"))
    let terminal = try PseudoTerminal(
      Program.sliderd("--steps", "5", environment: ["PULSE_SERVER": "unix:\(socket.path)"])
    )
    try await terminal.expect("3 of 5")
    try await terminal.expect("no sound: tried PulseAudio (it does not respond)")
    try terminal.write("\u{1B}[C")
    try await terminal.expect("4 of 5")
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
  }

  @Test(.disabled(if: Sanitizer.isOn, "a sanitizer keeps freed memory"))
  func `a frozen sound server costs no memory, and gets the newest value afterwards`() async throws
  {
    let stage = try await Stage(audio: "pulse")
    try await stage.quiet()
    try stage.terminal.write(String(repeating: "\u{1B}[C\u{1B}[D", count: 500))
    let process = ProcessStatus(pid: stage.terminal.pid)
    let before = process.residentMegabytes
    stage.server.freeze()
    try stage.terminal.write(String(repeating: "\u{1B}[C\u{1B}[D", count: 3000) + "2")
    try await stage.terminal.expect("2 of 5")
    try await stage.terminal.expect("lost the sound server (it does not respond)")
    let after = process.residentMegabytes
    let thawed = Moment.now
    stage.server.thaw()
    #expect(after - before < 4)
    try await stage.quiet(after: thawed)
    // The null sink now plays the time that it missed in one go. If words arrive meanwhile, silence
    // splits them, and part of them may be missing, as it would not on a sound card.
    let sound = stage.monitor.recording(from: thawed).wave(withoutSilenceOver: 0.05)
    let heard = Self.recogniser?.hear(sound)
    #expect(heard?.last?.nearest == "2 of 5", "\(heard ?? [])")
  }

  @Test func `a WAV file contains what a listener would have heard`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("sound.wav")
    let command = Program.sliderd("--steps", "5", "--audio", "wav:\(path)")
    let lines = "4\nwait\nsleep 1000\n?\nsleep 200\nright\nwait\nhome\n"
    let result = try await ChildProcess.run(command, input: lines)
    #expect(result.status == .code(0))
    let recording = try WaveFile(path: path)
    #expect(recording.sampleRate == 22_050)
    let heard = try #require(Self.recogniser).hear(recording)
    // The entry was interrupted at once, the answer to "?" after 200 ms.
    let whole = heard.filter { $0.phrase != nil }
    #expect(whole.compactMap(\.phrase) == ["4 of 5", "5 of 5, maximum", "1 of 5, minimum"])
    try #require(whole.count == 3)
    let pauses = zip(whole, whole.dropFirst()).map { $1.start - $0.end }
    #expect(pauses[0] >= 1.15, "the recording contains both pauses: 1,000 and 200 ms")
    #expect(pauses[1] < pauses[0], "the recording contains no other pauses")
  }

  @Test(arguments: [
    (["--audio", "pulse"], 0, "no sound: tried PulseAudio (Connection refused)"),
    (
      ["--audio", "alsa:nosuch"], 0,
      "no sound: tried the ALSA device nosuch (No such file or directory)"
    ),
  ])
  func `missing sound is reported once, and everything else works`(
    flags: [String],
    status: Int32,
    message: String
  ) async throws {
    var command = Program.sliderd("--steps", "5", "--output", "plain")
      .adding(["PULSE_SERVER": "unix:/nonexistent/pulse"])
    command.arguments += flags
    let result = try await ChildProcess.run(command, input: "right\nwait\nright\n")
    #expect(result.status == .code(status))
    if status == 0 { #expect(result.output == "3 of 5\n4 of 5\n5 of 5, maximum\n") }
    #expect(result.errors.hasPrefix("sliderd: \(message)"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}

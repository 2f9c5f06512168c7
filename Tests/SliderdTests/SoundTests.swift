// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

/// Audible output, with a real sound server, a real terminal and a speech recogniser.
@Suite(.serialized) struct SoundTests {
  static let phrases = (1...5).map { "\($0) of 5" } + ["1 of 5, minimum", "5 of 5, maximum"]
  static let recogniser = try? SpeechRecogniser(phrases: phrases)

  @Test(arguments: ["auto", "pulse", "alsa:pulse"])
  func `after each key, the new value is heard`(audio: String) async throws {
    let stage = try await Stage(audio: audio)
    try await stage.quiet()
    let (right, home) = ("\u{1B}[C", "\u{1B}[H")
    #expect(try await stage.heard(after: right, again: " ") == ["4 of 5"])
    #expect(try await stage.heard(after: right, again: right) == ["5 of 5, maximum"])
    #expect(try await stage.heard(after: home, again: home) == ["1 of 5, minimum"])
    #expect(try await stage.heard(after: "2", again: " ") == ["2 of 5"])
  }

  @Test func `a muted voice is not heard`() async throws {
    let stage = try await Stage(audio: "pulse", "--volume", "0")
    try await stage.terminal.expect("3 of 5")
    #expect(try await stage.heard(after: "\u{1B}[C", within: .seconds(2)) == [])
    #expect(stage.monitor.onsets.isEmpty)
  }

  @Test(arguments: ["pulse", "alsa:pulse"])
  func `a key interrupts the words that are being spoken`(audio: String) async throws {
    let stage = try await Stage(audio: audio, "--verbosity", "full")
    _ = try await stage.monitor.awaitOnset(after: stage.start, within: .seconds(30))
    var heard = try await stage.hear(after: "4")
    // Asks again if the sound has gaps, as with ALSA on a busy machine.
    for _ in 1...2 where heard.last?.phrase == nil {
      let asked = try stage.terminal.write("?")
      _ = try await stage.monitor.awaitOnset(after: asked, within: .seconds(30))
      heard = try await stage.hear(after: "4")
    }
    #expect(heard.last?.phrase == "4 of 5")
    // The entry and the hint alone take more than five seconds.
    #expect(heard.last.map { $0.end < 4 } == true)
  }

  @Test func `after a held key, the final value is heard`() async throws {
    let stage = try await Stage(audio: "pulse")
    try await stage.quiet()
    let heard = try await stage.hear(after: String(repeating: "\u{1B}[C\u{1B}[D", count: 200) + "2")
    // The beginnings of older words may come first.
    #expect(heard.last?.nearest == "2 of 5")
  }

  @Test func `a drag speaks its final value, and its end doesn't repeat it`() async throws {
    let stage = try await Stage(audio: "pulse")
    try await stage.quiet()
    let drag = (0..<100).map { "\u{1B}[<32;\(1 + $0 % 17);7M" }.joined()
    // The terminal's answer comes first; it reports the slider's location.
    let heard = try await stage.hear(
      after: "\u{1B}[7;20R\u{1B}[<0;9;7M" + drag + "\u{1B}[<32;5;7M\u{1B}[<0;5;7m"
    )
    #expect(heard.last?.nearest == "2 of 5")
    #expect(try await stage.heard(after: "\u{1B}[<0;17;7M") == ["5 of 5, maximum"])
    #expect(try await stage.heard(after: "\u{1B}[<0;17;7m", within: .seconds(2)) == [])
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

  @Test func `when sound returns, the value is spoken in place of lost words`() async throws {
    let server = try await SoundServer()
    try await server.kill()
    let terminal = try PseudoTerminal(
      Program.sliderd("--steps", "5", "--audio", "pulse", "--verbosity", "brief")
        .adding(server.environment)
    )
    try await terminal.expect("no sound: tried PulseAudio")
    try terminal.write("4")
    try await terminal.expect("4 of 5")
    let monitor = try await Self.restart(server, whileStopping: terminal)
    let start = Moment.now
    try await terminal.resume()
    try await terminal.expect("sound is back")
    _ = try await monitor.awaitOnset(after: start, within: .seconds(30))
    try await monitor.awaitSilence(lasting: .milliseconds(600), within: .seconds(30))
    let heard = Self.recogniser?.hear(monitor.recording(from: start).wave)
    #expect(heard?.map(\.phrase) == ["4 of 5"])
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
    try await terminal.expect("no sound: tried PulseAudio")
    let address = try #require(server.environment["PULSE_SERVER"])
    let card = "pcm.!default { type pulse server \"\(address)\" }"
    try folder.write(card, to: "alsa.conf")
    let stage = Stage(server: server, monitor: monitor, terminal: terminal)
    #expect(try await stage.heard(after: "\u{1B}[C", again: " ") == ["4 of 5"])
    try await terminal.expect("sound is back")
  }

  @Test func `the stream states its role, and is corked while nothing is spoken`() async throws {
    let stage = try await Stage(audio: "pulse", "--verbosity", "full")
    _ = try await stage.monitor.awaitOnset(after: stage.start, within: .seconds(30))
    let speaking = try #require(try await stage.server.sinkInputs().first)
    #expect(speaking.properties["media.role"] == "a11y")
    #expect(speaking.properties["application.name"] == "sliderd")
    #expect(!speaking.corked)
    try await stage.quiet()
    #expect(try await stage.server.sinkInputs().map(\.corked) == [true])
  }

  @Test func `a hanging sound server delays neither the keys nor the exit`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let socket = try SilentSocket(path: folder.appendingPathComponent("native").path)
    let terminal = try PseudoTerminal(
      Program.sliderd("--steps", "5", environment: ["PULSE_SERVER": "unix:\(socket.path)"])
    )
    try await terminal.expect("3 of 5")
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
    let after = process.residentMegabytes
    stage.server.thaw()
    #expect(after - before < 4)
    #expect(try await stage.hear(after: "").last?.nearest == "2 of 5")
  }

  @Test func `a WAV file contains what a listener would have heard`() async throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).wav").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let command = Program.sliderd("--steps", "5", "--audio", "wav:\(path)")
    let lines = "4\nwait\nsleep 1000\n?\nsleep 200\nright\nwait\nhome\n"
    let result = try await ChildProcess.run(command, input: lines)
    #expect(result.status == .code(0))
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let recording = try WaveFile(bytes: Array(data))
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
}

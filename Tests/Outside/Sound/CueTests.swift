// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SpeechRecogniser
import TestBench
import TestFiles
import Testing

/// Cues on a real sound server.
@Suite struct CueTests {
  private static let (right, home) = ("\u{1B}[C", "\u{1B}[H")

  /// The recogniser compares with words that have no cue, so they are only the most similar.
  @Test func `words with a cue are understood`() async throws {
    let stage = try await Stage(audio: "pulse", "--cues", "position")
    try await stage.quiet()
    #expect(try await stage.server.sinkInputs().count == 1)
    #expect(try await stage.hear(after: Self.right).last?.nearest == "4 of 5")
    #expect(try await stage.hear(after: Self.right).last?.nearest == "5 of 5, maximum")
    #expect(try await stage.hear(after: Self.home).last?.nearest == "1 of 5, minimum")
    #expect(try await stage.hear(after: "2").last?.nearest == "2 of 5")
    #expect(try await stage.server.sinkInputs().map(\.corked) == [true])
  }

  @Test(arguments: ["pulse", "alsa:pulse"])
  func `a cue alone is a tone of less than a tenth of a second`(audio: String) async throws {
    let stage = try await Stage(audio: audio, "--cues", "instead", "--value", "2")
    try await stage.quiet()
    for pitch in [523.0, 740] {
      let key = try stage.terminal.write(Self.right)
      let onset = try await stage.monitor.awaitOnset(after: key, within: .seconds(60))
      let end = try await stage.monitor.awaitSilence(
        lasting: .milliseconds(600),
        within: .seconds(60)
      )
      #expect(end - onset < .milliseconds(100))
      let sound = try await stage.monitor.awaitRecording(
        from: onset + .milliseconds(5),
        to: onset + .milliseconds(50)
      )
      #expect(abs(sound.wave.pitch / pitch - 1) < 0.02)
    }
  }

  @Test func `in a WAV file, the cue of the maximum is in the right channel`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("sound.wav")
    let command = Program.sliderd("--steps", "5", "--cues", "instead", "--audio", "wav:\(path)")
    let result = try await ChildProcess.run(command, input: "wait\nend\n")
    #expect(result.status == .code(0))
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes[22] == 2 && bytes[32] == 4, "channels, and bytes for each sample of both")
    let samples = bytes.dropFirst(44).withUnsafeBytes { $0.bindMemory(to: Int16.self).map(\.self) }
    let frames = stride(from: 1, to: samples.count, by: 2).map { (samples[$0 - 1], samples[$0]) }
    // Words are the same in both channels.
    #expect(frames.contains { left, right in left.magnitude < 2 && right > 3_000 })
    #expect(!frames.contains { left, right in right.magnitude < 2 && left > 3_000 })
  }
}

extension WaveFile {
  /// The frequency between the first and the last rising zero crossing.
  fileprivate var pitch: Double {
    let crossings = samples.indices.dropFirst().filter { samples[$0 - 1] < 0 && samples[$0] >= 0 }
    guard let first = crossings.first, let last = crossings.last, last > first else { return 0 }
    return Double((crossings.count - 1) * sampleRate) / Double(last - first)
  }
}

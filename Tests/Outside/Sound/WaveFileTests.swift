// SPDX-License-Identifier: GPL-3.0-or-later

import TestFiles
import Testing

@testable import StepSliderSpeech

@Suite struct WaveFileTests {
  @Test func `words that are cut off by others in a sound file don't end`() async throws {
    let folder = try TemporaryFolder()
    let (events, news) = AsyncStream.makeStream(of: SpeechEvent.self)
    let file = try StepSliderSpeech.WaveFile(path: folder.file("words.wav"))
    file.start(as: AudioFormat(sampleRate: 8000)) { news.yield($0) }
    let start = ContinuousClock.now
    file.play(1, for: .milliseconds(300))
    file.play(2, for: .milliseconds(400))
    // On a busy machine, the first words may have ended.
    let isCutOff = ContinuousClock.now - start < .milliseconds(300)
    let first = await events.first { _ in true }
    #expect(!isCutOff || first == .finished(number: 2))
    file.close()
  }
}

extension StepSliderSpeech.WaveFile {
  fileprivate func play(_ number: Int, for time: Duration) {
    begin(number)
    let count = Int(Double(8000) * (time / .seconds(1)))
    Array(repeating: Int16.max, count: count).withUnsafeBufferPointer(append)
    finish()
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles

/// The sound of phrases as the `espeak-ng` command speaks them.
struct PhraseTemplates: Sendable {
  let phrases: [String]
  /// The frames of all phrases in order, with two unused frames before each phrase.
  private(set) var frames: [SpeechFeatures.Frame] = []
  /// The range of each phrase in ``frames``.
  private(set) var ranges: [Range<Int>] = []
  /// The longest silence inside a phrase, in seconds.
  private(set) var longestSilence = 0.0

  init(phrases: [String], voice: String, rate: Int) throws {
    self.phrases = phrases
    let folder = try TemporaryFolder()
    for phrase in phrases {
      let path = folder.file("phrase.wav")
      // 1 means UTF-8, in any locale.
      let options = ["-v", voice, "-s", String(rate), "-b", "1", "-w", path]
      try Command("espeak-ng", options + ["--", phrase]).run()
      try append(WaveFile(path: path), saying: phrase)
    }
  }

  private mutating func append(_ sound: WaveFile, saying phrase: String) throws(BenchError) {
    let speech = Utterances(in: sound.samples, sampleRate: sound.sampleRate, pause: .infinity)
    guard let range = speech.ranges.first else {
      throw .sound("espeak-ng produced no sound for “\(phrase)”")
    }
    let features = SpeechFeatures(of: sound.samples[range], sampleRate: sound.sampleRate)
    frames += [.zero, .zero]
    ranges.append(frames.count..<frames.count + features.frames.count)
    frames += features.frames
    longestSilence = max(longestSilence, speech.longestSilence)
  }
}

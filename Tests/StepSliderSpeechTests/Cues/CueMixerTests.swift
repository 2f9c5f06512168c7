// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import StepSliderSpeech

@Suite struct CueMixerTests {
  private static let mono = AudioFormat(sampleRate: 22_050)
  private static let stereo = AudioFormat(sampleRate: 22_050, channelCount: 2)
  private static let cue = Cue(position: 0.7, notches: 3, pan: 0.4)

  @Test(arguments: [mono, stereo], [50, 100, 200])
  func `the loudest words and the loudest cue aren't clipped`(format: AudioFormat, volume: Int) {
    let cue = Cue(position: 1, notches: 4)
    for word in [Int16.min, .max] {
      let words = [Int16](repeating: word, count: 3_000)
      let wave = cue.wave(at: format.sampleRate)
      let mixed = mix(words, with: cue, volume: volume, as: format)
      // Where a sum is clipped, several samples in a row are at the limit.
      let during = mixed[..<(wave.samples.count * format.channelCount)].dropFirst(40)
      let atLimit = during.count { $0 == word }
      #expect(atLimit < during.count / 10)
    }
  }

  @Test func `words stay as they are, but for the part that the cue takes`() {
    let words = (0..<3_000).map { Int16(($0 * 7_919) % 20_000 - 10_000) }
    let mixed = mix(words, with: Self.cue, as: Self.mono)
    let cue = Self.cue.wave(at: 22_050)
    #expect(mixed[cue.samples.count...] == words[cue.samples.count...])
    let differences = zip(mixed, words).map { abs(Int($0) - Int($1)) }
    #expect(differences.allSatisfy { $0 < 32_767 / 6 })
    #expect(differences.prefix(cue.samples.count).contains { $0 > 1_000 })
  }

  @Test func `words begin with their first sample, and pieces sound like the whole`() throws {
    let words = (0..<3_000).map { Int16(8_000 - $0) }
    let whole = mix(words, with: Self.cue, as: Self.stereo)
    #expect(whole.count == 6_000)
    #expect(whole[0] == 8_000 && whole[1] == 8_000)
    for length in [1, 7, 500] {
      var mixer = try #require(
        CueMixer(Self.cue, beside: "words", volume: 100, as: Self.stereo)
      )
      let pieces = stride(from: 0, to: words.count, by: length).flatMap { start in
        mixer.mix(words[start..<min(start + length, words.count)])
      }
      #expect(pieces + mixer.finish() == whole)
    }
  }

  @Test func `a cue outlasts short words, and is heard whole without words`() {
    let length = Self.cue.wave(at: 22_050).samples.count
    #expect(mix([5, 5, 5], with: Self.cue, as: Self.mono).count == length)
    #expect(mix([], with: Self.cue, as: Self.stereo).count == 2 * length)
  }

  @Test func `without a cue, words are the same in both channels`() {
    let isMixed = CueMixer(nil, beside: "words", volume: 100, as: Self.mono) != nil
    #expect(!isMixed, "they aren't even copied")
    let both: [Int16] = [1, 1, -2, -2, .min, .min, .max, .max]
    #expect(mix([1, -2, .min, .max], with: nil, as: Self.stereo) == both)
  }

  @Test func `a cue moves from left to right, and its power stays the same`() {
    let powers = stride(from: -1.0, through: 1, by: 0.125).map { pan in
      let sound = mix([], with: Cue(position: 0.5, pan: pan), as: Self.stereo)
      return (left: power(of: sound, from: 0), right: power(of: sound, from: 1))
    }
    for (earlier, later) in zip(powers, powers.dropFirst()) {
      #expect(later.left < earlier.left && later.right > earlier.right)
    }
    let sums = powers.map { $0.left + $0.right }
    #expect(sums.allSatisfy { abs($0 / sums[0] - 1) < 0.001 })
    #expect(powers[0].right < 1 && abs(powers[8].left / powers[8].right - 1) < 0.001)
    let mono = mix([], with: Cue(position: 0.5, pan: 1), as: Self.mono)
    // One channel is played on both sides.
    let both = mono.flatMap { [$0, $0] }
    let sum = power(of: both, from: 0) + power(of: both, from: 1)
    #expect(abs(sum / sums[0] - 1) < 0.001, "as loud in one channel")
  }

  @Test func `a cue follows the volume of the voice, and is softer beside words`() {
    func loudness(volume: Int, beside words: String = "") -> Double {
      var mixer = CueMixer(Self.cue, beside: words, volume: volume, as: Self.mono)
      return power(of: mixer?.finish() ?? [], from: 0).squareRoot()
    }
    let normal = loudness(volume: 100)
    #expect(abs(loudness(volume: 50) / normal - 0.5) < 0.01)
    #expect(abs(loudness(volume: 200) / normal - 2) < 0.01)
    #expect(abs(loudness(volume: 100, beside: "4 of 5") / normal - 0.5) < 0.01)
    #expect(loudness(volume: 0) == 0)
  }

  @Test func `resampled channels stay apart`() throws {
    var resampler = try #require(Resampler(Self.stereo, to: 48_000))
    var single = try #require(Resampler(Self.mono, to: 48_000))
    let left = (0..<500).map { Int16($0 * 20) }
    let both = left.flatMap { [$0, -$0] }
    let sound = both.withUnsafeBufferPointer { resampler.convert($0) } + resampler.finish()
    let expected = left.withUnsafeBufferPointer { single.convert($0) } + single.finish()
    #expect(sound.count == 2 * expected.count)
    for (index, sample) in expected.enumerated() {
      #expect(sound[2 * index] == sample && abs(Int(sound[2 * index + 1]) + Int(sample)) <= 1)
    }
  }

  private func mix(
    _ words: [Int16],
    with cue: Cue?,
    volume: Int = 100,
    as format: AudioFormat
  ) -> [Int16] {
    let text = words.isEmpty ? "" : "words"
    guard var mixer = CueMixer(cue, beside: text, volume: volume, as: format) else { return words }
    return mixer.mix(words) + mixer.finish()
  }

  /// Returns the power of every second sample.
  private func power(of samples: [Int16], from first: Int) -> Double {
    stride(from: first, to: samples.count, by: 2).reduce(0) { sum, index in
      sum + Double(samples[index]) * Double(samples[index])
    }
  }
}

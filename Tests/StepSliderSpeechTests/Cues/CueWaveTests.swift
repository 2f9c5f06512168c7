// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import StepSliderSpeech

@Suite struct CueWaveTests {
  private static let rate = 22_050
  private static let cues =
    [0, 0.3, 1].flatMap { position in
      [nil, .minimum, .maximum].flatMap { end in
        [0, 1, 4, 9].map { Cue(position: position, end: end, notches: $0) }
      }
    }

  @Test(arguments: [16_000, 22_050, 48_000])
  func `the pitch rises by two octaves, equally with each step`(rate: Int) throws {
    let pitches = try (0...8).map { step in
      try #require(pitch(of: Cue(position: Double(step) / 8).wave(at: rate), at: rate))
    }
    for (lower, higher) in zip(pitches, pitches.dropFirst()) {
      #expect(abs(higher / lower - 1.1892) < 0.003, "a quarter of an octave")
    }
    #expect(abs(pitches[0] - 261.6) < 1)
    #expect(abs(pitches[8] - 1046.5) < 4)
  }

  @Test(arguments: [0, 0.5, 1])
  func `an end is two tones, the second one beyond it`(position: Double) throws {
    for (end, interval) in [(AdjustableRange.End.maximum, 1.5), (.minimum, 1 / 1.5)] {
      let wave = Cue(position: position, end: end).wave(at: Self.rate)
      let pitch = try #require(self.pitch(of: Cue(position: position).wave(at: Self.rate)))
      let first = try #require(self.pitch(of: wave, from: 0, to: 0.03))
      let second = try #require(self.pitch(of: wave, from: 0.045, to: 0.075))
      #expect(abs(first / pitch - 1) < 0.01)
      #expect(abs(second / pitch - interval) < 0.01)
      #expect(weight(of: wave, from: 0.032, to: 0.043) == 0, "a gap between them")
    }
  }

  @Test func `each notch of a knob clicks, up to four`() {
    let plain = Cue(position: 0.5).wave(at: Self.rate)
    for notches in 1...9 {
      let wave = Cue(position: 0.5, notches: notches).wave(at: Self.rate)
      let clicks = (0..<9).count { index in
        let start = 0.015 * Double(index)
        return weight(of: wave, from: start, to: start + 0.003)
          > weight(of: plain, from: start, to: start + 0.003)
      }
      #expect(clicks == min(notches, 4))
    }
  }

  @Test(arguments: cues)
  func `it begins and ends in silence, and is over within a tenth of a second`(cue: Cue) throws {
    let wave = cue.wave(at: Self.rate)
    #expect(wave.samples.count < Self.rate / 10)
    let samples = [0] + wave.samples + [0]
    // A cut at the loudest moment of a tone of 1.5 kHz would be a step of 0.6.
    let steps = zip(samples, samples.dropFirst()).map { abs($0 - $1) }
    #expect(try #require(steps.first) == 0 && steps.last == 0)
    #expect(steps.prefix(20).allSatisfy { $0 < 0.1 } || cue.notches > 0)
    #expect(steps.suffix(20).allSatisfy { $0 < 0.1 })
  }

  @Test(arguments: cues)
  func `no sample is greater than its weight, and no weight than 1`(cue: Cue) {
    let wave = cue.wave(at: Self.rate)
    #expect(zip(wave.samples, wave.weights).allSatisfy { abs($0) <= $1 + 1e-5 })
    #expect(wave.weights.allSatisfy { (0...1.000_01).contains($0) })
  }

  @Test func `numbers out of range are clamped`() {
    #expect(Cue(position: .nan, notches: -1, pan: -.infinity) == Cue(position: 0, pan: -1))
    #expect(Cue(position: 7, pan: 7) == Cue(position: 1, pan: 1))
  }

  /// Returns the frequency between the first and the last rising zero crossing of a part, whose
  /// limits are in seconds.
  private func pitch(
    of wave: Cue.Wave,
    at rate: Int = rate,
    from start: Double = 0,
    to end: Double = 0.06
  ) -> Double? {
    let range = Int(start * Double(rate)) + 1..<Int(end * Double(rate)) - 1
    let crossings = range.compactMap { index -> Double? in
      let (before, after) = (wave.samples[index - 1], wave.samples[index])
      guard before < 0, after >= 0 else { return nil }
      return Double(index) - Double(after / (after - before))
    }
    guard let first = crossings.first, let last = crossings.last, last > first else { return nil }
    return Double(crossings.count - 1) * Double(rate) / (last - first)
  }

  /// Returns the greatest weight in a part.
  private func weight(of wave: Cue.Wave, from start: Double, to end: Double) -> Float {
    let range = Int(start * Double(Self.rate))..<Int(end * Double(Self.rate))
    return wave.weights[range.clamped(to: wave.weights.indices)].max() ?? 0
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import StepSliderSpeech

@Suite struct ResamplerTests {
  @Test(arguments: [(22_050, 48_000), (22_050, 44_100), (16_000, 48_000), (22_050, 192_000)])
  func `a tone keeps its loudness, its pitch and its place`(old: Int, new: Int) throws {
    let heard = try convert(tone(at: old, lasting: 0.2), from: old, to: new)
    let expected = tone(at: new, lasting: 0.2)
    #expect(heard.count == expected.count)
    let inside = new / 100..<new * 19 / 100
    let difference = inside.map { abs(Int(heard[$0]) - Int(expected[$0])) }.max()
    #expect(try #require(difference) < 20)
  }

  @Test func `the first sample is heard at once`() throws {
    let heard = try convert([8_000, 8_000, 8_000, 8_000], from: 22_050, to: 48_000)
    #expect(heard[0] > 4_000)
  }

  @Test(arguments: [1, 2, 7, 100, 1_000])
  func `pieces sound like the whole`(length: Int) throws {
    let samples = tone(at: 22_050, lasting: 0.1)
    var resampler = try #require(Resampler(AudioFormat(sampleRate: 22_050), to: 48_000))
    var heard: [Int16] = []
    for start in stride(from: 0, to: samples.count, by: length) {
      let piece = Array(samples[start..<min(samples.count, start + length)])
      heard += piece.withUnsafeBufferPointer { resampler.convert($0) }
    }
    heard += resampler.finish()
    #expect(heard == (try convert(samples, from: 22_050, to: 48_000)))
  }

  @Test func `the loudest sound doesn't overflow, and constant sound stays constant`() throws {
    let loud = [Int16](repeating: .min, count: 500) + [Int16](repeating: .max, count: 500)
    let heard = try convert(loud, from: 22_050, to: 48_000)
    #expect(heard[500] == .min)
    #expect(heard[1_700] == .max)
  }

  @Test func `an utterance leaves nothing behind for the next`() throws {
    var resampler = try #require(Resampler(AudioFormat(sampleRate: 22_050), to: 48_000))
    let samples = tone(at: 22_050, lasting: 0.01)
    let first = samples.withUnsafeBufferPointer { resampler.convert($0) } + resampler.finish()
    _ = samples.withUnsafeBufferPointer { resampler.convert($0) }
    resampler.reset()
    let second = samples.withUnsafeBufferPointer { resampler.convert($0) } + resampler.finish()
    #expect(first == second)
  }

  @Test(arguments: [(22_050, 22_050), (22_050, 8_000), (22_050, 47_999), (0, 48_000), (22_050, 0)])
  func `the server converts where there is nothing to gain`(old: Int, new: Int) {
    #expect(Resampler(AudioFormat(sampleRate: old), to: new) == nil)
  }

  private func convert(_ samples: [Int16], from old: Int, to new: Int) throws -> [Int16] {
    var resampler = try #require(Resampler(AudioFormat(sampleRate: old), to: new))
    return samples.withUnsafeBufferPointer { resampler.convert($0) } + resampler.finish()
  }

  /// Returns a tone of 1 kHz, at half of full scale.
  private func tone(at rate: Int, lasting seconds: Double) -> [Int16] {
    (0..<Int((seconds * Double(rate)).rounded())).map { index in
      Int16(16_000 * sin(2 * .pi * 1_000 * Double(index) / Double(rate)))
    }
  }
}

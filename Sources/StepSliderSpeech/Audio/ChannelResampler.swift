// SPDX-License-Identifier: GPL-3.0-or-later

/// Raises the sample rate of sound with one or two channels.
struct ChannelResampler {
  private var channels: [Resampler]

  /// Returns `nil` where ``Resampler`` has nothing to do.
  init?(_ format: AudioFormat, to newRate: Int) {
    guard let resampler = Resampler(from: format.sampleRate, to: newRate) else { return nil }
    channels = Array(repeating: resampler, count: format.channels.rawValue)
  }

  /// The rate of the output.
  var newRate: Int { channels[0].newRate }

  /// Returns the samples that are certain by now.
  mutating func convert(_ samples: UnsafeBufferPointer<Int16>) -> [Int16] {
    let count = channels.count
    guard count > 1 else { return channels[0].convert(samples) }
    return interleaved { channel, resampler in
      let own = stride(from: channel, to: samples.count, by: count).map { samples[$0] }
      return own.withUnsafeBufferPointer { resampler.convert($0) }
    }
  }

  /// Returns the last samples of an utterance, and begins anew.
  mutating func finish() -> [Int16] { interleaved { $1.finish() } }

  /// Begins a new utterance.
  mutating func reset() { for channel in channels.indices { channels[channel].reset() } }

  private mutating func interleaved(_ convert: (Int, inout Resampler) -> [Int16]) -> [Int16] {
    let sounds = channels.indices.map { convert($0, &channels[$0]) }
    var result = [Int16](repeating: 0, count: sounds.reduce(0) { $0 + $1.count })
    for (channel, sound) in sounds.enumerated() {
      for index in sound.indices { result[index * sounds.count + channel] = sound[index] }
    }
    return result
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a recording isn't silent.
struct Utterances {
  /// Stretches of samples with sound at both ends, in order.
  ///
  /// Sounds that are nearer to each other than the pause are one stretch. Shorter ones than a word
  /// can be, which are clicks, are left out.
  let ranges: [Range<Int>]
  /// The longest silence inside a stretch, in seconds.
  let longestSilence: Double

  /// Finds them; a silence parts two if it is longer than the pause, which is in seconds.
  init(in samples: [Int16], sampleRate: Int, pause: Double) {
    let threshold = Self.threshold(of: samples)
    let longest = pause * Double(sampleRate)
    var ranges: [Range<Int>] = []
    var silence = 0
    var start = 0
    var end = 0
    samples.withUnsafeBufferPointer { samples in
      var index = 0
      while index < samples.count {
        if abs(Int(samples[index])) > threshold {
          if end == 0 || Double(index - end) > longest {
            if end > 0 { ranges.append(start..<end) }
            start = index
          } else {
            silence = max(silence, index - end)
          }
          end = index + 1
        }
        index += 1
      }
    }
    if end > 0 { ranges.append(start..<end) }
    self.ranges = ranges.filter { $0.count >= sampleRate / 20 }
    longestSilence = Double(silence) / Double(sampleRate)
  }

  /// The loudest sample that counts as silence.
  ///
  /// 60 dB below the loudest of all, so that quiet recordings are parted as loud ones are; never
  /// less than 1/2048 of full scale.
  private static func threshold(of samples: [Int16]) -> Int {
    samples.withUnsafeBufferPointer { samples in
      var loudest = 0
      var index = 0
      while index < samples.count {
        loudest = max(loudest, abs(Int(samples[index])))
        index += 1
      }
      return max(16, loudest / 1000)
    }
  }
}

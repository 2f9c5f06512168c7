// SPDX-License-Identifier: GPL-3.0-or-later

/// The parts of a recording that aren't silent.
struct Utterances {
  /// Ranges of samples with sound at both ends, in order.
  ///
  /// Sounds closer together than the pause form one range. Clicks, which are shorter than any
  /// word, are left out.
  let ranges: [Range<Int>]
  /// The longest silence inside a range, in seconds.
  let longestSilence: Double

  /// Finds the ranges. A silence separates two of them if it is longer than the pause, in seconds.
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

  /// Returns the loudest sample that counts as silence.
  ///
  /// It is 60 dB below the loudest sample, so that quiet recordings are split like loud ones, but
  /// at least 1/2048 of full scale.
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

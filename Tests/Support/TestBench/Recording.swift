// SPDX-License-Identifier: GPL-3.0-or-later

/// Sound with the time of each sample, as a perfect loudspeaker would have emitted it.
package struct Recording: Sendable {
  struct Fragment: Sendable {
    /// The index of its first sample.
    let start: Int
    /// The time of its arrival.
    let arrival: Moment
  }

  package let sampleRate: Int
  package private(set) var samples: [Int16] = []
  private var fragments: [Fragment] = []

  init(sampleRate: Int) {
    self.sampleRate = sampleRate
  }

  /// Returns the time of a sample: its fragment's arrival plus its offset in the fragment.
  package func moment(of index: Int) -> Moment {
    let fragment = fragments[max(0, fragmentIndex { $0.start <= index })]
    return fragment.arrival + duration(ofSamples: index - fragment.start)
  }

  /// Returns the first sample at or after a moment, or the end if there is none.
  package func index(at moment: Moment) -> Int {
    let place = fragmentIndex { $0.arrival <= moment }
    guard place >= 0 else { return 0 }
    let offset = (moment - fragments[place].arrival).nanoseconds * Int64(sampleRate)
    let index = fragments[place].start + Int((offset + 999_999_999) / 1_000_000_000)
    let end = place + 1 < fragments.count ? fragments[place + 1].start : samples.count
    return min(index, end)
  }

  /// Returns the part between two moments.
  package func part(from start: Moment, to end: Moment) -> Recording {
    var part = Recording(sampleRate: sampleRate)
    let range = index(at: start)..<max(index(at: start), index(at: end))
    let first = max(0, fragmentIndex { $0.start <= range.lowerBound })
    part.samples = Array(samples[range])
    for fragment in fragments.dropFirst(first) where fragment.start < range.upperBound {
      let begin = max(fragment.start, range.lowerBound)
      part.fragments.append(
        Fragment(start: begin - range.lowerBound, arrival: moment(of: begin))
      )
    }
    return part
  }

  /// The sound alone, for a file or a recogniser.
  package var wave: WaveFile {
    WaveFile(sampleRate: sampleRate, samples: samples)
  }

  /// Returns the sound without the complete silences that last longer than a time in seconds.
  package func wave(withoutSilenceOver seconds: Double) -> WaveFile {
    let longest = Int(seconds * Double(sampleRate))
    var (kept, silence): ([Int16], Int) = ([], 0)
    for sample in samples {
      silence = sample == 0 ? silence + 1 : 0
      if silence <= longest { kept.append(sample) }
      if silence == longest + 1 { kept.removeLast(longest) }
    }
    return WaveFile(sampleRate: sampleRate, samples: kept)
  }

  mutating func append(_ fragment: UnsafeBufferPointer<Int16>, arrivedAt arrival: Moment) {
    fragments.append(Fragment(start: samples.count, arrival: arrival))
    samples.append(contentsOf: fragment)
  }

  /// Drops all but the last samples, once there are twice as many.
  mutating func forget(allBut count: Int) {
    guard samples.count > 2 * count else { return }
    let place = max(0, fragmentIndex { $0.start <= samples.count - count })
    let dropped = fragments[place].start
    samples.removeFirst(dropped)
    fragments = fragments[place...].map {
      Fragment(start: $0.start - dropped, arrival: $0.arrival)
    }
  }

  private func duration(ofSamples count: Int) -> Duration {
    .nanoseconds(Int64(count) * 1_000_000_000 / Int64(sampleRate))
  }

  /// Returns the last fragment that meets an ascending condition; -1 if none does.
  private func fragmentIndex(where isBefore: (Fragment) -> Bool) -> Int {
    var (low, high) = (0, fragments.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(fragments[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

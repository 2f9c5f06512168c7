// SPDX-License-Identifier: GPL-3.0-or-later

/// What a listener hears over time, as stretches of samples and silence.
///
/// Times are counted in samples of all channels from the beginning and never go back.
struct WaveTimeline {
  /// A finished stretch of the recording.
  enum Stretch: Equatable {
    case silence(count: Int)
    case samples([Int16])
  }

  private var start = 0
  private var playing: [Int16] = []

  /// The time at which the current utterance will have been heard to its end.
  var end: Int { start + playing.count }

  /// Appends samples to the current utterance.
  mutating func append(_ samples: UnsafeBufferPointer<Int16>) { playing += samples }

  /// Returns what has been heard up to a time, and drops the rest of the utterance.
  mutating func settle(until time: Int) -> [Stretch] {
    let now = max(time, start)
    let heard = Array(playing.prefix(now - start))
    let rest = now - start - heard.count
    (start, playing) = (now, [])
    return [.samples(heard), .silence(count: rest)]
      .filter { $0 != .samples([]) && $0 != .silence(count: 0) }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// What a listener hears over time, as stretches of samples and of silence.
///
/// Times are counted in samples since the beginning and never go back.
struct WaveTimeline {
  /// A stretch of the recording that is settled.
  enum Stretch: Equatable {
    case silence(count: Int)
    case samples([Int16])
  }

  private var start = 0
  private var playing: [Int16] = []

  /// When the utterance that plays will have been heard to its end.
  var end: Int { start + playing.count }

  /// Adds samples to the utterance that plays.
  mutating func append(_ samples: UnsafeBufferPointer<Int16>) { playing += samples }

  /// Settles what is heard until a time; what would be heard later is cut off.
  mutating func settle(until time: Int) -> [Stretch] {
    let now = max(time, start)
    let heard = Array(playing.prefix(now - start))
    let rest = now - start - heard.count
    (start, playing) = (now, [])
    return [.samples(heard), .silence(count: rest)]
      .filter { $0 != .samples([]) && $0 != .silence(count: 0) }
  }
}

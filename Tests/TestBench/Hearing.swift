// SPDX-License-Identifier: GPL-3.0-or-later

/// What an ear has made of the sound so far: when something could be heard, and the sound itself.
struct Hearing: Sendable {
  /// Below this, in either direction, a sample counts as silence.
  let threshold: Int16
  /// A gap this long ends a sound; a shorter one, as before a plosive, belongs to it.
  let gap: Duration = .milliseconds(150)
  /// How much sound is kept.
  let history: Duration

  /// When each sound began.
  private(set) var onsets: [Moment] = []
  /// The last audible sample.
  private(set) var lastAudible: Moment?
  /// When the first fragment came.
  private(set) var start: Moment?
  /// The end of the last fragment.
  private(set) var now: Moment?
  private(set) var recording = Recording(sampleRate: 44_100)
  /// Why nothing more can be heard.
  var failure: String?

  init(threshold: Int16, history: Duration) {
    self.threshold = threshold
    self.history = history
  }

  /// How long it has been silent; since the beginning when there never was a sound.
  var silence: Duration {
    guard let now, let start else { return .zero }
    return now - (lastAudible ?? start)
  }

  /// Takes in a fragment and gives its end.
  @discardableResult
  mutating func hear(
    _ fragment: UnsafeBufferPointer<Int16>,
    arrivedAt arrival: Moment
  ) -> Moment {
    let audible = threshold.magnitude
    if let first = fragment.firstIndex(where: { $0.magnitude > audible }),
      let last = fragment.lastIndex(where: { $0.magnitude > audible })
    {
      note(arrival + duration(ofSamples: first), until: arrival + duration(ofSamples: last))
    }
    let end = arrival + duration(ofSamples: fragment.count)
    start = start ?? arrival
    now = end
    recording.append(fragment, arrivedAt: arrival)
    recording.forget(allBut: Int(history.components.seconds) * recording.sampleRate)
    return end
  }

  private mutating func note(_ first: Moment, until last: Moment) {
    if lastAudible.map({ first - $0 >= gap }) ?? true { onsets.append(first) }
    lastAudible = last
  }

  private func duration(ofSamples count: Int) -> Duration {
    .nanoseconds(Int64(count) * 1_000_000_000 / Int64(recording.sampleRate))
  }
}

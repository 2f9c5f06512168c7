// SPDX-License-Identifier: GPL-3.0-or-later

/// The sound heard so far, with the times at which something was audible.
struct Hearing: Sendable {
  /// The sample value up to which a sample counts as silence, in either direction.
  let threshold: Int16
  /// The gap that ends a sound. A shorter one, as before a plosive, belongs to it.
  let gap: Duration = .milliseconds(150)
  /// How much sound is kept.
  let history: Duration

  /// The start of each sound.
  private(set) var onsets: [Moment] = []
  /// The time of the last audible sample.
  private(set) var lastAudible: Moment?
  /// The time of the first fragment.
  private(set) var start: Moment?
  /// The end of the last fragment.
  private(set) var now: Moment?
  private(set) var recording: Recording
  /// The reason nothing more can be heard.
  var failure: String?

  init(sampleRate: Int, threshold: Int16, history: Duration) {
    recording = Recording(sampleRate: sampleRate)
    self.threshold = threshold
    self.history = history
  }

  /// How long it has been silent. Counts from the beginning if there never was a sound.
  var silence: Duration {
    guard let now, let start else { return .zero }
    return now - (lastAudible ?? start)
  }

  /// Adds a fragment, and returns its end.
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

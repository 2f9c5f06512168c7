// SPDX-License-Identifier: GPL-3.0-or-later

/// Listens to a sound server: records what its sink plays, with the times at which sounds begin
/// and end.
///
/// The time of a sample is the arrival of its fragment plus its offset in the fragment, never
/// earlier than the arrival. A null sink renders ahead, so this is when a loudspeaker without
/// delay would emit it.
package final class SoundMonitor: Sendable {
  private let hearing: Watched<Hearing>
  private let source: any SoundSource

  /// Listens to a server's default sink, and returns after the warm-up.
  ///
  /// A null sink may have rendered up to two seconds ahead before the recorder lowered its
  /// latency. The first fragment then takes about two seconds to arrive, and only sound after the
  /// warm-up has accurate times. Tests that don't measure time can leave the warm-up out. A sample
  /// beyond the threshold, in either direction, is audible. At least `history` of sound is kept.
  package init(
    on server: SoundServer,
    fragment: Duration = .milliseconds(2),
    threshold: Int16 = 300,
    warmUp: Duration = .milliseconds(2_600),
    history: Duration = .seconds(60)
  ) async throws {
    let rate =
      switch server.kind {
      case .pulseAudio: MonitorStream.sampleRate
      case .pipeWire: PassiveMonitor.sampleRate
      }
    let hearing = Watched(Hearing(sampleRate: rate, threshold: threshold, history: history))
    self.hearing = hearing
    source =
      switch server.kind {
      case .pulseAudio:
        try MonitorStream(server: server.address, fragment: fragment, hearing: hearing)
      case .pipeWire: try PassiveMonitor(on: server, hearing: hearing)
      }
    let limit = warmUp + .seconds(60)
    try await wait(for: "sound from the monitor", within: limit) { hearing -> Bool? in
      guard let start = hearing.start, let now = hearing.now else { return nil }
      return now - start >= warmUp ? true : nil
    }
  }

  deinit {
    source.stop()
  }

  /// The start of each sound: the first audible sample after at least 150 ms of silence.
  package var onsets: [Moment] {
    hearing.read { $0.onsets }
  }

  /// The time of the last audible sample, if there is one.
  package var lastAudible: Moment? {
    hearing.read { $0.lastAudible }
  }

  /// Waits for a sound that begins at or after a moment, and returns its start.
  package func awaitOnset(after moment: Moment, within limit: Duration) async throws -> Moment {
    try await wait(for: "a sound", within: limit) { hearing in
      hearing.onsets.last.flatMap { $0 < moment ? nil : hearing.onsets.first { $0 >= moment } }
    }
  }

  /// Waits for a period of silence, and returns the time of the last audible sample.
  ///
  /// If there never was a sound, returns the time when listening began.
  @discardableResult
  package func awaitSilence(
    lasting silence: Duration,
    within limit: Duration
  ) async throws -> Moment {
    try await wait(for: "silence", within: limit) { hearing in
      hearing.silence >= silence ? hearing.lastAudible ?? hearing.start : nil
    }
  }

  /// Returns the sound between two moments, as far as it is still kept.
  package func recording(from start: Moment, to end: Moment = .now) -> Recording {
    hearing.read { $0.recording.part(from: start, to: end) }
  }

  /// Waits until the sound up to a moment has arrived, and returns it from another moment on.
  package func awaitRecording(from start: Moment, to end: Moment) async throws -> Recording {
    let limit = max(.zero, end - .now) + .seconds(60)
    return try await wait(for: "the sound to arrive", within: limit) { hearing in
      guard let now = hearing.now, now >= end else { return nil }
      return hearing.recording.part(from: start, to: end)
    }
  }

  @discardableResult
  private func wait<Found: Sendable>(
    for awaited: String,
    within limit: Duration,
    _ pick: @escaping @Sendable (Hearing) -> Found?
  ) async throws -> Found {
    let outcome = await hearing.first(within: limit) { hearing -> Found?? in
      if let found = pick(hearing) { return .some(found) }
      return hearing.failure == nil ? nil : .some(nil)
    }
    guard let outcome, let found = outcome else { throw missed(awaited) }
    return found
  }

  private func missed(_ awaited: String) -> BenchError {
    hearing.read { hearing in
      let state = hearing.failure ?? "silence for \(hearing.silence.milliseconds) ms"
      return .missed(awaited: awaited, seen: "\(hearing.onsets.count) sounds, then \(state)")
    }
  }
}

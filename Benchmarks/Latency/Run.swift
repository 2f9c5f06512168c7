// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// One program in one scenario: rests, acts and listens.
struct Run {
  let scenario: Scenario
  let contestant: any Contestant
  let monitor: SoundMonitor
  /// The fingerprint of the new words, for scenarios that have to find them.
  private var fingerprint: Fingerprint?

  init(_ scenario: Scenario, of contestant: any Contestant, heardBy monitor: SoundMonitor) {
    (self.scenario, self.contestant, self.monitor) = (scenario, contestant, monitor)
  }

  /// Records the contestant's new words out of silence, if the scenario needs them.
  mutating func prepare() async throws {
    guard [.interrupt, .release, .flood].contains(scenario) else { return }
    var recordings: [Recording] = []
    for _ in 0..<5 {
      try await rest()
      let start = try await contestant.introduce()
      let onset = try await monitor.awaitOnset(after: start, within: .seconds(5))
      let end = onset + .milliseconds(60)
      recordings.append(try await monitor.awaitRecording(from: start, to: end))
    }
    fingerprint = Fingerprint(recordings)
  }

  /// Measures once; nil if the awaited sound wasn't heard.
  func measure(number: Int) async throws -> Outcome? {
    try await rest(number)
    switch scenario {
    case .onset, .cue, .busy: return try await onset(number)
    case .interrupt:
      try await startTalking(number)
      return try await newWords(after: contestant.interrupt())
    case .stop:
      try await startTalking(number)
      return try await silence(after: contestant.stop())
    case .release: return try await newWords(after: contestant.release())
    case .flood: return try await newWords(after: contestant.flood())
    }
  }

  private func onset(_ number: Int) async throws -> Outcome? {
    let start = try await contestant.announce(run: number)
    guard let onset = try? await monitor.awaitOnset(after: start, within: .seconds(3)) else {
      return nil
    }
    return Outcome(time: onset - start)
  }

  private func newWords(after start: Moment) async throws -> Outcome? {
    let recording = try await monitor.awaitRecording(from: start, to: start + .seconds(1))
    guard let match = fingerprint?.match(in: recording) else { return nil }
    let old = recording.samples[..<match.first].lastIndex { $0.magnitude > Fingerprint.audible }
    let change = Outcome.Change(
      oldWords: old.map { recording.moment(of: $0) - start } ?? .zero,
      loud: recording.moment(of: match.loud) - start
    )
    return Outcome(time: recording.moment(of: match.first) - start, change: change)
  }

  private func silence(after start: Moment) async throws -> Outcome {
    let end = try await monitor.awaitSilence(lasting: .milliseconds(400), within: .seconds(10))
    return Outcome(time: max(.zero, end - start))
  }

  /// Lets the long words continue for most of a second.
  private func startTalking(_ number: Int) async throws {
    let start = try await contestant.begin()
    _ = try await monitor.awaitOnset(after: start, within: .seconds(5))
    try await Task.sleep(for: .milliseconds(600) + phase(number))
  }

  /// Waits for silence, and a little longer.
  private func rest(_ number: Int = 0) async throws {
    try await monitor.awaitSilence(lasting: .milliseconds(300), within: .seconds(30))
    try await Task.sleep(for: .milliseconds(100) + phase(number))
  }

  /// Returns a delay that differs in each run and covers 64 ms evenly.
  ///
  /// That is three cycles of PipeWire and one of libespeak-ng's playback. The position of a key in
  /// a cycle decides how soon it is heard. If it were left to chance, twenty runs would say little
  /// about the median.
  private func phase(_ number: Int) -> Duration {
    .milliseconds(number * 37 % 64)
  }
}

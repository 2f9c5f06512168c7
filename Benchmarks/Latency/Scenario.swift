// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// A situation to measure, with its limits.
enum Scenario: String, CaseIterable {
  case onset
  /// As `onset`, with a cue beside the words.
  case cue
  /// As `onset`, beside two programs that compute without a pause.
  case busy
  case interrupt
  case stop
  /// A held key, whose release the terminal tells.
  case release
  /// A held key, whose release is only noticed because no repeat comes.
  case flood

  /// The title of its table.
  var title: String {
    switch self {
    case .onset: "quiet: a key → the first audible sample"
    case .cue: "quiet, with --cues position: a key → the first audible sample"
    case .busy: "quiet, beside two busy loops: a key → the first audible sample"
    case .interrupt: "speaking: a key → the new words' first sample"
    case .stop: "speaking: stop → the last audible sample"
    case .release: "40 keys, 33 ms apart: the told release → the last words' first sample"
    case .flood: "40 keys, 33 ms apart: the last key → its words' first sample"
    }
  }

  /// Returns the limits on a sound server.
  func limits(on server: SoundServer.Kind) -> [Limit] {
    switch (self, server) {
    case (.onset, .pulseAudio):
      [.median(3), .ratio(1, 4, .playback), .ratio(1, 6, .dispatcher)]
    case (.onset, .pipeWire):
      [.median(6), .ratio(1, 3, .playback), .ratio(1, 5, .dispatcher)]
    case (.cue, _): [.ofIdle(3, 2)]
    case (.busy, .pulseAudio): [.ofIdle(3, 2), .percentile95(10)]
    case (.interrupt, .pulseAudio):
      [.median(6), .ratio(1, 4, .playback), .ratio(1, 4, .dispatcher), .oldWords(3)]
    case (.interrupt, .pipeWire):
      [.median(6), .ratio(1, 4, .playback), .ratio(1, 6, .dispatcher)]
    case (.stop, .pulseAudio): [.median(3)]
    case (.release, .pulseAudio): [.median(5), .percentile95(8)]
    case (.flood, .pulseAudio): [.median(55), .percentile95(70)]
    case (.busy, .pipeWire), (.stop, .pipeWire), (.release, .pipeWire), (.flood, .pipeWire): []
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse

/// What a stream needs to know of a server.
struct PulseServer {
  /// The rate at which it plays; `nil` if that is unknown.
  let sampleRate: Int?
  let isPipeWire: Bool

  init(_ info: pa_server_info?) {
    sampleRate = info.map { Int($0.sample_spec.rate) }
    isPipeWire = info?.server_name.map { String(cString: $0) }?.contains("on PipeWire") == true
  }

  /// How long it may buffer sound, in milliseconds; short, so that words stop promptly.
  ///
  /// At 10 ms PipeWire uses its shortest cycle. PulseAudio starts later with 10 ms than with 20.
  var latency: Int { isPipeWire ? 10 : 20 }

  /// How long a stream runs on after words, in milliseconds.
  ///
  /// On PipeWire, a stream that starts waits for the current cycle of all streams, which lasts
  /// 21 ms if another program plays. One that still runs keeps the cycles short, so that the next
  /// key is heard 25 ms sooner. PulseAudio starts a stream at once.
  var linger: Int { isPipeWire ? 2_000 : 0 }

  /// Whether words lose their beginning unless the stream was flushed after the ones before.
  ///
  /// PipeWire counts the last cycle of words as full, and skips as much of the next ones.
  var losesBeginnings: Bool { isPipeWire }
}

// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse

/// A stream of speech at a PulseAudio server: by what name, in what role, and how soon it is heard.
enum PulseStream {
  /// How long the server may let sound wait; short, so that words begin and end at once.
  private static let latencyMilliseconds = 20
  /// How long libpulse waits for an answer (`DEFAULT_TIMEOUT` of its sources).
  static let answerSeconds = 30

  /// Begins to open a corked stream of samples of 16 bits and one channel; `nil` if it can't be asked
  /// for.
  static func open(
    in context: OpaquePointer?,
    named applicationName: String,
    sampleRate: Int
  ) -> OpaquePointer? {
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
    pa_proplist_sets(properties, PA_PROP_APPLICATION_NAME, applicationName)
    var format = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(sampleRate), channels: 1)
    let stream = pa_stream_new_with_proplist(context, "speech", &format, nil, properties)
    guard let stream, !connect(stream, sampleRate: sampleRate) else { return stream }
    pa_stream_unref(stream)
    return nil
  }

  private static func connect(_ stream: OpaquePointer, sampleRate: Int) -> Bool {
    var buffer = pa_buffer_attr()
    buffer.maxlength = .max
    buffer.tlength = UInt32(sampleRate * latencyMilliseconds / 1000 * 2)
    buffer.prebuf = 2
    buffer.minreq = .max
    buffer.fragsize = .max
    let flags = pa_stream_flags_t(
      PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_START_CORKED.rawValue
    )
    return pa_stream_connect_playback(stream, nil, &buffer, flags, nil, nil) >= 0
  }

  /// Cuts off what still plays, and tells nobody of it.
  static func close(_ stream: OpaquePointer?) {
    guard let stream else { return }
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_disconnect(stream)
    pa_stream_unref(stream)
  }
}

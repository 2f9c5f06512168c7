// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse

/// A stream of speech at a PulseAudio server: its name, its role and its latency.
enum PulseStream {
  /// How long libpulse waits for an answer, in seconds (`DEFAULT_TIMEOUT` in its sources).
  static let answerSeconds = 30

  /// Starts to open a corked stream of 16-bit mono samples; returns `nil` if the request fails.
  static func open(
    in context: OpaquePointer?,
    at server: pa_server_info?,
    named applicationName: String,
    rate: Int
  ) -> OpaquePointer? {
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
    pa_proplist_sets(properties, PA_PROP_APPLICATION_NAME, applicationName)
    var format = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(rate), channels: 1)
    let stream = pa_stream_new_with_proplist(context, "speech", &format, nil, properties)
    let length = rate * latency(at: server) / 1000
    guard let stream, !connect(stream, length: length) else { return stream }
    pa_stream_unref(stream)
    return nil
  }

  /// How long a server may buffer sound, in milliseconds; short, so that words stop promptly.
  ///
  /// At 10 ms PipeWire uses its shortest cycle. PulseAudio starts later with 10 ms than with 20.
  private static func latency(at server: pa_server_info?) -> Int {
    let name = server?.server_name.map { String(cString: $0) } ?? ""
    return name.contains("on PipeWire") ? 10 : 20
  }

  private static func connect(_ stream: OpaquePointer, length: Int) -> Bool {
    var buffer = pa_buffer_attr()
    buffer.maxlength = .max
    buffer.tlength = UInt32(length * 2)
    buffer.prebuf = 2
    buffer.minreq = .max
    buffer.fragsize = .max
    let flags = pa_stream_flags_t(
      PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_START_CORKED.rawValue
    )
    return pa_stream_connect_playback(stream, nil, &buffer, flags, nil, nil) >= 0
  }

  /// Cuts off what is still playing, without calling any callback.
  static func close(_ stream: OpaquePointer?) {
    guard let stream else { return }
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_disconnect(stream)
    pa_stream_unref(stream)
  }
}

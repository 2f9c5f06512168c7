// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse

/// A stream of speech to a PulseAudio server. It begins corked, so that neither side wakes up.
struct PulseStream {
  /// How long libpulse waits for an answer, in seconds (`DEFAULT_TIMEOUT` in its sources).
  static let answerSeconds = 30

  let pointer: OpaquePointer
  private(set) var isCorked = true
  /// What converts the voice's samples, if the server plays at a higher rate.
  private var resampler: ChannelResampler?

  /// Starts to open a stream for 16-bit samples; returns `nil` if the request fails.
  init?(
    in context: OpaquePointer?,
    at server: PulseServer,
    named applicationName: String,
    format: AudioFormat
  ) {
    resampler = server.sampleRate.flatMap { ChannelResampler(format, to: $0) }
    let rate = resampler?.newRate ?? format.sampleRate
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
    pa_proplist_sets(properties, PA_PROP_APPLICATION_NAME, applicationName)
    let channels = UInt8(format.channels.rawValue)
    var spec = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(rate), channels: channels)
    let stream = pa_stream_new_with_proplist(context, "speech", &spec, nil, properties)
    guard let stream else { return nil }
    pointer = stream
    let frame = pa_frame_size(&spec)
    guard !connect(length: frame * rate * server.latency / 1000, frame: frame) else { return }
    pa_stream_unref(stream)
    return nil
  }

  /// Connects a stream with a buffer length and a size of frames, both in bytes.
  private func connect(length: Int, frame: Int) -> Bool {
    var buffer = pa_buffer_attr()
    buffer.maxlength = .max
    buffer.tlength = UInt32(length)
    buffer.prebuf = UInt32(frame)
    buffer.minreq = .max
    buffer.fragsize = .max
    let flags = pa_stream_flags_t(
      PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_START_CORKED.rawValue
    )
    return pa_stream_connect_playback(pointer, nil, &buffer, flags, nil, nil) >= 0
  }

  /// How long the server buffers sound, in milliseconds. It may grant more than was requested.
  var latency: Int? {
    guard let buffer = pa_stream_get_buffer_attr(pointer)?.pointee,
      let format = pa_stream_get_sample_spec(pointer)
    else { return nil }
    return Int(pa_bytes_to_usec(UInt64(buffer.tlength), format) / 1000)
  }

  /// Sends samples of the voice.
  mutating func write(_ samples: UnsafeBufferPointer<Int16>) {
    guard let converted = resampler?.convert(samples) else { return send(samples) }
    converted.withUnsafeBufferPointer(send)
  }

  /// Sends what is left of an utterance.
  mutating func finish() { resampler?.finish().withUnsafeBufferPointer(send) }

  /// Drops what the server hasn't played. The callback is called when it has. Returns whether the
  /// request was sent.
  mutating func flush(
    _ callback: pa_stream_success_cb_t?,
    _ userData: UnsafeMutableRawPointer
  ) -> Bool {
    resampler?.reset()
    let operation = pa_stream_flush(pointer, callback, userData)
    release(operation)
    return operation != nil
  }

  /// Stops the stream, or lets it run. Nothing is dropped.
  mutating func cork(_ corks: Bool) {
    guard isCorked != corks else { return }
    isCorked = corks
    release(pa_stream_cork(pointer, corks ? 1 : 0, nil, nil))
  }

  /// Cuts off what is still playing, without calling any callback.
  func close() {
    pa_stream_set_state_callback(pointer, nil, nil)
    pa_stream_disconnect(pointer)
    pa_stream_unref(pointer)
  }

  private func send(_ samples: UnsafeBufferPointer<Int16>) {
    let size = samples.count * MemoryLayout<Int16>.stride
    pa_stream_write(pointer, samples.baseAddress, size, nil, 0, PA_SEEK_RELATIVE)
  }

  private func release(_ operation: OpaquePointer?) {
    if let operation { pa_operation_unref(operation) }
  }
}

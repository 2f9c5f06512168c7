// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse

/// The stream that records a sink's monitor, through libpulse.
///
/// Sendable, because only libpulse's own thread uses its pointers, or other threads under its
/// lock.
final class MonitorStream: SoundSource, @unchecked Sendable {
  static let sampleRate = 44_100

  private let hearing: Watched<Hearing>
  private let fragment: Duration
  private let loop: OpaquePointer
  private let context: OpaquePointer
  private var stream: OpaquePointer?

  /// Connects in the background, and reports sound and failures to `hearing`.
  init(server: String, fragment: Duration, hearing: Watched<Hearing>) throws(BenchError) {
    guard let loop = pa_threaded_mainloop_new(),
      let context = pa_context_new(pa_threaded_mainloop_get_api(loop), "TestBench")
    else { throw .sound("libpulse can't create a main loop") }
    (self.loop, self.context, self.hearing, self.fragment) = (loop, context, hearing, fragment)
    let listener = Unmanaged.passUnretained(self).toOpaque()
    pa_context_set_state_callback(context, contextDidChange, listener)
    guard pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0,
      pa_threaded_mainloop_start(loop) >= 0
    else { throw .sound("can't reach \(server): \(reason)") }
  }

  /// Ends libpulse's thread. The owner must call it, because that thread may hold the last
  /// reference.
  func stop() {
    pa_threaded_mainloop_stop(loop)
  }

  deinit {
    if let stream {
      pa_stream_disconnect(stream)
      pa_stream_unref(stream)
    }
    pa_context_disconnect(context)
    pa_context_unref(context)
    pa_threaded_mainloop_free(loop)
  }

  private var reason: String {
    pa_strerror(pa_context_errno(context)).map { String(cString: $0) } ?? "unknown"
  }

  fileprivate func contextChanged() {
    switch pa_context_get_state(context) {
    case PA_CONTEXT_READY: record()
    case PA_CONTEXT_FAILED: fail("the connection to the server ended: \(reason)")
    default: break
    }
  }

  fileprivate func streamChanged(_ stream: OpaquePointer) {
    guard pa_stream_get_state(stream) == PA_STREAM_FAILED else { return }
    fail("the monitor's stream failed: \(reason)")
  }

  /// Reads every available fragment. One without bytes is a gap, which counts as silence.
  fileprivate func hear(_ stream: OpaquePointer) {
    var arrival = Moment.now
    while pa_stream_readable_size(stream) > 0 {
      var bytes: UnsafeRawPointer?
      var size = 0
      guard pa_stream_peek(stream, &bytes, &size) >= 0, size > 0 else { return }
      let count = size / MemoryLayout<Int16>.size
      if let bytes {
        arrival = hear(UnsafeRawBufferPointer(start: bytes, count: size), at: arrival)
      } else {
        arrival = [Int16](repeating: 0, count: count).withUnsafeBytes { hear($0, at: arrival) }
      }
      pa_stream_drop(stream)
    }
  }

  private func hear(_ bytes: UnsafeRawBufferPointer, at arrival: Moment) -> Moment {
    let samples = bytes.bindMemory(to: Int16.self)
    return hearing.update { $0.hear(samples, arrivedAt: arrival) }
  }

  private func record() {
    var format = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(Self.sampleRate), channels: 1)
    let listener = Unmanaged.passUnretained(self).toOpaque()
    guard let stream = pa_stream_new(context, "monitor", &format, nil) else {
      return fail("can't create a stream: \(reason)")
    }
    self.stream = stream
    pa_stream_set_read_callback(stream, fragmentDidArrive, listener)
    pa_stream_set_state_callback(stream, streamDidChange, listener)
    let frames = fragment.nanoseconds * Int64(format.rate) / 1_000_000_000
    var buffer = pa_buffer_attr(
      maxlength: .max,
      tlength: .max,
      prebuf: .max,
      minreq: .max,
      fragsize: UInt32(frames) * 2
    )
    pa_stream_connect_record(stream, "@DEFAULT_MONITOR@", &buffer, PA_STREAM_ADJUST_LATENCY)
  }

  private func fail(_ reason: String) {
    hearing.update { $0.failure = reason }
  }
}

private func listener(_ pointer: UnsafeMutableRawPointer?) -> MonitorStream? {
  pointer.map { Unmanaged<MonitorStream>.fromOpaque($0).takeUnretainedValue() }
}

private func contextDidChange(_ context: OpaquePointer?, _ pointer: UnsafeMutableRawPointer?) {
  listener(pointer)?.contextChanged()
}

private func streamDidChange(_ stream: OpaquePointer?, _ pointer: UnsafeMutableRawPointer?) {
  if let stream { listener(pointer)?.streamChanged(stream) }
}

private func fragmentDidArrive(
  _ stream: OpaquePointer?,
  _ size: Int,
  _ pointer: UnsafeMutableRawPointer?
) {
  if let stream { listener(pointer)?.hear(stream) }
}

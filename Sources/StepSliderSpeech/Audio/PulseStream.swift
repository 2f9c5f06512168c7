// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse
internal import Foundation

/// A stream of speech to a PulseAudio server. It begins corked.
struct PulseStream {
  /// How long libpulse waits for an answer, in seconds (`DEFAULT_TIMEOUT` in its sources).
  static let answerSeconds = 30

  let pointer: OpaquePointer
  private let isPipeWire: Bool
  private(set) var isCorked = true
  /// Used if the server plays at a higher rate than the voice.
  private var resampler: Resampler?

  /// Starts to open a stream for 16-bit samples; returns `nil` if the request fails.
  init?(
    in context: OpaquePointer?,
    at server: pa_server_info?,
    named applicationName: String,
    format: AudioFormat
  ) {
    resampler = server.flatMap { Resampler(format, to: Int($0.sample_spec.rate)) }
    isPipeWire = server?.server_name.map { String(cString: $0) }?.contains("on PipeWire") == true
    let rate = resampler?.newRate ?? format.sampleRate
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
    pa_proplist_sets(properties, PA_PROP_APPLICATION_NAME, applicationName)
    let channels = UInt8(format.channelCount)
    var spec = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(rate), channels: channels)
    let stream = pa_stream_new_with_proplist(context, "speech", &spec, nil, properties)
    guard let stream else { return nil }
    pointer = stream
    let frame = pa_frame_size(&spec)
    var buffer = pa_buffer_attr(
      maxlength: .max,
      tlength: UInt32(frame * rate * latency / 1000),
      prebuf: UInt32(frame),
      minreq: .max,
      fragsize: .max
    )
    let flags = PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_START_CORKED.rawValue
    let options = pa_stream_flags_t(flags)
    guard pa_stream_connect_playback(pointer, nil, &buffer, options, nil, nil) < 0 else { return }
    pa_stream_unref(stream)
    return nil
  }

  /// How long the server is to buffer sound, in milliseconds; short, so that words stop promptly.
  /// At 10 ms PipeWire uses its shortest cycle. PulseAudio starts later with 10 ms than with 20.
  var latency: Int { isPipeWire ? 10 : 20 }

  /// How long the stream runs on after words, in milliseconds. On PipeWire, a stream that starts
  /// waits for the current cycle of all streams, which lasts 21 ms if another program plays. One
  /// that still runs keeps the cycles short, so that the next key is heard 25 ms sooner. PulseAudio
  /// starts a stream at once.
  var linger: Int { isPipeWire ? 2_000 : 0 }

  /// Whether words lose their beginning unless the stream was flushed after the ones before.
  /// PipeWire counts the last cycle of words as full, and skips as much of the next ones.
  var losesBeginnings: Bool { isPipeWire }

  /// The milliseconds that the server buffers, which may be more than was requested.
  var grantedLatency: Int? {
    guard let buffer = pa_stream_get_buffer_attr(pointer)?.pointee,
      let format = pa_stream_get_sample_spec(pointer)
    else { return nil }
    return Int(pa_bytes_to_usec(UInt64(buffer.tlength), format) / 1000)
  }

  mutating func write(_ samples: UnsafeBufferPointer<Int16>) {
    guard let converted = resampler?.convert(samples) else { return send(samples) }
    converted.withUnsafeBufferPointer(send)
  }

  /// Sends what is left of an utterance.
  mutating func finish() { resampler?.finish().withUnsafeBufferPointer(send) }

  /// Drops what the server hasn't played; calls back when it has. Returns whether the request was
  /// sent.
  mutating func flush(_ callback: pa_stream_success_cb_t?, _ data: UnsafeMutableRawPointer) -> Bool
  {
    resampler?.reset()
    guard let operation = pa_stream_flush(pointer, callback, data) else { return false }
    pa_operation_unref(operation)
    return true
  }

  /// Stops the stream or lets it run, dropping nothing.
  mutating func cork(_ corks: Bool) {
    guard isCorked != corks else { return }
    isCorked = corks
    let operation = pa_stream_cork(pointer, corks ? 1 : 0, nil, nil)
    if let operation { pa_operation_unref(operation) }
  }

  /// Cuts off what is still playing, without calling any callback.
  func close() {
    pa_stream_set_state_callback(pointer, nil, nil)
    pa_stream_disconnect(pointer)
    pa_stream_unref(pointer)
  }

  private func send(_ samples: UnsafeBufferPointer<Int16>) {
    pa_stream_write(pointer, samples.baseAddress, samples.count * 2, nil, 0, PA_SEEK_RELATIVE)
  }
}

/// Raises the sample rate of speech to that of a sound server, whose own converter would begin with
/// a millisecond of silence, because it gets the sound piece by piece.
///
/// Each sample is a weighted sum of the 32 nearest ones, with a Hann-windowed sinc as weights.
struct Resampler {
  /// The number of samples on either side that count.
  private static let reach = 16
  /// The most steps between two samples. The weights of each take 128 bytes.
  private static let maximumSteps = 2_000

  let newRate: Int
  /// The output has `up` samples for each `down` samples of the input. A step is the distance
  /// between two samples of the input, divided by `up`.
  private let (up, down): (Int, Int)
  /// For each step, those of the input's samples.
  private let weights: [Float]
  /// The input's samples that are still needed, for each channel.
  private var windows: [[Float]]
  /// The place of the next sample, in steps after the start of a window.
  private var place = 0

  /// Returns `nil` if the rates are equal, if the new one is lower, or if they have no simple ratio.
  init?(_ format: AudioFormat, to new: Int) {
    let old = format.sampleRate
    var (divisor, rest) = (old, new % max(1, old))
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    guard old > 0, new > old, new / divisor <= Self.maximumSteps else { return nil }
    newRate = new
    (up, down) = (new / divisor, old / divisor)
    weights = (0..<up).flatMap { [up] in Self.weights(after: Double($0) / Double(up)) }
    windows = Array(repeating: Self.silence(Self.reach - 1), count: format.channelCount)
  }

  /// Returns the samples that are certain by now.
  mutating func convert(_ samples: UnsafeBufferPointer<Int16>) -> [Int16] {
    guard windows.count > 1 else {
      windows[0].append(contentsOf: samples.lazy.map(Float.init))
      return advance()
    }
    for channel in windows.indices {
      let places = stride(from: channel, to: samples.count, by: windows.count)
      windows[channel].append(contentsOf: places.map { Float(samples[$0]) })
    }
    return advance()
  }

  /// Returns the last samples of an utterance, and begins anew.
  mutating func finish() -> [Int16] {
    for channel in windows.indices { windows[channel] += Self.silence(Self.reach) }
    defer { reset() }
    return advance()
  }

  mutating func reset() {
    for channel in windows.indices { windows[channel] = Self.silence(Self.reach - 1) }
    place = 0
  }

  private mutating func advance() -> [Int16] {
    let end = max(place, (windows[0].count - 2 * Self.reach + 1) * up)
    let first = converted(windows[0], to: end)
    let others = windows.dropFirst().map { converted($0, to: end) }
    place += first.count * down
    for channel in windows.indices { windows[channel].removeFirst(place / up) }
    place %= up
    guard !others.isEmpty else { return first }
    var result: [Int16] = []
    result.reserveCapacity(first.count * windows.count)
    for index in first.indices {
      result.append(first[index])
      for other in others { result.append(other[index]) }
    }
    return result
  }

  /// Returns the samples of a channel from the present place to another.
  private func converted(_ window: [Float], to end: Int) -> [Int16] {
    let width = 2 * Self.reach
    return window.withUnsafeBufferPointer { window in
      weights.withUnsafeBufferPointer { weights in
        stride(from: place, to: end, by: down).map { place in
          let (start, step) = place.quotientAndRemainder(dividingBy: up)
          var sum: Float = 0
          for index in 0..<width { sum += window[start + index] * weights[step * width + index] }
          return Int16(max(-32_768, min(32_767, sum.rounded())))
        }
      }
    }
  }

  /// Returns the weights for a place between two samples, 0 being the first and 1 the second. Their
  /// sum is 1, so that loudness stays the same.
  private static func weights(after fraction: Double) -> [Float] {
    let weights = (0..<2 * reach).map { index in
      let distance = Double(index - reach + 1) - fraction
      let window = 0.5 + 0.5 * cos(.pi * distance / Double(reach))
      return distance == 0 ? 1 : sin(.pi * distance) / (.pi * distance) * window
    }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private static func silence(_ count: Int) -> [Float] { [Float](repeating: 0, count: count) }
}

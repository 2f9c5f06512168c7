// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse
internal import EventLoop
internal import Glibc

/// An output to PulseAudio, or to PipeWire through its PulseAudio interface.
///
/// One stream stays open, corked in silence so that neither side wakes up. A flush cuts an
/// utterance off. If the server goes away, the output tries to reconnect, at growing
/// intervals, and drops what is spoken in the meantime.
///
/// Sendable because every stored variable is used only under the lock of `loop`, which the loop's
/// thread holds during callbacks, or in `init`, before that thread starts.
final class PulseOutput: AudioOutput, @unchecked Sendable {
  let loop: OpaquePointer
  let applicationName: String
  /// The form of the samples.
  let format: AudioFormat
  let staysAwake: Bool
  let patience: SoundPatience
  let report: SpeechEventHandler

  var context, drain: OpaquePointer?
  /// The timers until the next attempt to connect, until the silent stream is corked, and until the
  /// server must have answered.
  var retry, rest, watch: PulseAlarm?
  /// Whether the server answered since it was asked, and how often an answer was missed.
  var (hasAnswered, misses) = (false, 0)
  var server = PulseServer(nil)
  var stream: PulseStream?
  var (state, attempts, utterance) = (State.connecting, 0, 0)
  var isSpeaking = false
  /// The number of samples in the utterance so far, and whether that is all of them.
  private var (length, isComplete) = (0, false)
  /// The utterance that `drain` is waiting for, and how often the server failed to answer.
  private var (drained, vainDrains) = (0, 0)
  var wordsWereLost = false
  /// The number of flushes that the server hasn't confirmed yet.
  var openFlushes = 0

  enum State: Equatable {
    case connecting, ready, closed
    case lost(reason: String)
  }

  /// Starts to connect; ``waitUntilSettled()`` reports whether that worked.
  ///
  /// - Parameters:
  ///   - applicationName: The name that mixers show.
  ///   - format: The form of the samples.
  ///   - staysAwake: Whether the stream also runs in silence, so that no sound card falls asleep.
  ///   - patience: How long the server may be silent while it connects.
  ///   - report: What takes the events.
  init(
    applicationName: String,
    format: AudioFormat,
    staysAwake: Bool = false,
    patience: SoundPatience = .usual,
    report: @escaping SpeechEventHandler
  ) {
    guard let loop = pa_threaded_mainloop_new() else { preconditionFailure("out of memory") }
    self.loop = loop
    (self.applicationName, self.format) = (applicationName, format)
    (self.staysAwake, self.patience, self.report) = (staysAwake, patience, report)
    pa_threaded_mainloop_set_name(loop, "pulse")
    connect()
    pa_threaded_mainloop_start(loop)
  }

  /// Waits until the server accepts or refuses; returns the reason if there is no server.
  func waitUntilSettled() -> String? {
    locked {
      while state == .connecting { pa_threaded_mainloop_wait(loop) }
      if case .lost(let reason) = state { return reason }
      return nil
    }
  }

  var isReady: Bool { locked { state == .ready } }

  func begin(_ utterance: Int) {
    locked {
      awaitFlushes(atMost: Self.maximumOpenFlushes - 1)
      silence()
      self.utterance = utterance
    }
  }

  func append(_ samples: UnsafeBufferPointer<Int16>) {
    guard !samples.isEmpty else { return }
    let isFirst = locked {
      guard state == .ready, stream != nil else {
        wordsWereLost = true
        return false
      }
      stream?.write(samples)
      defer { length += samples.count }
      isSpeaking = true
      forget(&rest)
      stream?.cork(false)
      askForSignOfLife()
      return length == 0
    }
    // Libpulse's thread sends them; it may be waiting for this processor.
    if isFirst { sched_yield() }
  }

  func finish() {
    let over: Int? = locked {
      isComplete = true
      // If nothing of this utterance can be heard, its predecessor was flushed and needs no drain.
      if isSpeaking {
        stream?.finish()
        if drain != nil || askForEnd() { return nil }
      }
      fallSilent()
      return utterance
    }
    if let over { report(.finished(over)) }
  }

  func stop() {
    locked {
      silence()
      fallSilent()
    }
  }

  func close() {
    locked {
      // A server that loses the stream during a flush plays the old words about 2 ms longer.
      awaitFlushes(atMost: 0)
      state = .closed
      disconnect()
    }
    pa_threaded_mainloop_stop(loop)
  }

  deinit { pa_threaded_mainloop_free(loop) }
}

// Called with the lock held, on the voice's thread or the loop's.
extension PulseOutput {
  /// The most flushes that may be unconfirmed. Beyond it, words wait here, where newer ones
  /// replace them. Otherwise a server that hangs would fill the memory.
  private static let maximumOpenFlushes = 4

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pa_threaded_mainloop_lock(loop)
    defer { pa_threaded_mainloop_unlock(loop) }
    return body()
  }

  private func silence() {
    (length, isComplete, vainDrains) = (0, false, 0)
    guard isSpeaking, state == .ready else { return }
    flush()
    isSpeaking = false
  }

  /// Waits until the server has confirmed all flushes but some, or is lost.
  private func awaitFlushes(atMost open: Int) {
    while openFlushes > open, state == .ready { pa_threaded_mainloop_wait(loop) }
  }

  private func flush() {
    if stream?.flush(flushed, pointer) == true { openFlushes += 1 }
  }

  func forget(_ alarm: inout PulseAlarm?) {
    alarm?.cancel()
    alarm = nil
  }

  /// Ends an utterance. The stream is corked as soon as nothing is to be gained by letting it run.
  private func fallSilent() {
    isSpeaking = false
    forget(&rest)
    guard state == .ready, stream?.isCorked == false, !staysAwake else { return }
    if server.linger == 0 { return sleep() }
    rest = PulseAlarm(on: loop, after: server.linger, restDue, pointer)
  }

  fileprivate func sleep() {
    forget(&rest)
    stream?.cork(true)
    // PipeWire doesn't answer a drain after a cork.
    forgetDrain()
  }

  /// Asks the server to report the end of playback; returns `false` if that fails. Only one request
  /// may be pending: the server answers the newest, and libpulse keeps others for half a minute.
  private func askForEnd() -> Bool {
    drain = pa_stream_drain(stream?.pointer, streamDrained, pointer)
    drained = utterance
    return drain != nil
  }

  func forgetDrain() {
    guard let drain else { return }
    pa_operation_cancel(drain)
    pa_operation_unref(drain)
    self.drain = nil
  }

  fileprivate func didFlush() {
    openFlushes = max(0, openFlushes - 1)
    pa_threaded_mainloop_signal(loop, 0)
  }

  /// Handles the answer to a drain: the server has played everything, or didn't answer in time.
  fileprivate func didDrain(inTime: Bool) {
    forgetDrain()
    guard state == .ready, isComplete, isSpeaking else { return }
    // An answer about older words doesn't count, and these may take longer than the timeout.
    if drained == utterance, !inTime { vainDrains += 1 }
    let isOver =
      drained == utterance
      && (inTime || vainDrains * format.samplesPerSecond * PulseStream.answerSeconds > length)
    if isOver || !askForEnd() {
      if server.losesBeginnings { flush() }
      fallSilent()
      report(.finished(utterance))
    }
  }
}

func output(_ pointer: UnsafeMutableRawPointer?) -> PulseOutput? {
  pointer.map { Unmanaged<PulseOutput>.fromOpaque($0).takeUnretainedValue() }
}

private func flushed(_: OpaquePointer?, success: CInt, pointer: UnsafeMutableRawPointer?) {
  output(pointer)?.didFlush()
}

private func streamDrained(_: OpaquePointer?, success: CInt, pointer: UnsafeMutableRawPointer?) {
  output(pointer)?.didDrain(inTime: success != 0)
}

private func restDue(
  _: UnsafeMutablePointer<pa_mainloop_api>?,
  _: OpaquePointer?,
  _: UnsafePointer<timeval>?,
  pointer: UnsafeMutableRawPointer?
) {
  output(pointer)?.sleep()
}

// The connection to the server. All is called with the lock held.
extension PulseOutput {
  /// Starts to connect.
  func connect() {
    context = PulseContext.make(on: loop, named: applicationName)
    pa_context_set_state_callback(context, contextChanged, pointer)
    expectAnswer()
    let isUnderway = pa_context_connect(context, nil, PA_CONTEXT_NOFLAGS, nil) >= 0
    // The callback may have told the reason already.
    if !isUnderway, retry == nil { lose() }
  }

  /// Opens the stream once the server is known.
  fileprivate func openStream(at info: pa_server_info?) {
    server = PulseServer(info)
    stream = PulseStream(
      in: context,
      at: server,
      named: applicationName,
      format: format
    )
    guard let stream else { return lose() }
    pa_stream_set_state_callback(stream.pointer, streamChanged, pointer)
  }

  private func becomeReady() {
    let wasLost = attempts > 0
    (state, attempts, isSpeaking, openFlushes) = (.ready, 0, false, 0)
    forget(&watch)
    pa_threaded_mainloop_signal(loop, 0)
    if wasLost { report(.soundRestored(wordsWereLost: wordsWereLost)) }
    wordsWereLost = false
    if let latency = stream?.latency, latency > 2 * server.latency {
      report(.soundDelayed(milliseconds: latency))
    }
    if staysAwake { stream?.cork(false) }
  }

  /// Reports the loss of the server or stream once, and schedules a retry.
  private func lose() {
    lose(because: context.map { String(cString: pa_strerror(pa_context_errno($0))) } ?? "no server")
  }

  func lose(because reason: String) {
    let wasReady = state == .ready
    (state, openFlushes) = (.lost(reason: reason), 0)
    forget(&watch)
    pa_threaded_mainloop_signal(loop, 0)
    if isSpeaking {
      (isSpeaking, wordsWereLost) = (false, true)
      report(.finished(utterance))
    }
    if wasReady { report(.soundLost("lost the sound server (\(reason)); waiting for it")) }
    scheduleRetry()
  }

  private func scheduleRetry() {
    guard retry == nil else { return }
    attempts += 1
    // Half a second while the server may be restarting; after half a minute, five seconds.
    let delay = attempts == 1 ? 100 : attempts < 60 ? 500 : 5000
    retry = PulseAlarm(on: loop, after: delay, retryDue, pointer)
  }

  fileprivate func reconnect() {
    guard state != .closed else { return }
    forget(&retry)
    disconnect()
    connect()
  }

  func disconnect() {
    forgetDrain()
    forget(&rest)
    forget(&watch)
    stream?.close()
    PulseContext.close(context)
    (stream, context) = (nil, nil)
  }

  fileprivate func contextDidChange() {
    guard let context, state != .closed else { return }
    switch pa_context_get_state(context) {
    case PA_CONTEXT_SETTING_NAME: hasAnswered = true
    case PA_CONTEXT_READY:
      UrgentThread.begin()
      if let request = pa_context_get_server_info(context, serverTold, pointer) {
        pa_operation_unref(request)
      }
    case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: lose()
    default: break
    }
  }

  fileprivate func streamDidChange() {
    guard let stream, state != .closed else { return }
    switch pa_stream_get_state(stream.pointer) {
    case PA_STREAM_READY: becomeReady()
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED: lose()
    default: break
    }
  }
}

private func contextChanged(_: OpaquePointer?, pointer: UnsafeMutableRawPointer?) {
  output(pointer)?.contextDidChange()
}

private func serverTold(
  _: OpaquePointer?,
  server: UnsafePointer<pa_server_info>?,
  pointer: UnsafeMutableRawPointer?
) {
  output(pointer)?.openStream(at: server?.pointee)
}

private func streamChanged(_: OpaquePointer?, pointer: UnsafeMutableRawPointer?) {
  output(pointer)?.streamDidChange()
}

private func retryDue(
  _: UnsafeMutablePointer<pa_mainloop_api>?,
  _: OpaquePointer?,
  _: UnsafePointer<timeval>?,
  pointer: UnsafeMutableRawPointer?
) {
  output(pointer)?.reconnect()
}

/// A connection to a PulseAudio server, or to PipeWire's PulseAudio interface.
enum PulseContext {
  /// Creates a connection without starting it.
  ///
  /// PipeWire starts a sound at its next cycle. It grants a program no cycle shorter
  /// than 256 samples unless the program's own properties request it. PulseAudio doesn't
  /// know these properties.
  static func make(on loop: OpaquePointer, named applicationName: String) -> OpaquePointer? {
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    for name in ["pulse.min.quantum", "pulse.min.req"] {
      pa_proplist_sets(properties, name, "128/48000")
    }
    let api = pa_threaded_mainloop_get_api(loop)
    return pa_context_new_with_proplist(api, applicationName, properties)
  }

  /// Closes a connection without calling any callback.
  static func close(_ context: OpaquePointer?) {
    guard let context else { return }
    pa_context_set_state_callback(context, nil, nil)
    pa_context_disconnect(context)
    pa_context_unref(context)
  }
}

/// A timer on libpulse's thread. It must be cancelled, also after it was due.
struct PulseAlarm {
  private let api: UnsafeMutablePointer<pa_mainloop_api>
  private let event: OpaquePointer

  /// Calls a function once, with this user data.
  init?(
    on loop: OpaquePointer,
    after milliseconds: Int,
    _ due: pa_time_event_cb_t?,
    _ userData: UnsafeMutableRawPointer
  ) {
    var time = timeval()
    pa_gettimeofday(&time)
    pa_timeval_add(&time, pa_usec_t(milliseconds) * 1000)
    guard let api = pa_threaded_mainloop_get_api(loop),
      let event = api.pointee.time_new(api, &time, due, userData)
    else { return nil }
    (self.api, self.event) = (api, event)
  }

  func cancel() { api.pointee.time_free(event) }
}

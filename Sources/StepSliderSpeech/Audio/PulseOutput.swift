// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse
internal import EventLoop
internal import Glibc

/// An output to PulseAudio, or to PipeWire through its PulseAudio interface.
/// One stream stays open, corked in silence so that neither side wakes up. A flush cuts an
/// utterance off. If the server goes away, the output tries to reconnect, at growing
/// intervals, and drops what is spoken in the meantime.
/// Sendable because every stored variable is used only under the lock of `loop`, which the loop's
/// thread holds during callbacks, or in `init`, before that thread starts.
final class PulseOutput: AudioOutput, @unchecked Sendable {
  private let loop: OpaquePointer
  private let applicationName: String
  private let format: AudioFormat
  private let staysAwake, hurries: Bool
  private let report: SpeechEventHandler

  private var context, drain: OpaquePointer?
  /// The timers until the next attempt to connect, until the silent stream is corked, and until the
  /// server must have answered.
  private var retry, rest, watch: OpaquePointer?
  /// Whether the server answered since it was asked, and how often an answer was missed.
  private var (hasAnswered, misses) = (false, 0)
  private var stream: PulseStream?
  /// Whether the server plays what it is given, and if not, why; `nil` if that isn't known yet.
  private var (isConnected, loss): (Bool, String?) = (false, nil)
  private var (attempts, utterance) = (0, 0)
  private var isSpeaking = false
  /// The number of samples in the utterance so far, and whether that is all of them.
  private var (length, isComplete) = (0, false)
  /// The utterance that `drain` waits for, and how often the server failed to answer.
  private var (drained, vainDrains) = (0, 0)
  private var wordsWereLost = false
  /// The number of flushes that the server hasn't confirmed yet.
  private var openFlushes = 0

  /// Starts to connect; ``waitUntilSettled()`` reports whether that worked.
  init(
    _ plan: AudioPlan,
    _ format: AudioFormat,
    staysAwake: Bool = false,
    report: @escaping SpeechEventHandler
  ) {
    guard let loop = pa_threaded_mainloop_new() else { preconditionFailure("out of memory") }
    self.loop = loop
    (applicationName, hurries) = (plan.applicationName, plan.hurries)
    (self.format, self.staysAwake, self.report) = (format, staysAwake, report)
    pa_threaded_mainloop_set_name(loop, "pulse")
    connect()
    pa_threaded_mainloop_start(loop)
  }

  /// Waits until the server accepts or refuses; returns the reason if there is no server.
  func waitUntilSettled() -> String? {
    locked {
      while !isConnected, loss == nil { pa_threaded_mainloop_wait(loop) }
      return loss
    }
  }

  var isReady: Bool { locked { isConnected } }

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
      guard isConnected, stream != nil else {
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
    if let over { report(.finished(number: over)) }
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
      isConnected = false
      forget(&retry)
      disconnect()
    }
    pa_threaded_mainloop_stop(loop)
  }

  deinit { pa_threaded_mainloop_free(loop) }
}

// All below is called with the lock held, on the voice's thread or the loop's.
extension PulseOutput {
  /// The most flushes that may be unconfirmed. Beyond it, words wait here, where newer ones
  /// replace them. Otherwise a server that hangs would fill the memory.
  private static let maximumOpenFlushes = 4

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pa_threaded_mainloop_lock(loop)
    defer { pa_threaded_mainloop_unlock(loop) }
    return body()
  }

  private func silence() {
    (length, isComplete, vainDrains) = (0, false, 0)
    guard isSpeaking, isConnected else { return }
    flush()
    isSpeaking = false
  }

  /// Waits until the server has confirmed all flushes but some, or is lost.
  private func awaitFlushes(atMost open: Int) {
    while openFlushes > open, isConnected { pa_threaded_mainloop_wait(loop) }
  }

  private func flush() {
    let isSent = stream?.flush({ output($2)?.confirmFlush() }, pointer)
    if isSent == true { openFlushes += 1 }
  }

  private func confirmFlush() {
    openFlushes = max(0, openFlushes - 1)
    pa_threaded_mainloop_signal(loop, 0)
  }

  /// Sets a timer, which must be forgotten, also after it was due.
  private func timer(after milliseconds: Int, _ due: pa_time_event_cb_t) -> OpaquePointer? {
    var time = timeval()
    pa_gettimeofday(&time)
    pa_timeval_add(&time, pa_usec_t(milliseconds) * 1000)
    let api = pa_threaded_mainloop_get_api(loop)
    return api?.pointee.time_new(api, &time, due, pointer)
  }

  private func forget(_ timer: inout OpaquePointer?) {
    if let event = timer.take() { pa_threaded_mainloop_get_api(loop)?.pointee.time_free(event) }
  }

  /// Ends an utterance, and corks the stream as soon as nothing is gained by letting it run.
  private func fallSilent() {
    isSpeaking = false
    forget(&rest)
    guard isConnected, stream?.isCorked == false, !staysAwake else { return }
    guard let linger = stream?.linger, linger > 0 else { return sleep() }
    rest = timer(after: linger) { output($3)?.sleep() }
  }

  private func sleep() {
    forget(&rest)
    stream?.cork(true)
    // PipeWire doesn't answer a drain after a cork.
    forgetDrain()
  }

  /// Asks the server to report the end of playback; returns `false` if that fails. Only one request
  /// may be pending: the server answers the newest, and libpulse keeps others for half a minute.
  private func askForEnd() -> Bool {
    let answered: pa_stream_success_cb_t = { output($2)?.endDrain(inTime: $1 != 0) }
    drain = pa_stream_drain(stream?.pointer, answered, pointer)
    drained = utterance
    return drain != nil
  }

  private func forgetDrain() {
    guard let drain = drain.take() else { return }
    pa_operation_cancel(drain)
    pa_operation_unref(drain)
  }

  /// The server has played everything, or didn't answer in time.
  private func endDrain(inTime: Bool) {
    forgetDrain()
    guard isConnected, isComplete, isSpeaking else { return }
    // An answer about older words doesn't count, and these may take longer than the timeout.
    if drained == utterance, !inTime { vainDrains += 1 }
    let isOver =
      drained == utterance
      && (inTime || vainDrains * format.samplesPerSecond * PulseStream.answerSeconds > length)
    if isOver || !askForEnd() {
      if stream?.losesBeginnings == true { flush() }
      fallSilent()
      report(.finished(number: utterance))
    }
  }
}

// The connection to the server.
extension PulseOutput {
  private func connect() {
    context = newContext()
    pa_context_set_state_callback(context, { output($1)?.checkContext() }, pointer)
    expectAnswer()
    let isUnderway = pa_context_connect(context, nil, PA_CONTEXT_NOFLAGS, nil) >= 0
    // The callback may have told the reason already.
    if !isUnderway, retry == nil { lose() }
  }

  /// Creates a connection to PulseAudio, or to PipeWire's PulseAudio interface, without starting
  /// it. PipeWire starts a sound at its next cycle. It grants a program no cycle shorter than 256
  /// samples unless the program's own properties request it. PulseAudio doesn't know these
  /// properties.
  private func newContext() -> OpaquePointer? {
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    for name in ["pulse.min.quantum", "pulse.min.req"] {
      pa_proplist_sets(properties, name, "128/48000")
    }
    let api = pa_threaded_mainloop_get_api(loop)
    return pa_context_new_with_proplist(api, applicationName, properties)
  }

  private func openStream(at info: pa_server_info?) {
    stream = PulseStream(in: context, at: info, named: applicationName, format: format)
    guard let stream else { return lose() }
    pa_stream_set_state_callback(stream.pointer, { output($1)?.checkStream() }, pointer)
  }

  private func becomeReady() {
    let wasLost = attempts > 0
    (isConnected, loss) = (true, nil)
    (attempts, isSpeaking, openFlushes) = (0, false, 0)
    forget(&watch)
    pa_threaded_mainloop_signal(loop, 0)
    if wasLost { report(.soundRestored(wordsWereLost: wordsWereLost)) }
    wordsWereLost = false
    if let stream, let latency = stream.grantedLatency, latency > 2 * stream.latency {
      report(.soundDelayed(by: .milliseconds(latency)))
    }
    if staysAwake { stream?.cork(false) }
  }

  /// Reports the loss of the server or stream once, and schedules a retry.
  private func lose(because reason: String? = nil) {
    let wasConnected = isConnected
    let reason =
      reason ?? context.map { String(cString: pa_strerror(pa_context_errno($0))) } ?? "no server"
    (isConnected, loss, openFlushes) = (false, reason, 0)
    forget(&watch)
    pa_threaded_mainloop_signal(loop, 0)
    if isSpeaking {
      (isSpeaking, wordsWereLost) = (false, true)
      report(.finished(number: utterance))
    }
    if wasConnected {
      report(.soundLost(reason: "lost the sound server (\(reason)); waiting for it"))
    }
    guard retry == nil else { return }
    attempts += 1
    // Half a second while the server may be restarting; after half a minute, five seconds.
    let delay = attempts == 1 ? 100 : attempts < 60 ? 500 : 5000
    retry = timer(after: delay) { output($3)?.reconnect() }
  }

  private func reconnect() {
    forget(&retry)
    disconnect()
    connect()
  }

  /// After this, no callback is called.
  private func disconnect() {
    forgetDrain()
    forget(&rest)
    forget(&watch)
    stream?.close()
    if let context {
      pa_context_set_state_callback(context, nil, nil)
      pa_context_disconnect(context)
      pa_context_unref(context)
    }
    (stream, context) = (nil, nil)
  }

  private func checkContext() {
    guard let context else { return }
    switch pa_context_get_state(context) {
    case PA_CONTEXT_SETTING_NAME: hasAnswered = true
    case PA_CONTEXT_READY:
      makeThreadUrgent()
      askServer { output($2)?.openStream(at: $1?.pointee) }
    case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: lose()
    default: break
    }
  }

  private func checkStream() {
    guard let stream else { return }
    switch pa_stream_get_state(stream.pointer) {
    case PA_STREAM_READY: becomeReady()
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED: lose()
    default: break
    }
  }

  /// Asks the server what it is.
  private func askServer(_ told: pa_server_info_cb_t) {
    let request = pa_context_get_server_info(context, told, pointer)
    if let request { pa_operation_unref(request) }
  }
}

// A server that accepts everything and answers nothing counts as lost, while it connects and while
// words are played.
extension PulseOutput {
  /// How often it is checked whether the server has answered, in milliseconds.
  private var pause: Int { hurries && !isConnected ? 70 : 350 }
  /// How often an answer may be missed: for less than two seconds, and not because this program was
  /// itself suspended. A server that connects and has said nothing leaves time for ALSA's device.
  private var mostMisses: Int { isConnected || hasAnswered ? 3 : 2 }

  private func expectAnswer() {
    (hasAnswered, misses) = (false, 0)
    setWatch()
  }

  /// Asks the server for an answer, unless one is awaited.
  private func askForSignOfLife() {
    guard watch == nil, isConnected else { return }
    expectAnswer()
    askServer { if $1 != nil { output($2)?.hasAnswered = true } }
  }

  private func setWatch() {
    forget(&watch)
    watch = timer(after: pause) { output($3)?.endWatch() }
  }

  private func endWatch() {
    forget(&watch)
    if hasAnswered, isConnected {
      if isSpeaking || openFlushes > 0 { askForSignOfLife() }
    } else if misses < mostMisses {
      misses += 1
      setWatch()
    } else {
      lose(because: "it does not respond")
      disconnect()
    }
  }
}

private func output(_ pointer: UnsafeMutableRawPointer?) -> PulseOutput? {
  pointer.map { Unmanaged<PulseOutput>.fromOpaque($0).takeUnretainedValue() }
}

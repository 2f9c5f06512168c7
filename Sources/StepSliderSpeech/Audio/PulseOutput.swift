// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse

/// An output to PulseAudio, or to PipeWire through its PulseAudio interface.
///
/// One stream stays open, corked between utterances so that neither side wakes up. A flush cuts
/// an utterance off. If the server goes away, the output tries to reconnect, at growing
/// intervals, and drops what is spoken in the meantime.
///
/// Sendable because every stored variable is used only under the lock of `loop`, which the loop's
/// thread holds during callbacks, or in `init`, before that thread starts.
final class PulseOutput: AudioOutput, @unchecked Sendable {
  private let loop: OpaquePointer
  private let applicationName: String
  private let sampleRate: Int
  private let report: SpeechEventHandler

  private var context, stream, drain, retry: OpaquePointer?
  private var (state, attempts, utterance) = (State.connecting, 0, 0)
  private var (isSpeaking, isCorked) = (false, true)
  /// The number of samples in the utterance so far, and whether that is all of them.
  private var (length, isComplete) = (0, false)
  /// The utterance that `drain` is waiting for, and how often the server failed to answer.
  private var (drained, vainDrains) = (0, 0)
  private var wordsWereLost = false
  /// The number of flushes that the server hasn't confirmed yet.
  private var openFlushes = 0

  private enum State: Equatable {
    case connecting, ready, closed
    case lost(reason: String)
  }

  /// Starts to connect; ``waitUntilSettled()`` reports whether that worked.
  init(applicationName: String, sampleRate: Int, report: @escaping SpeechEventHandler) {
    guard let loop = pa_threaded_mainloop_new() else { preconditionFailure("out of memory") }
    self.loop = loop
    (self.applicationName, self.sampleRate, self.report) = (applicationName, sampleRate, report)
    pa_threaded_mainloop_set_name(loop, "pulse")
    connect()
    pa_threaded_mainloop_start(loop)
  }

  /// Waits until the server accepts or refuses; returns the reason if there is no server.
  ///
  /// If the server hangs, libpulse itself ends the attempt after some seconds.
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
      while openFlushes >= Self.maximumOpenFlushes, state == .ready {
        pa_threaded_mainloop_wait(loop)
      }
      silence()
      self.utterance = utterance
    }
  }

  func append(_ samples: UnsafeBufferPointer<Int16>) {
    guard !samples.isEmpty else { return }
    locked {
      guard state == .ready, let stream else {
        wordsWereLost = true
        return
      }
      let size = samples.count * MemoryLayout<Int16>.stride
      pa_stream_write(stream, samples.baseAddress, size, nil, 0, PA_SEEK_RELATIVE)
      isSpeaking = true
      length += samples.count
      cork(false)
    }
  }

  func finish() {
    let over: Int? = locked {
      isComplete = true
      // If nothing of this utterance can be heard, its predecessor was flushed and needs no drain.
      if isSpeaking, drain != nil || askForEnd() { return nil }
      cork(true)
      return utterance
    }
    if let over { report(.finished(over)) }
  }

  func stop() {
    locked {
      silence()
      cork(true)
    }
  }

  func close() {
    locked {
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

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pa_threaded_mainloop_lock(loop)
    defer { pa_threaded_mainloop_unlock(loop) }
    return body()
  }

  private func connect() {
    context = PulseContext.make(on: loop, named: applicationName)
    pa_context_set_state_callback(context, contextChanged, pointer)
    if pa_context_connect(context, nil, PA_CONTEXT_NOFLAGS, nil) < 0 { lose() }
  }

  /// Opens the stream once the server's name is known.
  fileprivate func openStream(at server: pa_server_info?) {
    stream = PulseStream.open(in: context, at: server, named: applicationName, rate: sampleRate)
    guard let stream else { return lose() }
    pa_stream_set_state_callback(stream, streamChanged, pointer)
  }

  private func becomeReady() {
    let wasLost = attempts > 0
    (state, attempts, isCorked, isSpeaking, openFlushes) = (.ready, 0, true, false, 0)
    pa_threaded_mainloop_signal(loop, 0)
    if wasLost { report(.soundRestored(wordsWereLost: wordsWereLost)) }
    wordsWereLost = false
  }

  /// Reports the loss of the server or stream once, and schedules a retry.
  private func lose() {
    let reason = context.map { String(cString: pa_strerror(pa_context_errno($0))) } ?? "no server"
    let wasReady = state == .ready
    (state, openFlushes) = (.lost(reason: reason), 0)
    pa_threaded_mainloop_signal(loop, 0)
    if isSpeaking {
      (isSpeaking, wordsWereLost) = (false, true)
      report(.finished(utterance))
    }
    if wasReady { report(.soundLost("lost the sound server (\(reason)); waiting for it")) }
    scheduleRetry()
  }

  private func scheduleRetry() {
    guard retry == nil, let api = pa_threaded_mainloop_get_api(loop) else { return }
    attempts += 1
    // Half a second while the server may be restarting; after half a minute, five seconds.
    let milliseconds = attempts == 1 ? 100 : attempts < 60 ? 500 : 5000
    var time = timeval()
    pa_gettimeofday(&time)
    pa_timeval_add(&time, pa_usec_t(milliseconds) * 1000)
    retry = api.pointee.time_new(api, &time, retryDue, pointer)
  }

  fileprivate func reconnect() {
    guard state != .closed else { return }
    if let retry, let api = pa_threaded_mainloop_get_api(loop) { api.pointee.time_free(retry) }
    retry = nil
    disconnect()
    connect()
  }

  private func disconnect() {
    forgetDrain()
    PulseStream.close(stream)
    PulseContext.close(context)
    (stream, context) = (nil, nil)
  }

  private func silence() {
    (length, isComplete, vainDrains) = (0, false, 0)
    guard isSpeaking, state == .ready else { return }
    release(pa_stream_flush(stream, flushed, pointer))
    (isSpeaking, openFlushes) = (false, openFlushes + 1)
  }

  private func cork(_ corks: Bool) {
    guard isCorked != corks, state == .ready else { return }
    release(pa_stream_cork(stream, corks ? 1 : 0, nil, nil))
    isCorked = corks
    guard corks else { return }
    isSpeaking = false
    // PipeWire doesn't answer a drain after a cork.
    forgetDrain()
  }

  /// Asks the server to report the end of playback; returns `false` if that fails. Only one request
  /// may be pending: the server answers the newest, and libpulse keeps others for half a minute.
  private func askForEnd() -> Bool {
    drain = pa_stream_drain(stream, streamDrained, pointer)
    drained = utterance
    return drain != nil
  }

  private func forgetDrain() {
    guard let drain else { return }
    pa_operation_cancel(drain)
    pa_operation_unref(drain)
    self.drain = nil
  }

  private func release(_ operation: OpaquePointer?) {
    if let operation { pa_operation_unref(operation) }
  }

  fileprivate func contextDidChange() {
    guard let context, state != .closed else { return }
    switch pa_context_get_state(context) {
    case PA_CONTEXT_READY: release(pa_context_get_server_info(context, serverTold, pointer))
    case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: lose()
    default: break
    }
  }

  fileprivate func streamDidChange() {
    guard let stream, state != .closed else { return }
    switch pa_stream_get_state(stream) {
    case PA_STREAM_READY: becomeReady()
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED: lose()
    default: break
    }
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
      && (inTime || vainDrains * sampleRate * PulseStream.answerSeconds > length)
    if isOver || !askForEnd() {
      cork(true)
      report(.finished(utterance))
    }
  }
}

private func output(_ pointer: UnsafeMutableRawPointer?) -> PulseOutput? {
  pointer.map { Unmanaged<PulseOutput>.fromOpaque($0).takeUnretainedValue() }
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

private func flushed(_: OpaquePointer?, success: CInt, pointer: UnsafeMutableRawPointer?) {
  output(pointer)?.didFlush()
}

private func streamDrained(_: OpaquePointer?, success: CInt, pointer: UnsafeMutableRawPointer?) {
  output(pointer)?.didDrain(inTime: success != 0)
}

private func retryDue(
  _: UnsafeMutablePointer<pa_mainloop_api>?,
  _: OpaquePointer?,
  _: UnsafePointer<timeval>?,
  pointer: UnsafeMutableRawPointer?
) {
  output(pointer)?.reconnect()
}

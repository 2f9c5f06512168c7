// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse
internal import EventLoop

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

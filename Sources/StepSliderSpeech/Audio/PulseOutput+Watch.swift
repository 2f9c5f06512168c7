// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse

// A server that accepts everything and answers nothing counts as lost, while it connects and while
// words are played. All is called with the lock held.
extension PulseOutput {
  /// How often it is checked whether the server has answered, in milliseconds.
  private var pause: Int {
    (state == .ready ? SoundPatience.usual : patience).connectionPause
  }
  /// How often an answer may be missed: for less than two seconds, and not because this program was
  /// itself suspended. A server that connects and has said nothing leaves time for ALSA's device.
  private var mostMisses: Int { state == .ready || hasAnswered ? 3 : 2 }

  /// Expects an answer in time.
  func expectAnswer() {
    (hasAnswered, misses) = (false, 0)
    setWatch()
  }

  /// Asks the server for an answer, unless one is awaited.
  func askForSignOfLife() {
    guard watch == nil, state == .ready else { return }
    expectAnswer()
    let request = pa_context_get_server_info(context, lifeTold, pointer)
    if let request { pa_operation_unref(request) }
  }

  private func setWatch() {
    forget(&watch)
    watch = PulseAlarm(on: loop, after: pause, watchDue, pointer)
  }

  fileprivate func endWatch() {
    forget(&watch)
    if hasAnswered, state == .ready {
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

private func lifeTold(
  _: OpaquePointer?,
  server: UnsafePointer<pa_server_info>?,
  pointer: UnsafeMutableRawPointer?
) {
  if server != nil { output(pointer)?.hasAnswered = true }
}

private func watchDue(
  _: UnsafeMutablePointer<pa_mainloop_api>?,
  _: OpaquePointer?,
  _: UnsafePointer<timeval>?,
  pointer: UnsafeMutableRawPointer?
) {
  output(pointer)?.endWatch()
}

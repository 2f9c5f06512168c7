// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPulse

// A server that accepts everything and answers nothing counts as lost, while it connects and while
// words are played. All is called with the lock held.
extension PulseOutput {
  /// How long an answer may take, and some more time for it if this program was itself suspended.
  private static let (patience, extraPatience) = (800, 200)

  /// Expects an answer in time.
  func expectAnswer() {
    (hasAnswered, isOverdue) = (false, false)
    setWatch(after: Self.patience)
  }

  /// Asks the server for an answer, unless one is awaited.
  func askForSignOfLife() {
    guard watch == nil, state == .ready else { return }
    expectAnswer()
    let request = pa_context_get_server_info(context, lifeTold, pointer)
    if let request { pa_operation_unref(request) }
  }

  private func setWatch(after milliseconds: Int) {
    forget(&watch)
    watch = PulseAlarm(on: loop, after: milliseconds, watchDue, pointer)
  }

  fileprivate func endWatch() {
    forget(&watch)
    if hasAnswered {
      if isSpeaking || openFlushes > 0 { askForSignOfLife() }
    } else if isOverdue {
      lose(because: "it does not respond")
      disconnect()
    } else {
      isOverdue = true
      setWatch(after: Self.extraPatience)
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

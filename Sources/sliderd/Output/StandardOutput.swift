// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider

/// Writes a text to standard output, without what could control a terminal.
///
/// - Throws: A failure if the text can't be written.
func printWhole(_ text: String) throws(Failure) {
  try Caller.current.output(SpokenText.printed(text))
}

/// Writes a text to standard output of the process.
///
/// - Throws: A failure if the text can't be written.
func writeToStandardOutput(_ text: String) throws(Failure) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw .standardOutput(errno) }
    rest = rest.dropFirst(count)
  }
}

/// Checks standard output of the process before a wait, after which a text would be too late.
///
/// - Throws: A failure if it is closed, or nobody reads it.
func checkStandardOutput() throws(Failure) {
  guard write(STDOUT_FILENO, "", 0) == 0 else { throw .standardOutput(errno) }
  var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
  guard poll(&output, 1, 0) <= 0 || output.revents & Int16(POLLERR) == 0 else {
    throw .standardOutput(EPIPE)
  }
}

extension Failure {
  /// Returns the failure to write to standard output, for an `errno`.
  static func standardOutput(_ code: CInt) -> Failure {
    let reason = String(cString: strerror(code))
    return Failure(status: .cannotCreate, message: "can't write to standard output: \(reason)")
  }
}

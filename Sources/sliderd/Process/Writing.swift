// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider

/// Writes a text to standard output, without what could control a terminal.
func printWhole(_ text: String) throws(Failure) {
  try Caller.current.output(SpokenText.printed(text))
}

/// Fails if standard output of the process is closed, or nobody reads it.
func checkStandardOutput() throws(Failure) {
  guard Glibc.write(STDOUT_FILENO, "", 0) == 0 else { throw .standardOutput(errno) }
  var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
  guard poll(&output, 1, 0) <= 0 || output.revents & Int16(POLLERR) == 0 else {
    throw .standardOutput(EPIPE)
  }
}

extension Failure {
  package static func standardOutput(_ code: CInt) -> Failure {
    let reason = String(cString: strerror(code))
    return Failure(status: .cannotCreate, message: "can't write to standard output: \(reason)")
  }
}

/// Writes a line to standard error, without what could control a terminal.
func printError(_ line: String) { Caller.current.errors(SpokenText.printed(line)) }

/// Writes a line to a descriptor, within a time limit. Returns whether the whole line was written.
@discardableResult
func printError(_ line: String, to descriptor: CInt, within patience: Duration? = nil) -> Bool {
  write(line + "\n", to: descriptor, within: patience) == nil
}

/// Writes a text to a descriptor, and waits while nobody reads it, within a time limit. Returns the
/// error of the system; `nil` if the whole text was written.
func write(_ text: String, to descriptor: CInt, within patience: Duration? = nil) -> CInt? {
  let clock = SystemClock()
  let deadline = patience.map { clock.now + $0 }
  let interest = DescriptorInterest(descriptor, isForWriting: true)
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    if deadline != nil, clock.wait(for: [interest], until: deadline) != [interest] { return EAGAIN }
    // A ready pipe takes this much without blocking (POSIX, PIPE_BUF).
    let piece = deadline == nil ? rest : rest.prefix(4096)
    let count = piece.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EAGAIN {
      _ = clock.wait(for: [interest], until: deadline)
    } else if count < 0, errno != EINTR {
      return errno
    } else if count == 0 {
      return EIO
    } else {
      rest = rest.dropFirst(max(count, 0))
    }
  }
  return nil
}

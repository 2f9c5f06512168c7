// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc
package import Logging
import StepSlider
package import StepSliderTerminal

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

/// The destination of a running slider's output: standard output, and the log.
package protocol Screen: AnyObject {
  /// Whether standard output is a terminal.
  var isTerminal: Bool { get }
  /// Whether the log is written to a terminal.
  var isLogOnTerminal: Bool { get }
  /// The current size and abilities of the terminal.
  var style: TerminalStyle { get }
  /// What a loop waits for when there was no room.
  var interest: Interest { get }

  /// Writes as many bytes as there is room for, without waiting, and returns their number.
  func write(_ bytes: ArraySlice<UInt8>) throws(WritingError) -> Int

  /// Writes a message to the log.
  func log(_ level: Logger.Level, _ message: String)
}

/// The error that ended all writing.
package struct WritingError: Error {
  /// The error as an `errno`.
  package let code: CInt

  package init(code: CInt) { self.code = code }
}

/// Standard output, written without waiting for its reader, and the log on standard error.
final class StandardScreen: Screen {
  /// The number of bytes that a ready pipe takes without blocking (POSIX, PIPE_BUF).
  static let pieceSize = 4096

  let isTerminal = isatty(STDOUT_FILENO) == 1
  let isLogOnTerminal = isatty(STDERR_FILENO) == 1
  let interest = Interest(STDOUT_FILENO, isForWriting: true)
  private let environment: [String: String]
  private let descriptor = nonBlocking(STDOUT_FILENO) ?? STDOUT_FILENO
  private let logger = Logger(label: "sliderd") { _ in StandardErrorLog(logLevel: .trace) }

  init(environment: [String: String]) { self.environment = environment }

  var style: TerminalStyle { TerminalStyle(descriptor: STDOUT_FILENO, environment: environment) }

  func write(_ bytes: ArraySlice<UInt8>) throws(WritingError) -> Int {
    var rest = bytes
    while !rest.isEmpty, hasRoom {
      let count = rest.prefix(Self.pieceSize).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EAGAIN { break }
      if count < 0, errno != EINTR { throw WritingError(code: errno) }
      rest = rest.dropFirst(max(0, count))
    }
    return bytes.count - rest.count
  }

  func log(_ level: Logger.Level, _ message: String) { logger.log(level: level, "\(message)") }

  /// Opens the same terminal or pipe again, without blocking; `nil` for anything else. Setting
  /// `O_NONBLOCK` on the inherited descriptor would set it for the shell too.
  static func nonBlocking(_ descriptor: CInt) -> CInt? {
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT),
      fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY
    else { return nil }
    let copy = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return copy >= 0 ? copy : nil
  }

  private var hasRoom: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}

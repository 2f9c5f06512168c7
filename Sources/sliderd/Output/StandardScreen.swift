// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import Logging
import StepSliderTerminal

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

// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Foundation
import Glibc
package import Logging
package import StepSliderTerminal
import Synchronization

/// The destination of a running slider's output: standard output, and the log.
package protocol Screen: AnyObject {
  var isTerminal: Bool { get }
  var isLogOnTerminal: Bool { get }
  var style: TerminalStyle { get }
  /// What a loop waits for when there was no room.
  var interest: DescriptorInterest { get }

  /// Writes as many bytes as there is room for, without waiting, and returns their number.
  func write(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Int

  func log(_ level: Logger.Level, _ message: String)
}

/// Standard output, written without waiting for its reader, and the log on standard error.
final class StandardScreen: Screen {
  let isTerminal = isatty(STDOUT_FILENO) == 1
  let isLogOnTerminal = isatty(STDERR_FILENO) == 1
  let interest = DescriptorInterest(STDOUT_FILENO, isForWriting: true)
  private let environment: [String: String]
  private let descriptor = nonBlocking(STDOUT_FILENO) ?? STDOUT_FILENO

  init(environment: [String: String]) { self.environment = environment }

  var style: TerminalStyle { TerminalStyle(descriptor: STDOUT_FILENO, environment: environment) }

  func write(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Int {
    var rest = bytes
    while !rest.isEmpty, hasRoom {
      // A ready pipe takes this much without blocking (POSIX, PIPE_BUF).
      let count = rest.prefix(4096).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EAGAIN { break }
      if count < 0, errno != EINTR { throw .standardOutput(errno) }
      rest = rest.dropFirst(max(0, count))
    }
    return bytes.count - rest.count
  }

  func log(_ level: Logger.Level, _ message: String) { Self.log(level, message) }

  private var hasRoom: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Opens the same terminal or pipe again, without blocking; `nil` for anything else. Setting
  /// `O_NONBLOCK` on the inherited descriptor would set it for the shell too.
  private static func nonBlocking(_ descriptor: CInt) -> CInt? {
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT),
      fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY
    else { return nil }
    let copy = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return copy >= 0 ? copy : nil
  }

  private static let logDescriptor = nonBlocking(STDERR_FILENO) ?? STDERR_FILENO
  private static let logsToJournal =
    isJournal(STDERR_FILENO, environment: ProcessInfo.processInfo.environment)
  /// Whether the last line found a reader.
  private static let isLogRead = Mutex(true)

  /// Writes a message at once, in one piece. Drops lines that nobody reads, as when a command
  /// floods the output: a line waits briefly for a reader if the one before it found one.
  static func log(_ level: Logger.Level, _ message: String) {
    let line = level.line(message, inJournal: logsToJournal)
    isLogRead.withLock { isRead in
      let patience = isRead ? Duration.milliseconds(20) : .zero
      isRead = printError(line, to: logDescriptor, within: patience)
    }
  }
}

extension Logger.Level {
  /// Returns a message of this level as a line. In systemd's journal, it begins with a priority of
  /// RFC 5424 (`sd-daemon(3)`).
  func line(_ message: String, inJournal: Bool) -> String {
    guard inJournal else { return "sliderd: " + (self < .warning ? "\(self): " : "") + message }
    let priority = min(8 - (Self.allCases.firstIndex(of: self) ?? 0), 7)
    return message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "<\(priority)>\($0)" }.joined(separator: "\n")
  }
}

extension Caller {
  var logsToJournal: Bool { isJournal(STDERR_FILENO, environment: environment) }
}

/// Writes a message of a command to standard error.
func printMessage(_ level: Logger.Level, _ text: String) {
  let caller = Caller.current
  printError(level.line(text, inJournal: caller.logsToJournal))
}

/// Returns whether `JOURNAL_STREAM` names the device and inode of a descriptor.
func isJournal(_ descriptor: CInt, environment: [String: String]) -> Bool {
  var status = stat()
  return fstat(descriptor, &status) == 0
    && environment["JOURNAL_STREAM"] == "\(status.st_dev):\(status.st_ino)"
}

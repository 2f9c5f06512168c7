// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Glibc
import Logging
import StepSlider
import Synchronization

/// The form of log lines.
enum LogForm: Equatable {
  /// The form for people at a terminal, and for files.
  case plain
  /// The form for systemd's journal. The journal adds program and time, and reads the priority
  /// from the start of a line (`sd-daemon(3)`).
  case journal

  /// The form for standard error, determined at first use.
  static let ofStandardError = LogForm(
    environment: ProcessInfo.processInfo.environment,
    descriptor: STDERR_FILENO
  )

  /// Chooses the form for a descriptor: the journal's if `JOURNAL_STREAM` names its device and
  /// inode.
  init(environment: [String: String], descriptor: CInt) {
    var status = stat()
    let isJournal =
      fstat(descriptor, &status) == 0
      && environment["JOURNAL_STREAM"] == "\(status.st_dev):\(status.st_ino)"
    self = isJournal ? .journal : .plain
  }

  /// Returns the line or lines of a message.
  func text(_ level: Logger.Level, _ message: String) -> String {
    switch self {
    case .plain: "sliderd: " + (level < .warning ? "\(level): " : "") + message
    case .journal:
      message.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "<\(level.priority)>\($0)" }.joined(separator: "\n")
    }
  }
}

extension Logger.Level {
  /// The syslog priority of RFC 5424, from 2 (critical) to 7 (debug).
  fileprivate var priority: Int {
    switch self {
    case .trace, .debug: 7
    case .info: 6
    case .notice: 5
    case .warning: 4
    case .error: 3
    case .critical: 2
    }
  }
}

/// A line for the user, with its log level.
struct LogMessage: Equatable {
  let level: Logger.Level
  let text: String

  init(_ level: Logger.Level, _ text: String) { (self.level, self.text) = (level, text) }
}

/// Writes each log line to standard error at once, in one piece.
///
/// Drops lines that are not read, for example when a command floods the shared output. A slider
/// never waits for its log.
struct StandardErrorLog: LogHandler {
  private static let descriptor = StandardScreen.nonBlocking(STDERR_FILENO) ?? STDERR_FILENO
  /// How long a line waits for a reader, if the line before it found one.
  private static let patience: Duration = .milliseconds(20)
  private static let isRead = Mutex(true)

  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let text = LogForm.ofStandardError.text(event.level, "\(event.message)")
    Self.isRead.withLock { isRead in
      let patience = isRead ? Self.patience : .zero
      isRead = printError(text, to: Self.descriptor, within: patience)
    }
  }
}

/// Writes a line to standard error, without what could control a terminal.
func printError(_ line: String) { Caller.current.errors(SpokenText.printed(line)) }

/// Writes a line to a descriptor. A closed or full one is ignored.
///
/// - Parameters:
///   - line: The line.
///   - descriptor: The descriptor.
///   - patience: How long to wait for a reader before the rest is dropped; `nil` for no limit.
/// - Returns: Whether the whole line was written.
@discardableResult
func printError(
  _ line: String,
  to descriptor: CInt,
  within patience: Duration? = nil
) -> Bool {
  let clock = SystemClock()
  let deadline = patience.map { clock.now + $0 }
  let interest = Interest(descriptor, isForWriting: true)
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    if deadline != nil, clock.wait(for: [interest], until: deadline) != [interest] { return false }
    let piece = rest.prefix(StandardScreen.pieceSize)
    let count = piece.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EAGAIN || errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

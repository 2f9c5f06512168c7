// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Logging

/// How a line of the log looks.
enum LogForm: Equatable {
  /// For people at a terminal, and for files.
  case plain
  /// For systemd's journal, which knows the program and the time itself, and takes the priority from
  /// the beginning of a line (`sd-daemon(3)`).
  case journal

  /// The form for standard error, as it was when it was first asked for.
  static let ofStandardError = LogForm(
    environment: ProcessInfo.processInfo.environment,
    descriptor: STDERR_FILENO
  )

  /// The form for a descriptor: the journal's if it is the stream that `JOURNAL_STREAM` names by
  /// device and inode.
  init(environment: [String: String], descriptor: CInt) {
    var status = stat()
    let isJournal =
      fstat(descriptor, &status) == 0
      && environment["JOURNAL_STREAM"] == "\(status.st_dev):\(status.st_ino)"
    self = isJournal ? .journal : .plain
  }

  /// The line, or the lines, for a message.
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
  /// The priority in the syslog, as RFC 5424 numbers it: from 2, critical, to 7, debugging.
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

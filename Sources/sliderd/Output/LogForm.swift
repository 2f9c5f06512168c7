// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Logging

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

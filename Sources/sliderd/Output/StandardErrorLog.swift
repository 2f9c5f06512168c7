// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Logging

/// Writes log lines to standard error, each at once and in one piece.
///
/// Where nobody reads them, as when a command floods what it shares with them, they are dropped: a
/// slider never waits for its log.
struct StandardErrorLog: LogHandler {
  private static let descriptor = Outlet.nonBlocking(STDERR_FILENO) ?? STDERR_FILENO
  /// How long a line waits for a reader.
  private static let patience: Duration = .milliseconds(20)

  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let text = LogForm.ofStandardError.text(event.level, "\(event.message)")
    printError(text, to: Self.descriptor, within: Self.patience)
  }
}

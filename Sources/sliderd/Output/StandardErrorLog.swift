// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Logging
import Synchronization

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

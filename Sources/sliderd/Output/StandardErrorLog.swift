// SPDX-License-Identifier: GPL-3.0-or-later

import Logging

/// Writes log lines to standard error, each at once and in one piece.
struct StandardErrorLog: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    printError(LogForm.ofStandardError.text(event.level, "\(event.message)"))
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Logging

/// A line for the user, with its log level.
struct LogMessage: Equatable {
  let level: Logger.Level
  let text: String

  init(_ level: Logger.Level, _ text: String) { (self.level, self.text) = (level, text) }
}

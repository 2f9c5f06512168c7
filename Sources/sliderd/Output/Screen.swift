// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
package import Logging
package import StepSliderTerminal

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

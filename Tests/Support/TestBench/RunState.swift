// SPDX-License-Identifier: GPL-3.0-or-later

/// The state of a process, as `waitpid` reports it.
package enum RunState: Hashable, Sendable {
  case running
  /// A signal stopped it; it can be continued.
  case stopped(by: Int32)
  case ended(ExitStatus)

  /// Decodes the status word of `waitpid`, whose macros Swift can't call.
  init(waitStatus status: Int32) {
    let low = status & 0x7f
    let high = (status >> 8) & 0xff
    self =
      switch true {
      case status == 0xffff: .running
      case status & 0xff == 0x7f: .stopped(by: high)
      case low == 0: .ended(.code(high))
      default: .ended(.signal(low))
      }
  }

  /// How it ended; nil if it hasn't.
  package var exitStatus: ExitStatus? {
    if case .ended(let status) = self { status } else { nil }
  }
}

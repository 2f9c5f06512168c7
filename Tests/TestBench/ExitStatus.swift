// SPDX-License-Identifier: GPL-3.0-or-later

/// How a process ended.
package enum ExitStatus: Hashable, Sendable {
  /// It exited by itself with this code.
  case code(Int32)
  /// This signal ended it.
  case signal(Int32)
}

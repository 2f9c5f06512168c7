// SPDX-License-Identifier: GPL-3.0-or-later

/// How a process ended.
package enum ExitStatus: Hashable, Sendable {
  /// It exited with this code.
  case code(Int32)
  /// It was ended by this signal.
  case signal(Int32)
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// Why the program ends.
struct Ending {
  let status: ExitStatus
  let reason: String
}

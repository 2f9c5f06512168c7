// SPDX-License-Identifier: GPL-3.0-or-later

/// The reason the program ends.
struct Ending {
  let status: ExitStatus
  let reason: String
}

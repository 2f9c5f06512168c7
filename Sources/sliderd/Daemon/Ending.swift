// SPDX-License-Identifier: GPL-3.0-or-later

/// The reason the program ends.
struct Ending {
  let status: ExitStatus
  let reason: String
  /// What ended it and isn't told yet; the program tells it as it tells what prevents a start.
  var failure: Failure?
}

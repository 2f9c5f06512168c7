// SPDX-License-Identifier: GPL-3.0-or-later

/// What one of our figures must not exceed.
enum Limit: Equatable {
  /// Our median, in milliseconds.
  case median(Double)
  /// Our 95th percentile, in milliseconds.
  case percentile95(Double)
  /// The median time until the old words are silent, in milliseconds.
  case oldWords(Double)
  /// Our median as a fraction of a peer's.
  case ratio(Int, Int, Entrant)
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// A limit for one of sliderd's figures.
enum Limit: Equatable {
  /// The median, in milliseconds.
  case median(Double)
  /// The 95th percentile, in milliseconds.
  case percentile95(Double)
  /// The median time until the old words are silent, in milliseconds.
  case oldWords(Double)
  /// The median as a fraction of that on an idle machine, if the same run measures it.
  case ofIdle(Int, Int)
  /// The median as a fraction of another program's.
  case ratio(Int, Int, Entrant)
}

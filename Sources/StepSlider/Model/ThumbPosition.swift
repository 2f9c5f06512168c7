// SPDX-License-Identifier: Apache-2.0

/// Where the thumb of a slider is.
///
/// A slider may start between its stops, beyond them, or not set at all. The first move takes it to
/// a stop, and from then on it is always at one.
public enum ThumbPosition: Hashable, Sendable {
  /// At the stop with an index.
  case stop(Int)
  /// At a value between two stops or beyond all of them, which is kept until the first move.
  case value(DecimalNumber)
  /// Nowhere yet: the user hasn't chosen a stop.
  case notSet
}

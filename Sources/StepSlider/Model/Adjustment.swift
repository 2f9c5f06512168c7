// SPDX-License-Identifier: Apache-2.0

/// A request to move the thumb, for ``Slider/adjust(_:cause:isRepeat:)``.
///
/// What leads beyond an end goes to that end.
public enum Adjustment: Hashable, Sendable {
  /// One stop up.
  case increment
  /// One stop down.
  case decrement
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// To the smallest value.
  case minimum
  /// To the greatest value.
  case maximum
  /// To the stop at an index; beyond either end, to that end.
  case stop(Int)
  /// To the stop nearest to a value; of two equally near ones, the greater.
  case value(DecimalNumber)
}

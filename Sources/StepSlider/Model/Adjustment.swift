// SPDX-License-Identifier: Apache-2.0

/// A request to move the thumb, for ``Slider/adjust(_:cause:isRepeat:)``.
///
/// A request that leads beyond an end moves the thumb to that end. Stops that can't be reached are
/// left out (``ReachableStops``).
public enum Adjustment: Hashable, Sendable {
  /// Moves one stop up.
  case increment
  /// Moves one stop down.
  case decrement
  /// Moves a number of stops up or down, as a knob does. Positive numbers increase the value.
  case steps(Int)
  /// Moves one page up.
  case pageUp
  /// Moves one page down.
  case pageDown
  /// Moves to the smallest value.
  case minimum
  /// Moves to the greatest value.
  case maximum
  /// Moves to the slider's default, if it has one.
  case `default`
  /// Moves to the stop at an index. An index beyond either end moves to that end.
  case stop(Int)
  /// Moves to the stop nearest to a value. Of two equally near stops, the greater one wins.
  case value(DecimalNumber)
}

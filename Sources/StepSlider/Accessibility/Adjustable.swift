// SPDX-License-Identifier: Apache-2.0

/// Something an assistive technology can adjust by one stop at a time.
public protocol Adjustable {
  /// Moves exactly one stop up, and tells what came of it: `nil` if it can't be changed.
  @discardableResult
  mutating func increment() -> Change?

  /// Moves exactly one stop down, and tells what came of it: `nil` if it can't be changed.
  @discardableResult
  mutating func decrement() -> Change?
}

extension Slider: Adjustable {
  /// Moves exactly one stop up; ``Change/moved`` is false when it was at the maximum.
  @discardableResult
  public mutating func increment() -> Change? { adjust(.increment, cause: .accessibility) }

  /// Moves exactly one stop down; ``Change/moved`` is false when it was at the minimum.
  @discardableResult
  public mutating func decrement() -> Change? { adjust(.decrement, cause: .accessibility) }
}

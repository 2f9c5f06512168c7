// SPDX-License-Identifier: Apache-2.0

/// A stop of a slider: a position where the thumb can rest.
public struct Stop: Hashable, Sendable {
  /// The index of the stop, from 0.
  public let index: Int
  /// The value of the stop. If the stops have no values of their own, it is their index plus 1.
  public let value: DecimalNumber
  /// The name of the stop, if the stops have names.
  public let name: String?
}

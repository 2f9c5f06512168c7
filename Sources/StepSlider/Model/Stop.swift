// SPDX-License-Identifier: Apache-2.0

/// One stop of a slider: a position where the thumb can rest.
public struct Stop: Hashable, Sendable {
  /// The stop's position among the others, from 0.
  public let index: Int
  /// The stop's value; for stops without values of their own, the position counted from 1.
  public let value: DecimalNumber
  /// The stop's name, if the stops have names.
  public let name: String?
}

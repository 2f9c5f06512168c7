// SPDX-License-Identifier: Apache-2.0

/// An error in the layout of stops on a scale.
public enum TrackScaleError: Error, Hashable {
  /// The minimum is not above 0, as a logarithmic scale requires.
  case notPositive(DecimalNumber)
}

extension TrackScaleError: CustomStringConvertible {
  /// A description of the error and of the rule that it breaks.
  public var description: String {
    switch self {
    case .notPositive(let value):
      "the minimum is \(value), but a logarithmic scale needs values greater than 0"
    }
  }
}

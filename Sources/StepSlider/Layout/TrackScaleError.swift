// SPDX-License-Identifier: Apache-2.0

/// Why stops can't be laid out on a scale.
public enum TrackScaleError: Error, Hashable {
  /// 0 and less can't lie on a logarithmic scale.
  case notPositive(DecimalNumber)
}

extension TrackScaleError: CustomStringConvertible {
  /// What is wrong and the rule that it breaks.
  public var description: String {
    switch self {
    case .notPositive(let value):
      "the minimum \(value) has no place on a logarithmic scale: all values must be above 0"
    }
  }
}

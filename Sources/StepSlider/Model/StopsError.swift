// SPDX-License-Identifier: Apache-2.0

/// An error in the definition of stops. Positions count from 1.
public enum StopsError: Error, Hashable {
  /// A slider needs at least one stop.
  case tooFew(Int)
  /// There are more than ``Stops/maximumCount`` stops.
  case tooMany(Int)
  /// The step is zero or negative.
  case stepNotPositive(DecimalNumber)
  /// The minimum is above the maximum.
  case minimumAboveMaximum(DecimalNumber, DecimalNumber)
  /// No step from the base is between the minimum and the maximum.
  case noStepInRange(DecimalNumber, DecimalNumber)
  /// A logarithmic spacing needs values greater than 0.
  case notPositive(DecimalNumber)
  /// A piece ends before it begins.
  case pieceDescends(position: Int, from: DecimalNumber, to: DecimalNumber)
  /// The number of positions differs from the number of stops.
  case positionCount(positions: Int, stops: Int)
  /// A position is not greater than the one before it.
  case positionNotAscending(position: Int)
  /// A position is more than 1,000,000,000 from 0.
  case positionTooFar(position: Int)
  /// A value of the range needs more digits than a ``DecimalNumber`` can have.
  case tooManyDigits
  /// A value is not greater than the one before it.
  case notAscending(position: Int)
  /// A name has nothing that can be spoken.
  case blankName(position: Int)
  /// Two names are spoken the same way.
  case duplicateName(String, positions: [Int])
  /// The number of names differs from the number of stops.
  case nameCount(names: Int, stops: Int)
}

extension StopsError: CustomStringConvertible {
  /// A description of the error and of the rule that it breaks.
  public var description: String {
    switch self {
    case .tooFew(let count):
      "too few stops (\(count)); use 1 to \(Stops.maximumCount)"
    case .tooMany(let count):
      "too many stops (\(count)); use 1 to \(Stops.maximumCount)"
    case .stepNotPositive(let step):
      "the step is \(step); use a number greater than 0"
    case .minimumAboveMaximum(let minimum, let maximum):
      "the minimum \(minimum) is greater than the maximum \(maximum)"
    case .noStepInRange(let minimum, let maximum):
      "no step is between \(minimum) and \(maximum)"
    case .pieceDescends(let position, let start, let end):
      "piece \(position) ends at \(end), before it begins at \(start)"
    case .notPositive(let value):
      "a logarithmic scale needs values greater than 0, but its minimum is \(value)"
    case .positionCount(let positions, let stops):
      "the number of positions (\(positions)) must equal the number of stops (\(stops))"
    case .positionNotAscending(let position):
      "position \(position) is not greater than the one before it; use ascending positions"
    case .positionTooFar(let position):
      "position \(position) is too far from 0; use \(-Stops.maximumPosition) to \(Stops.maximumPosition)"
    case .tooManyDigits:
      "the range contains values of more than \(DecimalNumber.maximumDigitCount) digits"
    case .notAscending(let position):
      "value \(position) is not greater than the one before it; use ascending values"
    case .blankName(let position):
      "name \(position) is blank and can't be spoken"
    case .duplicateName(let name, let positions):
      "duplicate name \"\(SpokenText.cleaned(name))\" at positions \(positions.map(String.init).joined(separator: " and "))"
    case .nameCount(let names, let stops):
      "the number of names (\(names)) must equal the number of stops (\(stops))"
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// An error in the definition of stops: the rule that they break.
public struct StopsError: Error, Hashable, CustomStringConvertible {
  /// The rule, with the values in question. Positions count from 1.
  public let description: String
  /// The position of the invalid item in a list, counting from 1.
  package let item: Int?
  /// The number of stops, if there are too many.
  package let excessiveCount: Int?

  package init(_ description: String, item: Int? = nil, excessiveCount: Int? = nil) {
    (self.description, self.item, self.excessiveCount) = (description, item, excessiveCount)
  }

  package static func tooFew(_ count: Int) -> Self {
    Self("too few stops (\(count)); use 1 to \(Stops.maximumCount)")
  }

  package static func tooMany(_ count: Int) -> Self {
    Self("too many stops (\(count)); use 1 to \(Stops.maximumCount)", excessiveCount: count)
  }

  package static func stepNotPositive(_ step: DecimalNumber) -> Self {
    Self("the step is \(step); use a number greater than 0")
  }

  package static func minimumAboveMaximum(_ low: DecimalNumber, _ high: DecimalNumber) -> Self {
    Self("the minimum \(low) is greater than the maximum \(high)")
  }

  static let tooManyDigits = Self(
    "the range contains values of more than \(DecimalNumber.maximumDigitCount) digits"
  )

  package static func notPositive(_ minimum: DecimalNumber) -> Self {
    Self("a logarithmic scale needs values greater than 0, but its minimum is \(minimum)")
  }
}

extension Stops {
  /// Returns an error for each value that doesn't ascend, in order.
  package static func mistakes(inValues values: [DecimalNumber]) -> [StopsError] {
    zip(values, values.dropFirst()).enumerated().filter { $1.0 >= $1.1 }.map { late in
      let (position, before) = (late.offset + 2, late.element.0)
      let rule =
        "at position \(position) is not greater than \(before) before it; use ascending values"
      return StopsError("\(late.element.1) \(rule)", item: position)
    }
  }

  /// Returns an error for the first position that is out of range or doesn't ascend.
  static func mistake(inPositions positions: [Double]) -> StopsError? {
    positions.indices.lazy.compactMap { index in
      let number = index + 1
      if !(positions[index].magnitude <= Double(maximumPosition)) {
        let limits = "\(-maximumPosition) to \(maximumPosition)"
        return StopsError("position \(number) is too far from 0; use \(limits)", item: number)
      }
      guard index > 0, positions[index - 1] >= positions[index] else { return nil }
      let rule = "is not greater than the one before it; use ascending positions"
      return StopsError("position \(number) \(rule)", item: number)
    }.first
  }

  /// Returns an error for each name that is blank or is spoken like an earlier one, in order.
  package static func mistakes(inNames names: [String]) -> [StopsError] {
    var positions: [String: Int] = [:]
    return names.enumerated().compactMap { index, name in
      let number = index + 1
      guard let words = SpokenText.spoken(name) else {
        return StopsError("name \(number) is blank and can't be spoken", item: number)
      }
      guard let first = positions[words] else {
        positions[words] = number
        return nil
      }
      let text = "duplicate name \"\(SpokenText.cleaned(name))\""
      return StopsError("\(text) at positions \(first) and \(number)", item: number)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// How many of one unit another one is: a minute is 60 seconds, a metre a thousandth of a kilometre.
struct UnitSize: Hashable, Comparable {
  let times: Int64
  let over: Int64

  static let same = UnitSize(times: 1, over: 1)

  /// Whether a whole number of another unit is one of this.
  func isMultiple(of other: UnitSize) -> Bool {
    (times * other.over).isMultiple(of: over * other.times)
  }

  static func < (left: UnitSize, right: UnitSize) -> Bool {
    left.times * right.over < right.times * left.over
  }

  /// Returns a number of the one unit in the other, rounded to six more digits if it is a fraction;
  /// `nil` if there are too many digits.
  func converted(_ number: DecimalNumber) -> DecimalNumber? {
    guard let product = number.multiplied(by: DecimalNumber(times)) else { return nil }
    guard over > 1 else { return product }
    let places = product.fractionDigitCount + 6
    guard places <= DecimalNumber.maximumDigitCount else { return nil }
    let divisor = Int128(over)
    let half = product < 0 ? -divisor / 2 : divisor / 2
    return DecimalNumber(
      exactly: (product.coefficient(places: places) + half) / divisor,
      places: places
    )
  }
}

extension ValueUnit {
  /// The other units for the same quantity, the greatest first, with their sizes.
  var kin: [(unit: ValueUnit, size: UnitSize)] {
    guard let kind = Self.kinds.first(where: { $0.contains { $0.unit == self } }),
      let own = kind.first(where: { $0.unit == self })
    else { return [] }
    return kind.filter { $0.unit != self }.map { unit, size in
      let divisor = size.greatestCommonDivisor(with: own.size)
      return (unit, UnitSize(times: size / divisor, over: own.size / divisor))
    }
  }

  /// Units with their sizes in a common measure of their kind.
  private static let kinds: [[(unit: ValueUnit, size: Int64)]] = [
    [
      (.measure(.week), 604_800_000), (.measure(.day), 86_400_000), (.measure(.hour), 3_600_000),
      (.measure(.minute), 60_000), (.seconds, 1000), (.measure(.millisecond), 1),
    ],
    [
      (.measure(.gigahertz), 1_000_000_000), (.measure(.megahertz), 1_000_000),
      (.measure(.kilohertz), 1000), (.measure(.hertz), 1),
    ],
    [
      (.measure(.mile), 16_093_440), (.measure(.kilometer), 10_000_000), (.measure(.meter), 10_000),
      (.measure(.foot), 3048), (.measure(.inch), 254), (.measure(.centimeter), 100),
      (.measure(.millimeter), 10),
    ],
    [
      (.measure(.meterPerSecond), 900_000), (.measure(.milePerHour), 402_336),
      (.measure(.kilometerPerHour), 250_000),
    ],
    [(.measure(.kilogram), 1000), (.measure(.gram), 1)],
    [(.measure(.liter), 1000), (.measure(.milliliter), 1)],
    [(.measure(.kilowatt), 1000), (.measure(.watt), 1)],
    [
      (.measure(.gigabyte), 1_000_000_000), (.measure(.megabyte), 1_000_000),
      (.measure(.kilobyte), 1000), (.measure(.byte), 1),
    ],
  ]
}

extension Int64 {
  /// The greatest number that divides this one and another; both are positive.
  fileprivate func greatestCommonDivisor(with other: Int64) -> Int64 {
    other == 0 ? self : other.greatestCommonDivisor(with: self % other)
  }
}

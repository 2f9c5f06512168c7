// SPDX-License-Identifier: Apache-2.0

/// A unit of measurement with words in every language, but for seconds. ``ValueUnit`` lists them.
package struct MeasureUnit: Hashable, Sendable {
  /// Its name in the Unicode CLDR.
  package let rawValue: String

  package static let millisecond = unit("millisecond"), minute = unit("minute")
  package static let hour = unit("hour"), day = unit("day"), week = unit("week")
  package static let month = unit("month"), year = unit("year")
  package static let hertz = unit("hertz"), kilohertz = unit("kilohertz")
  package static let megahertz = unit("megahertz"), gigahertz = unit("gigahertz")
  package static let degree = unit("degree")
  package static let celsius = unit("celsius"), fahrenheit = unit("fahrenheit")
  package static let kelvin = unit("kelvin")
  package static let pixel = unit("pixel"), point = unit("point"), decibel = unit("decibel")
  package static let millimeter = unit("millimeter"), centimeter = unit("centimeter")
  package static let meter = unit("meter"), kilometer = unit("kilometer")
  package static let inch = unit("inch"), foot = unit("foot"), mile = unit("mile")
  package static let gram = unit("gram"), kilogram = unit("kilogram")
  package static let milliliter = unit("milliliter"), liter = unit("liter")
  package static let meterPerSecond = unit("meter-per-second")
  package static let kilometerPerHour = unit("kilometer-per-hour")
  package static let milePerHour = unit("mile-per-hour")
  package static let volt = unit("volt"), ampere = unit("ampere")
  package static let watt = unit("watt"), kilowatt = unit("kilowatt")
  package static let lumen = unit("lumen"), lux = unit("lux")
  package static let byte = unit("byte"), kilobyte = unit("kilobyte")
  package static let megabyte = unit("megabyte"), gigabyte = unit("gigabyte")

  package static let all: [MeasureUnit] = [
    .millisecond, .minute, .hour, .day, .week, .month, .year,
    .hertz, .kilohertz, .megahertz, .gigahertz, .degree, .celsius, .fahrenheit, .kelvin,
    .pixel, .point, .decibel, .millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .mile,
    .gram, .kilogram, .milliliter, .liter, .meterPerSecond, .kilometerPerHour, .milePerHour,
    .volt, .ampere, .watt, .kilowatt, .lumen, .lux, .byte, .kilobyte, .megabyte, .gigabyte,
  ]

  private static func unit(_ name: String) -> MeasureUnit { MeasureUnit(rawValue: name) }

  private init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the unit with an English name in singular or plural, or with a symbol, such as
  /// "minute", "kilometres" and "Hz".
  package init?(_ text: String) {
    let name = text.lowercased()
    let found = Self.all.first { measure in
      let names = measure.names
      return [measure.rawValue, names.one.lowercased(), names.other.lowercased()].contains(name)
        || measure.symbol == text
    }
    guard let measure = found ?? Self.measuresByOtherName[name] else { return nil }
    self = measure
  }

  /// The English names for one and for several.
  package var names: (one: String, other: String) {
    switch self {
    case .hertz, .kilohertz, .megahertz, .gigahertz, .lux: (rawValue, rawValue)
    case .celsius: ("degree Celsius", "degrees Celsius")
    case .fahrenheit: ("degree Fahrenheit", "degrees Fahrenheit")
    case .inch: (rawValue, "inches")
    case .foot: (rawValue, "feet")
    case .meterPerSecond: ("meter per second", "meters per second")
    case .kilometerPerHour: ("kilometer per hour", "kilometers per hour")
    case .milePerHour: ("mile per hour", "miles per hour")
    default: (rawValue, rawValue + "s")
    }
  }

  /// The symbol, such as "min", "kHz" and "°"; `nil` if the unit is always written as a word.
  package var symbol: String? { Self.symbols[self] }

  /// The unit for a thousand, if people use it.
  var thousand: MeasureUnit? { Self.thousands[self] }

  private static let thousands: [MeasureUnit: MeasureUnit] = [
    .hertz: .kilohertz, .kilohertz: .megahertz, .megahertz: .gigahertz, .meter: .kilometer,
    .gram: .kilogram, .watt: .kilowatt, .byte: .kilobyte, .kilobyte: .megabyte,
    .megabyte: .gigabyte,
  ]

  private static let symbols: [MeasureUnit: String] = [
    .millisecond: "ms", .minute: "min", .hour: "h",
    .hertz: "Hz", .kilohertz: "kHz", .megahertz: "MHz", .gigahertz: "GHz",
    .degree: "°", .celsius: "°C", .fahrenheit: "°F", .kelvin: "K",
    .pixel: "px", .point: "pt", .decibel: "dB",
    .millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km",
    .inch: "in", .foot: "ft", .mile: "mi",
    .gram: "g", .kilogram: "kg", .milliliter: "ml", .liter: "l",
    .meterPerSecond: "m/s", .kilometerPerHour: "km/h", .milePerHour: "mph",
    .volt: "V", .ampere: "A", .watt: "W", .kilowatt: "kW", .lumen: "lm", .lux: "lx",
    .byte: "B", .kilobyte: "kB", .megabyte: "MB", .gigabyte: "GB",
  ]

  /// British spellings, and other names.
  private static let measuresByOtherName: [String: MeasureUnit] = [
    "millimetre": .millimeter, "millimetres": .millimeter,
    "centimetre": .centimeter, "centimetres": .centimeter,
    "metre": .meter, "metres": .meter, "kilometre": .kilometer, "kilometres": .kilometer,
    "millilitre": .milliliter, "millilitres": .milliliter, "litre": .liter, "litres": .liter,
    "metres per second": .meterPerSecond, "kilometres per hour": .kilometerPerHour,
    "mins": .minute, "hr": .hour, "hrs": .hour, "wk": .week, "wks": .week, "yr": .year,
    "yrs": .year, "kgs": .kilogram, "kilos": .kilogram, "kms": .kilometer,
    "kph": .kilometerPerHour,
  ]

  /// The names in English that are short, or British.
  var otherNames: [String] { Self.measuresByOtherName.filter { $0.value == self }.keys.sorted() }
}

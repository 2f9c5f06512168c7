// SPDX-License-Identifier: Apache-2.0

/// A unit of measurement with words in every language. Its raw value is its name in the Unicode
/// CLDR.
public enum MeasureUnit: String, Hashable, Sendable, CaseIterable {
  /// A unit of time. Seconds are ``ValueUnit/seconds``.
  case millisecond, minute, hour, day, week, month, year
  /// A unit of frequency.
  case hertz, kilohertz, megahertz, gigahertz
  /// A unit of angle.
  case degree
  /// A unit of temperature.
  case celsius, fahrenheit, kelvin
  /// A unit of length in pictures.
  case pixel
  /// A unit of length in type.
  case point
  /// A unit of loudness.
  case decibel
  /// A unit of length.
  case millimeter, centimeter, meter, kilometer, inch, foot, mile
  /// A unit of weight.
  case gram, kilogram
  /// A unit of volume.
  case milliliter, liter
  /// A metre a second, a unit of speed.
  case meterPerSecond = "meter-per-second"
  /// A kilometre an hour, a unit of speed.
  case kilometerPerHour = "kilometer-per-hour"
  /// A mile an hour, a unit of speed.
  case milePerHour = "mile-per-hour"
  /// A unit of electricity.
  case volt, ampere, watt, kilowatt
  /// A unit of light.
  case lumen, lux
  /// A unit of memory.
  case byte, kilobyte, megabyte, gigabyte

  /// Creates the unit with an English name in singular or plural, or with a symbol, such as
  /// "minute", "kilometres" and "Hz".
  package init?(_ text: String) {
    let name = text.lowercased()
    let found = Self.allCases.first { measure in
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
  var thousand: MeasureUnit? {
    switch self {
    case .hertz: .kilohertz
    case .kilohertz: .megahertz
    case .megahertz: .gigahertz
    case .meter: .kilometer
    case .gram: .kilogram
    case .watt: .kilowatt
    case .byte: .kilobyte
    case .kilobyte: .megabyte
    case .megabyte: .gigabyte
    default: nil
    }
  }

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

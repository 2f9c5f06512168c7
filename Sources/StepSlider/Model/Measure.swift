// SPDX-License-Identifier: Apache-2.0

/// A unit of measurement with words in every language. Its raw value is its name in the Unicode
/// CLDR.
public enum Measure: String, Hashable, Sendable, CaseIterable {
  /// A millisecond, a unit of time. Seconds are ``ValueUnit/seconds``.
  case millisecond
  /// A minute, a unit of time.
  case minute
  /// An hour, a unit of time.
  case hour
  /// A day, a unit of time.
  case day
  /// A week, a unit of time.
  case week
  /// A month, a unit of time.
  case month
  /// A year, a unit of time.
  case year
  /// A hertz, a unit of frequency.
  case hertz
  /// A kilohertz, a unit of frequency.
  case kilohertz
  /// A megahertz, a unit of frequency.
  case megahertz
  /// A gigahertz, a unit of frequency.
  case gigahertz
  /// A degree, a unit of angle.
  case degree
  /// A degree Celsius, a unit of temperature.
  case celsius
  /// A degree Fahrenheit, a unit of temperature.
  case fahrenheit
  /// A kelvin, a unit of temperature.
  case kelvin
  /// A pixel, a unit of length in pictures.
  case pixel
  /// A point, a unit of length in type.
  case point
  /// A decibel, a unit of loudness.
  case decibel
  /// A millimetre, a unit of length.
  case millimeter
  /// A centimetre, a unit of length.
  case centimeter
  /// A metre, a unit of length.
  case meter
  /// A kilometre, a unit of length.
  case kilometer
  /// An inch, a unit of length.
  case inch
  /// A foot, a unit of length.
  case foot
  /// A mile, a unit of length.
  case mile
  /// A gram, a unit of weight.
  case gram
  /// A kilogram, a unit of weight.
  case kilogram
  /// A millilitre, a unit of volume.
  case milliliter
  /// A litre, a unit of volume.
  case liter
  /// A metre a second, a unit of speed.
  case meterPerSecond = "meter-per-second"
  /// A kilometre an hour, a unit of speed.
  case kilometerPerHour = "kilometer-per-hour"
  /// A mile an hour, a unit of speed.
  case milePerHour = "mile-per-hour"
  /// A volt, a unit of voltage.
  case volt
  /// An ampere, a unit of electric current.
  case ampere
  /// A watt, a unit of power.
  case watt
  /// A kilowatt, a unit of power.
  case kilowatt
  /// A lumen, a unit of luminous flux.
  case lumen
  /// A lux, a unit of illuminance.
  case lux
  /// A byte, a unit of memory.
  case byte
  /// A kilobyte, a unit of memory.
  case kilobyte
  /// A megabyte, a unit of memory.
  case megabyte
  /// A gigabyte, a unit of memory.
  case gigabyte

  /// Creates the unit with an English name in singular or plural, or with a symbol, such as
  /// "minute", "kilometres" and "Hz".
  public init?(_ text: String) {
    let name = text.lowercased()
    let found = Self.allCases.first { measure in
      let names = measure.names
      return [measure.rawValue, names.one.lowercased(), names.other.lowercased()].contains(name)
        || measure.symbol == text
    }
    guard let measure = found ?? Self.otherNames[name] else { return nil }
    self = measure
  }

  /// The English names for one and for several.
  public var names: (one: String, other: String) {
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
  public var symbol: String? { Self.symbols[self] }

  /// The unit for a thousand, if people use it.
  var thousand: Measure? {
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

  private static let symbols: [Measure: String] = [
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
  private static let otherNames: [String: Measure] = [
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
  var otherNames: [String] { Self.otherNames.filter { $0.value == self }.keys.sorted() }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

/// The units behind and before numbers that programs print, on sliders of every kind of unit.
@Suite struct PrintedUnitTests {
  /// Units as printed, each on sliders where it is converted, to a value that is known.
  static let amounts: [(unit: String, outputs: [(String, DecimalNumber?)])] = [
    (
      "none",
      [
        ("45", 45), ("45 min", 45), ("45 front", 45), ("45k", nil), ("45 K", nil),
        ("45 million", nil), ("45 thousand", nil), ("$45", 45), ("-$45", nil), ("\u{2013}$45", nil),
      ]
    ),
    (
      "percent",
      [
        ("45%", 45), ("45 percent", 45), ("45 %", 45), ("45 front", 45), ("45 min", nil),
        ("45°", nil), ("45‰", nil), ("45 dB", nil), ("45k", nil), ("$45", nil), ("45 EUR", nil),
        ("45_%", 45), ("45 km/h", nil), ("45 [s]", nil), ("45%/min", nil), ("45%/x", 45),
      ]
    ),
    (
      "seconds",
      [
        ("3 s", 3), ("3 sec", 3), ("3 m", 180), ("3min.", 180), ("3 MIN", 180), ("3  min", 180),
        ("3 (min)", 180), ("3_min", 180), ("\"3\" min", 180), ("3\tmin", 180), ("2 h", 7200),
        ("2 d", 172_800), ("2 weeks", 1_209_600), ("500 ms", 0.5), ("500 msec", 0.5), ("3 µs", nil),
        ("3 usec", nil), ("3 microseconds", nil), ("3 months", nil), ("3 km", nil), ("3 °C", nil),
        ("3 h2", nil), ("3 m/s", nil), ("3 apples", 3), ("3 Minuten", 180), ("3 godziny", 10_800),
        ("10 ns", nil), ("3 thousand", nil), ("3%", nil), ("3 Tsd.", nil), ("0.2 Mio.", nil),
        ("2 lakh", nil), ("3 mille", nil), ("3 mil", nil), ("3 bin", nil), ("3 हज़ार", nil),
        ("3 ألف", nil), ("5kk", nil), ("3 mln", nil), ("3 тыс", nil), ("3 Tausend", nil),
      ]
    ),
    (
      "hours", [("5 minutes", 0.083333), ("3600 s", 1), ("90 min", 1.5), ("5 h", 5), ("1 wk", 168)]
    ),
    ("weeks", [("604800 s", 1), ("604800000 ms", 1), ("2 w", 2), ("14 d", 2)]),
    ("ms", [("5 m/s", nil), ("2 s", 2000), ("5 MS", 5)]),
    (
      "hertz",
      [
        ("2.5 kHz", 2500), ("5 mHz", nil), ("5 MHz", 5_000_000), ("5 mhz", 5_000_000),
        ("5k", 5000), ("5 T", nil), ("5 h", nil), ("5 THz", nil), ("5 rpm", nil), ("100 BPM", nil),
      ]
    ),
    (
      "GB",
      [
        ("500000000 B", 0.5), ("5 G", 5), ("2000 M", 2), ("5 GiB", nil), ("5 Gb", nil),
        ("5 g", nil),
        ("5 Gbit", nil), ("5 gigabits", nil), ("5 TB", nil), ("5 GB/s", nil),
        ("5 GB per second", nil),
      ]
    ),
    ("kB", [("5 kB", 5), ("5 KB", 5), ("5 K", 5), ("5 KiB", nil), ("5 Kb", nil), ("5 B", 0.005)]),
    (
      "m",
      [
        ("3 km", 3000), ("3 m", 3), ("3 m/s", nil), ("3 m²", nil), ("3m2", nil), ("3 m^2", nil),
        ("3 meters per second", nil), ("3 min", nil), ("3 yards", nil), ("3 nm", nil),
        ("3 Mm", nil),
      ]
    ),
    ("cm", [("10 in", 25.4), ("10 in use", nil), ("10 inches wide", 25.4), ("1 ft", 30.48)]),
    ("km/h", [("10 m/s", 36), ("5 km/h", 5), ("5 km", nil), ("5 kilometers per hour", 5)]),
    ("m/s", [("36 km/h", 10), ("5 m", nil), ("5 meters", nil), ("5 meters per second", 5)]),
    ("mi", [("5 mi", 5), ("5 min", nil), ("1.609344 km", 1)]),
    ("watts", [("5 W", 5), ("2 kW", 2000), ("5 mW", nil), ("5 MW", nil), ("5 kWh", 5)]),
    (
      "°C",
      [
        ("20°C", 20), ("20000 mC", nil), ("20 ° C", 20), ("20 degrees C", 20), ("20 C", 20),
        ("20°F", nil),
      ]
    ),
    (
      "°F",
      [
        ("70°F", 70), ("70°", 70), ("70 degrees", 70), ("20°C", nil), ("20 degrees Celsius", nil),
        ("20 degrees C", nil), ("20 deg C", nil), ("20 ° C", nil), ("20 C", nil), ("20 K", nil),
      ]
    ),
    ("degrees", [("20°", 20), ("20 degrees", 20), ("20°C", nil), ("20 deg", 20)]),
    (
      "decibels",
      [
        ("-6dB", -6), ("–6 dB", -6), ("−6 dB", -6), ("-600 mB", nil), ("-6 DB", -6), ("-6 db", -6),
        ("-6 %", nil),
      ]
    ),
    ("kelvin", [("300 K", 300), ("300 °K", 300), ("3 k", nil)]),
    (
      "EUR",
      [
        ("5 EUR", 5), ("5€", 5), ("€5", 5), ("€ 5", 5), ("EUR 5", 5), ("5 euros", 5),
        ("5 front", 5),
        ("$5", nil), ("5 USD", nil), ("USD 5", nil), ("5$", nil), ("US$ 5", nil),
        ("5 dollars", nil),
        ("5 cents", nil), ("-€5", nil), ("5 kg", nil), ("5 k", nil),
      ]
    ),
    ("cup,cups", [("5 cups", 5), ("5 spoons", 5), ("5 kg", nil), ("5 °C", nil), ("5%", nil)]),
    ("yards", [("5 yards", 5), ("5 m", nil)]),
  ]

  @Test(arguments: amounts)
  func `what a program prints before and behind an amount doesn't change it`(
    unit: String,
    outputs: [(String, DecimalNumber?)]
  ) throws {
    for (amount, value) in outputs {
      // Behind "in", a word makes another sense.
      let isOpen = amount.hasSuffix(" in") || amount.contains(/[(\[^².\/]|m2|h2/)
      let around = [
        ("alarm5: ", "."), ("\"a\": [", "]\n"),
      ]
      let sentences = [("now5: ", " of the whole")]
      for (before, after) in around + (isOpen ? [] : sentences) {
        let output = before + amount + after
        #expect(try setting(output, on: unit) == value, "\(output.debugDescription) in \(unit)")
      }
    }
  }

  @Test(arguments: [
    ("5 minutes 5 seconds", "seconds"), ("5 minutes 5 seconds", "none"), ("1 h 30", "seconds"),
    ("5, 5 minutes", "seconds"), ("5 s, 5 h", "hours"),
  ])
  func `equal numbers of several units are several settings`(output: String, unit: String) throws {
    #expect(try setting(output, on: unit) == nil)
  }

  @Test(arguments: [
    ("now 5 minutes 30 seconds", "seconds", nil as DecimalNumber?), ("now 1 h 30", "minutes", nil),
    ("now 5 min, 30 s", "minutes", nil), ("now 5 h and 30 min", "minutes", nil),
    ("now 5 ft 3 in", "cm", nil), ("now 12:30", "minutes", nil), ("now 1'000", "none", nil),
    ("now 1\u{A0}000 Hz", "hertz", nil), ("now 70 % 100", "percent", 70),
    ("now 45 min=0 max=100", "percent", 45), ("now 5 min of 30 min", "seconds", 300),
    ("now 5 min (300 s)", "seconds", 300), ("now 5 5", "minutes", 5),
  ])
  func `a first number that is only a part isn't the setting`(
    output: String,
    unit: String,
    value: DecimalNumber?
  ) throws {
    #expect(try setting(output, on: unit, after: "now") == value)
  }

  private func setting(
    _ output: String,
    on unit: String,
    after text: String? = nil
  ) throws -> DecimalNumber? {
    let source = StartSource(command: try CommandTemplate("tell"), precedingText: text)
    let slider = Slider(
      stops: try Stops(from: 0, to: 100, by: 5),
      presentation: SliderPresentation(unit: ValueUnit(unit))
    )
    let position = try? source.position(of: output, in: slider)
    return position.flatMap { slider.placed(at: $0).value }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

/// What a program prints about the current setting, and the value that it means.
struct PrintedSetting: Sendable, CustomTestStringConvertible {
  let output: String
  /// The value; `nil` if it is unknown.
  let value: DecimalNumber?
  var unit = ValueUnit.percent
  var after: String?
  var factor: DecimalNumber = 1

  init(_ output: String, _ value: DecimalNumber?, unit: ValueUnit = .percent) {
    (self.output, self.value, self.unit) = (output, value, unit)
  }

  init(_ output: String, after: String, _ value: DecimalNumber?, unit: ValueUnit = .percent) {
    (self.output, self.value, self.after, self.unit) = (output, value, after, unit)
  }

  init(_ output: String, times factor: DecimalNumber, _ value: DecimalNumber?) {
    (self.output, self.value, self.factor) = (output, value, factor)
  }

  var testDescription: String { "\(output.debugDescription) after \(after ?? "-")" }

  static let all: [PrintedSetting] =
    single + forms + unclear + percentages + several + afterText + multiplied

  private static let single: [PrintedSetting] = [
    .init("40", 40), .init("  40\n", 40), .init("42", 42), .init("47.5", 47.5), .init("-3", -3),
    .init("+15", 15), .init("130", 130), .init("'20'", 20), .init("\"20\"\r\n", 20),
    .init("uint32 5", 5), .init("card0: 7", 7), .init("   variant       double 0.45", 0.45),
    .init("volume=45", 45), .init("level:45;", 45), .init("It is 45.", 45), .init("−5", -5),
    .init("45 (of the whole)", 45), .init("20 20\n20.0", 20),
    .init("40dB", 40, unit: .measure(.decibel)), .init("40dB", 40, unit: .plain),
    .init("40dB", nil),
    .init("1 h", 3600, unit: .seconds), .init("50min\n", 3000, unit: .seconds),
    .init("50%", nil, unit: .seconds), .init("50 kg, 3", nil, unit: .seconds),
    .init("50 in use", 50, unit: .seconds), .init("2.5 kHz", 2500, unit: .measure(.hertz)),
    .init("50 apples", 50, unit: .seconds),
    .init("Volume: 40 [MUTED]", 40),
  ]

  private static let forms: [PrintedSetting] = [
    .init("4.5e-1", 0.45), .init("4.5E+1", 45), .init("1e3", 1000), .init(".5", 0.5),
    .init("0x10", 16), .init("0X1f", 31), .init("0,45", 0.45), .init("12,5", 12.5),
    .init("-0,5 dB", -0.5, unit: .plain), .init("0,450", 0.45), .init("50.000000", 50),
    .init("1.500", 1.5),
    .init("1,500.5", 1500.5), .init("1.500,5", 1500.5), .init("1,234,567.5", 1_234_567.5),
    // Colours, a title and a bold font.
    .init("\u{1B}[31m40\u{1B}[0m", 40), .init("\u{1B}]0;Volume 3\u{7}40", 40),
    .init("\u{1B}]8;;http://x/1\u{1B}\\40\u{1B}]8;;\u{1B}\\", 40),
    .init("\u{1B}(B\u{1B}[1m40", 40), .init("\u{1B}]52;7\u{1B}[0m 40", 40),
    .init("40\u{1B}[31", 40), .init("40\n\u{1B}]0;7", 40),
    .init("999999999999", 999_999_999_999),
  ]

  private static let unclear: [PrintedSetting] =
    [
      "", "\n", " \t\r\n", "none", "card0", "-", "%", "'", "\u{0}", "n/a", "nan", "-nan", "inf",
      "-Infinity", "-∞ dB", "1,500", "1,234,567", "1e400", "-1e400", "1e19", "0x", "0xfg",
      "0x123456789abcdef01", "16x8x512", "1920x1080", "2h30m", "2024-11-25", "1.2.3", "40-60", "5²",
      "½", "٤٠", "10,20", "L,R=10,20",
      "1_000", "1'000", "1\u{202F}000", "1..5", "1.5,5,5",
    ]
    .map { .init($0, nil) }

  private static let percentages: [PrintedSetting] = [
    .init("acpi0,backlight,4437,93%,4800", 93),
    .init("Mono: Playback 52 [81%] [-11.25dB] [on]", 81),
    .init("45 %", 45), .init("45\u{A0}%\n", 45), .init("12,5%", 12.5), .init("0 / 0% / -inf dB", 0),
    .init("4437 [93%]", nil, unit: .plain), .init("93%", 93, unit: .plain), .init("-∞ dB, 0", nil),
    .init("left: 26214 /  40% / -23.88 dB,   right: 26214 /  40%", 40),
    .init("left: 26214 /  40% / -23.88 dB,   right: 32768 /  50%", nil),
  ]

  private static let several: [PrintedSetting] = [
    // panel-power#41.
    .init("VCP code 0x10 (Brightness): current value = 100, max value = 100", nil),
    .init("VCP code 0x10 (Brightness): current value =    70, max value =   100", nil),
    .init("VCP 10 C 70 100", nil), .init("40\n50\n", nil), .init("5/10", nil), .init("12:30", nil),
    .init("1 234", nil), .init("nan 100", nil), .init("10%\r20%\r45%", nil),
    .init("a,70,100,b", nil),
    .init("{\"now\": 45, \"most\": 100}", nil),
  ]

  private static let afterText: [PrintedSetting] = [
    .init(
      "VCP code 0x10 (Brightness): current value =    70, max value =   100",
      after: "current value =",
      70
    ),
    .init("VCP 10 C 70 100", after: " C ", 70), .init("VCP 10 C 70 100", after: "VCP 12", nil),
    .init("{\"now\": 45, \"most\": 100}", after: "\"now\":", 45),
    .init("\u{1B}[1mnow\u{1B}[0m: 45 of 100", after: "now:", 45),
    .init("now: 45", after: "45", nil),
    .init("Limits: 0 - 64\nLeft: 40 [62%]\nRight: 32 [50%]", after: ":", 62),
    .init("now 1,500 of 2", after: "now", nil),
  ]

  private static let multiplied: [PrintedSetting] = [
    .init("Volume: 0.40", times: 100, 40), .init("Volume: 1.50 [MUTED]", times: 100, 150),
    .init("0.00", times: 100, 0), .init("Lautstärke: 0,40", times: 100, 40),
    .init("1.1000000000000001", times: 100, 110), .init("999999999999999999", times: 100, nil),
  ]
}

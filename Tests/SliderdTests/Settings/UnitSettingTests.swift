// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

/// The unit, as a flag and as a key.
@Suite struct UnitSettingTests {
  private func unit(flag: String) throws -> ValueUnit {
    try Layers(arguments: ["--steps", "5", "--unit", flag]).checkedSlider().presentation.unit
  }

  private func reading(_ value: String) -> sliderd.Configuration {
    sliderd.Configuration(Array("[[slider]]\nsteps = 5\nunit = \(value)\n".utf8)) { _ in true }
  }

  @Test(arguments: [
    ("minutes", "\"minutes\"", ValueUnit.measure(.minute)), ("Hz", "\"Hz\"", .measure(.hertz)),
    ("EUR", "\"EUR\"", .currency("EUR")), ("cup", "\"cup\"", .named("cup")),
    ("cup,cups", "[\"cup\", \"cups\"]", .named("cup", "cups")),
    ("cup, large cups ", "[\"cup\", \"large cups\"]", .named("cup", "large cups")),
    ("minute,minutes", "[\"minute\", \"minutes\"]", .named("minute", "minutes")),
    ("none", "\"none\"", ValueUnit.plain), ("", "[]", .plain),
  ])
  func `flag and key mean the same`(flag: String, value: String, unit: ValueUnit) throws {
    #expect(try self.unit(flag: flag) == unit)
    let slider = try #require(reading(value).sliders.first)
    #expect(slider.slider.presentation.unit == unit)
  }

  @Test(arguments: [
    ("\"minuts\"", "minuts is no known unit; did you mean minutes?"),
    ("\"Secnds\"", "Secnds is no known unit; did you mean seconds?"),
    ("\"prcent\"", "prcent is no known unit; did you mean percent?"),
    ("\"hz\"", "hz is no known unit; did you mean Hz?"),
    ("\"KMH\"", "KMH is no known unit; did you mean km/h?"),
    ("\"eur\"", "eur is no known unit; did you mean EUR?"),
    ("\"deg\"", "deg is no known unit; did you mean degrees?"),
    ("\"C\"", "C is no known unit; did you mean degrees Celsius?"),
    ("\"F\"", "F is no known unit; did you mean degrees Fahrenheit?"),
    ("\"celcius\"", "celcius is no known unit; did you mean degrees Celsius?"),
    ("\"Farenheit\"", "Farenheit is no known unit; did you mean degrees Fahrenheit?"),
    ("\"degC\"", "degC is no known unit; did you mean degrees Celsius?"),
    ("\"grad\"", "grad is no known unit; did you mean degrees?"), ("\"celsius\"", nil),
    ("\"cup\"", nil), ("\"cups\"", nil), ("\"stars\"", nil), ("[\"minut\", \"minuts\"]", nil),
    ("\"minutes\"", nil), ("\"EUR\"", nil), ("\"none\"", nil), ("\"\"", nil),
  ])
  func `a word that is nearly a known unit gets a warning`(value: String, message: String?) {
    let text = "[[slider]]\nfrom = 0\nto = 5\nunit = \(value)\n"
    let reading = sliderd.Configuration(Array(text.utf8)) { _ in true }
    #expect(reading.mistakes.isEmpty && reading.warnings.count == (message == nil ? 0 : 1))
    #expect(reading.warnings.allSatisfy { $0.message.hasPrefix(message ?? "") })
    #expect(reading.warnings.allSatisfy { $0.location == SourceLocation(line: 4, column: 8) })
  }

  @Test func `a unit that is never spoken gets a warning, also from flags`() throws {
    let message = "the unit isn't used: the stops have no values"
    #expect(reading("\"cup\"").warnings.map(\.message) == [message])
    #expect(reading("\"none\"").warnings.isEmpty)
    for stops in [["--steps", "5"], ["--names", "A,B"]] {
      let settings = try Settings(stops + ["--unit", "cup"])
      #expect(settings.sliders.flatMap(\.warnings).map(\.message) == [message])
    }
    let file = ConfigurationFile(path: "a.toml", bytes: Array("[[slider]]\nsteps = 5\n".utf8))
    let settings = try Settings(
      flags: ArgumentReading(["--unit", "cup"]).flags,
      file: file,
      preset: nil,
      isTerminal: true,
      environment: ["HOME": "/h"]
    )
    #expect(settings.sliders.flatMap(\.warnings).map(\.message) == [message])
  }

  @Test(arguments: [
    ("from = 0\nto = 5\nunit = \"minuets\"", ["--unit", "minutes"], []),
    (
      "from = 0\nto = 5\nunit = \"minuets\"", ["--label", "A"],
      ["a.toml:4:8: slider[1].unit: minuets"]
    ),
    ("from = 0\nto = 5\nunit = \"minuets\"", ["--unit", "secnds"], ["secnds is no known unit"]),
    (
      "steps = 2", ["--unavailable", "1,2"],
      ["no stop can be chosen; leave at least one out of --unavailable"]
    ),
    ("steps = 2\nunavailable = [1, 2]", ["--unavailable", "1"], []),
    ("from = 0\nto = 5\nby = 2", ["--label", "A"], ["a.toml:3:6: slider[1].to: 5 isn't reached"]),
  ])
  func `warnings are about what flags and the file make together`(
    table: String,
    flags: [String],
    messages: [String]
  ) throws {
    let text = Array("[[slider]]\n\(table)\n".utf8)
    let settings = try Settings(
      flags: ArgumentReading(flags).flags,
      file: ConfigurationFile(path: "a.toml", bytes: text),
      preset: nil,
      isTerminal: true,
      environment: ["HOME": "/h"]
    )
    let warnings = settings.sliders.flatMap(\.warnings).map(\.message)
    #expect(warnings.count == messages.count, "\(warnings)")
    for (warning, message) in zip(warnings, messages) {
      #expect(warning.hasPrefix(message), "\(warning)")
    }
  }

  @Test(arguments: ["cup,", ",", "a,b,c,d,e,f"])
  func `a word needs two to five forms that can be spoken`(flag: String) {
    #expect {
      try unit(flag: flag)
    } throws: { error in
      (error as? Failure)?.message == "--unit: \"\(flag)\" is not a unit "
        + "or two to five forms of a word, such as cup and cups"
    }
  }

  @Test(arguments: [
    (
      "[\"cup\", \"\"]",
      "\"cup,\" is not a unit or two to five forms of a word, such as cup and cups"
    ),
    ("[\"cup\"]", "\"cup\" is not a unit or two to five forms of a word, such as cup and cups"),
    ("5", "expected text in quotation marks or a list of texts, found the whole number 5"),
    ("[\"cup\", 5]", "expected text in quotation marks or a list of texts, found a list"),
  ])
  func `a wrong value in a file is refused at its place`(value: String, message: String) {
    let mistakes = reading(value).mistakes
    #expect(mistakes.map(\.message) == [message])
    #expect(mistakes.map(\.key) == ["slider[1].unit"])
    #expect(mistakes.map(\.location) == [SourceLocation(line: 3, column: 8)])
  }
}

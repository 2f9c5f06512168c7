// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import sliderd

/// The words of other programs, and settings in the wrong place, get the right suggestion.
@Suite struct UsualWordTests {
  /// unity-cli-loop#2389.
  @Test(arguments: [
    ("--min", "use --from"), ("--max", "use --to"), ("--step", "use --by or --steps"),
    ("--min-value", "use --from"), ("--max_value", "use --to"), ("--maxValue", "use --to"),
    ("-min", "use --from"), ("--MIN", "use --from"), ("--increment", "use --by"),
    ("--default-value", "use --value or --default"), ("--start", "use --value"),
    ("--initial", "use --value"), ("--options", "use --names"), ("--choices", "use --names"),
    ("--title", "use --label"), ("--name", "use --label or --names"), ("--text", "use --label"),
    ("--lang", "use --language"), ("--speed", "use --rate"), ("--mute", "use --audio none"),
    ("--quiet", "use --audio none"), ("--range", "use --from and --to"),
    ("--vertical", "use --orientation vertical"), ("--orient", "did you mean --orientation?"),
    ("--focus", "it belongs to render"),
    ("--theme", "it belongs to render"),
    ("--width", "--size is meant, which belongs to render"),
    ("--device", "it is a key for files, in [[input]]"),
    ("--value-from", "it is a key for files, in [[slider]]"),
    ("--rule", "it belongs to devices"), ("--all", "it belongs to get"),
    ("--interval", "use --by"), ("--lo", "use --from"), ("--hi", "use --to"),
    ("--begin", "use --from"), ("--format", "use --output json"),
    ("--percent", "use --unit percent"), ("--prefix", "use --unit"),
    ("--divisions", "use --steps DIVISIONS+1"), ("--notches", "use --steps"),
    ("--dim", "use --disabled"), ("--tempo", "use --rate"),
    ("--invert", "use --direction rtl"), ("--discrete", "use --steps"), ("--tts", "use --speech"),
    ("--engine", "use --speech"),
    ("--say", "it belongs to set, increment and decrement"), ("--stpes", "did you mean --steps?"),
  ])
  func `an option of other programs or commands gets the right suggestion`(
    flag: String,
    advice: String
  ) {
    for arguments in [[flag, "5"], ["\(flag)=5"], [flag]] {
      let mistakes = ArgumentReading(arguments).mistakes.map(\.message)
      #expect(mistakes == ["unknown option \(flag); \(advice)"])
    }
  }

  @Test(arguments: [
    (["get", "--steps", "5"], "it belongs to run and render"),
    (["render", "--min", "5"], "use --from"),
    (["render", "--voice", "de"], "it belongs to run"),
    (["get", "--min", "5"], "--from is meant, which belongs to run and render"),
    (["get", "--xyzzy"], "run \"sliderd get --help\" to list all options"),
  ])
  func `a command is told only its own options`(arguments: [String], advice: String) {
    let reading = ArgumentReading(Array(arguments.dropFirst()), ofCommand: arguments[0])
    let message = "unknown option \(arguments[1]); \(advice)"
    #expect(reading.mistakes.first?.message == message)
  }

  @Test(arguments: [
    ("[[slider]]\nsteps = 5\nmin = 0", "use from"),
    ("[[slider]]\nsteps = 5\nmax-value = 0", "use to"),
    ("[[slider]]\nsteps = 5\nstart = 1", "use value"),
    ("[[slider]]\nsteps = 5\nvertical = true", "use orientation = \"vertical\""),
    ("[[slider]]\nsteps = 5\nrate = 200", "it belongs in [speech]"),
    ("[[slider]]\nsteps = 5\ntheme = \"dark\"", "run \"man sliderd.toml\" to list all keys"),
    ("[[slider]]\nsteps = 5\noutput = \"json\"", "it isn't for files; use the option --output"),
    ("[speech]\nspeed = 200", "use rate"), ("[speech]\nsteps = 5", "it belongs in [[slider]]"),
    ("[speech]\nquiet = true", "use audio = \"none\""), ("steps = 5", "it belongs in [[slider]]"),
    ("label = \"A\"", "it belongs in [panel], [[slider]] or [[input]]"),
  ])
  func `a key of other programs or sections gets the right suggestion`(
    text: String,
    advice: String
  ) {
    let reading = sliderd.Configuration(Array(text.utf8)) { _ in true }
    #expect(reading.mistakes.map(\.message) == ["unknown key; \(advice)"])
  }

  @Test func `no usual word is the name of a setting, which would hide it`() {
    let names = Set(Setting.catalog.map { String($0.flagName) })
    #expect(names.allSatisfy { UsualWord.meaning(of: $0) == nil })
  }
}

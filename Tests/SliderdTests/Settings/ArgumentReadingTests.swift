// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import sliderd

@Suite struct ArgumentReadingTests {
  @Test func `the mistakes of all flags are found, in order`() {
    let arguments = ArgumentReading([
      "--steps", "five", "--stpes=7", "--page", "0", "--rate", "9000", "--unit", "--audio", "tape",
      "--disabled", "--label", "-x", "word",
    ])
    #expect(
      arguments.mistakes.map(\.line) == [
        "--steps: \"five\" is not a whole number, such as 5",
        "unknown option --stpes; did you mean --steps?",
        "--page: \"0\" is not a whole number of at least 1",
        "--rate: 9000 is out of range; use 80 to 900",
        "--unit: missing value before --audio",
        "--audio: \"tape\" is not one of auto, pulse, pulse:awake, alsa, alsa:DEVICE, wav:FILE, none",
        "unexpected word \"word\"; run \"sliderd --help\" to list all options",
      ]
    )
  }

  @Test func `flags without mistakes have values, whatever is wrong with others`() {
    let arguments = ArgumentReading([
      "run", "--rate", "x", "--volume=50", "--voice", "de", "--voice", "fr", "--pitch", " 7 ",
    ])
    #expect(arguments.value(of: .volume) == 50)
    #expect(arguments.value(of: .voice) == "fr")
    #expect(arguments.value(of: .pitch) == 7)
    #expect(arguments.value(of: .rate) == nil && arguments.value(of: .language) == nil)
  }

  @Test func `a value of thousands of letters is not repeated whole`() {
    let long = String(repeating: "x", count: 5000)
    for text in [long, "/" + long, String(repeating: "x ", count: 2500)] {
      for arguments in [["--steps", text], ["--\(text)"], [text], ["--config", text]] {
        let errors = CommandRun(arguments).errors
        #expect(errors.count < 700 && errors.contains("…"), "\(arguments[0].prefix(10)): \(errors)")
      }
    }
  }
}

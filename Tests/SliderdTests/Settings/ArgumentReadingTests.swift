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
        "unexpected word \"word\"; write --label \"-x word\" in one word",
      ]
    )
  }

  @Test(arguments: [
    (["-steps", "5"], "unknown option -steps; did you mean --steps?"),
    (["-steps=5"], "unknown option -steps; did you mean --steps?"),
    (["-x"], "unknown option -x; run \"sliderd --help\" to list all options"),
    (["--wait"], "unknown option --wait; run \"sliderd --help\" to list all options"),
    (["get", "--al"], "unknown option --al; did you mean --all?"),
    (
      ["render", "--xyzzy"],
      "unknown option --xyzzy; run \"sliderd render --help\" to list all options"
    ),
    (["get", "--output", "xml"], "--output: \"xml\" is not one of plain, json"),
    (["watch", "--bus", "--say"], "--bus: missing value before --say"),
    (["get", "--all=yes"], "--all: takes no value"),
    (["render", "-steps", "5"], "unknown option -steps; did you mean --steps?"),
    (["set", "a", "-say"], "unknown option -say; did you mean --say?"),
    (
      ["increment", "a", "b"],
      "unexpected word \"b\"; run \"sliderd increment --help\" to list all options"
    ),
    (
      ["run", "presets"], "unexpected word \"presets\"; run \"sliderd --help\" to list all options"
    ),
    (
      ["voices", "de"],
      "unexpected word \"de\"; run \"sliderd voices --help\" to list all options"
    ),
  ])
  func `each command tells a wrong flag in the same words`(arguments: [String], line: String) {
    let run = CommandRun(arguments)
    #expect(run.errors.hasPrefix("sliderd: \(line)\n"), "\(run.errors)")
    #expect(run.status == 64)
  }

  @Test func `the flags of each command are known`() throws {
    let outlines = try CommandOutline.ofSliderd().subcommands ?? []
    for outline in outlines where !["run", "help"].contains(outline.commandName) {
      let known = try #require(Setting.ofCommands[outline.commandName])
      let told = outline.options.subtracting(["help", "h", "version"]).map { "--" + $0 }
      #expect(Set(known.map(\.flagName)) == Set(told), "\(outline.commandName)")
    }
  }

  @Test func `after two hyphens, nothing is a flag of a command`() {
    #expect(ArgumentReading(["volume", "--", "--x"], ofCommand: "set").mistakes.isEmpty)
    #expect(ArgumentReading(["volume", "-6"], ofCommand: "set").mistakes.isEmpty)
  }

  @Test func `flags without mistakes have values, whatever is wrong with others`() {
    let arguments = ArgumentReading([
      "run", "--rate", "x", "--volume=50", "--voice", "fr", "--voice", "de", "--pitch", " 7 ",
    ])
    let flags = arguments.flags
    #expect(
      flags[Setting.volume] == 50 && flags[Setting.voice] == "fr" && flags[Setting.pitch] == 7
    )
    #expect(flags[Setting.rate] == nil && flags[Setting.language] == nil)
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

// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import Testing

@Suite struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    let message: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., status: Int32 = 64, message: String) {
      (self.arguments, self.status, self.message) = (arguments, status, message)
    }
  }

  static let mistakes = [
    Mistake("--steps", "0", message: "--steps: 0 is too few: a slider has 1 to 1000000 stops"),
    Mistake("--steps", "-3", message: "--steps: -3 is too few: a slider has 1 to 1000000 stops"),
    Mistake("--steps", "x", message: "--steps: \"x\" is not a whole number, such as 5"),
    Mistake(
      "--steps",
      "1000001",
      message: "--steps: 1000001 is too many: a slider has 1 to 1000000 stops"
    ),
    Mistake(
      "--from",
      "0",
      "--to",
      "1",
      "--by",
      "0",
      message: "--by: a step of 0 leads nowhere: a step must be greater than 0"
    ),
    Mistake("--from", "5", "--to", "1", message: "--from: the minimum 5 is above the maximum 1"),
    Mistake(
      "--from",
      "0",
      "--to",
      "1",
      "--by",
      "nan",
      message: "--by: \"nan\" is not a decimal number of at most 18 digits, such as 0.25"
    ),
    Mistake("--to", "1", message: "--from: a range needs both ends, from and to"),
    Mistake(
      "--values",
      "3,2,1",
      message: "--values: value 2 is not greater than the one before it: values must ascend"
    ),
    Mistake("--names", ",A", message: "--names: name 1 is blank, so it can't be spoken"),
    Mistake("--names", "A,B,A", message: "--names: the name \"A\" stands twice, at 1 and 3"),
    Mistake(
      "--values",
      "1,2",
      "--names",
      "A",
      message: "--names: there are 1 names for 2 stops: each stop needs one"
    ),
    Mistake(
      "--steps",
      "5",
      "--values",
      "1,2",
      message: "--steps and --values: stops can be given in one way only"
    ),
    Mistake(
      "--steps",
      "5",
      "--names",
      "A,B",
      message: "--steps and --names: stops can be given in one way only"
    ),
    Mistake(
      "--from",
      "0",
      "--to",
      "100",
      "--by",
      "10",
      "--value",
      "43",
      message: "--value: \"43\" is not one of the stops; the nearest are 40 and 50"
    ),
    Mistake(
      "--names",
      "Small,Large",
      "--value",
      "Lagre",
      message: "--value: \"Lagre\" is not one of the stops; did you mean Large?"
    ),
    Mistake(
      "--steps",
      "5",
      "--value",
      "9",
      message: "--value: \"9\" is not one of the stops; the nearest is 5"
    ),
    Mistake(
      "--steps",
      "5",
      "--page",
      "0",
      message: "--page: \"0\" is not a whole number from 1 on"
    ),
    Mistake("--steps", "5", "--rate", "7", message: "--rate: 7 is not from 80 to 900"),
    Mistake("--rate", "fast", message: "'--rate <WPM>': it is not a whole number, such as 175\n"),
    Mistake("--volume", "1e2", message: "'--volume <N>': it is not a whole number, such as 100\n"),
    Mistake(
      "get",
      "--instance",
      "me",
      message: "'--instance <PID>': it is not a whole number, such as 1234\n"
    ),
    Mistake("--steps", "5", "--pitch", "100", message: "--pitch: 100 is not from 0 to 99"),
    Mistake("--steps", "5", "--volume", "201", message: "--volume: 201 is not from 0 to 200"),
    Mistake(
      "--steps",
      "5",
      "--language",
      "xx",
      message: "--language: \"xx\" is not one of the languages there are words for: "
    ),
    Mistake(
      "--steps",
      "5",
      "--audio",
      "tape",
      message: "  - alsa:DEVICE"
    ),
    Mistake(
      "--steps",
      "5",
      "--disabled",
      "--read-only",
      message: "--disabled and --read-only: choose one of them"
    ),
    Mistake("--names", "\u{01},B", message: "--names: name 1 is blank, so it can't be spoken"),
    Mistake("--steps", "--audio", "none", message: "--steps: a value is missing before --audio"),
    Mistake("--label", "--steps", "5", message: "--label: a value is missing before --steps"),
    Mistake("--stpes", "5", message: "Unknown option '--stpes'. Did you mean '--steps'?"),
    Mistake("prests", message: "there is no command \"prests\"; did you mean presets?\n"),
    Mistake("help", "chekc", message: "there is no command \"chekc\"; did you mean check?\n"),
    Mistake("xyzzy", message: "there is no command \"xyzzy\"; sliderd --help lists them\n"),
    Mistake(message: "say what can be chosen, with --steps, --names, --from and --to, or --values"),
    Mistake(
      "--steps",
      "5",
      "--input",
      "terminal",
      status: 66,
      message: "--input terminal: standard input is not a terminal"
    ),
    Mistake(
      "--steps",
      "5",
      "--input",
      "evdev:/nonexistent/knob",
      status: 66,
      message: "--input: /nonexistent/knob isn't there"
    ),
    Mistake(
      "--steps",
      "5",
      "--input",
      "evdev:/dev/null",
      status: 66,
      message: "--input: /dev/null is not an input device"
    ),
    Mistake("--steps", "5", "--input", "evdev:", message: "'none' or 'evdev:PATH'"),
    Mistake(
      "--steps",
      "5",
      "--input",
      "evdev:/tmp/a",
      "--input",
      "evdev:/tmp/a",
      message: "--input: the device /tmp/a stands twice"
    ),
    Mistake(
      "--steps",
      "5",
      "--input",
      "lines",
      "--input",
      "terminal",
      message: "--input: standard input can be read in one way only"
    ),
    Mistake(
      "--steps",
      "5",
      "--grab",
      message: "--grab: there is no device to take: name one with --input evdev:PATH"
    ),
    Mistake(
      "--steps",
      "5",
      "--voice",
      "en-uz",
      status: 69,
      message: "there is no voice \"en-uz\"; similar ones are en-us"
    ),
    Mistake(
      "--steps",
      "5",
      "--voice",
      "en+nobody",
      status: 69,
      message: "there is no voice \"en+nobody\""
    ),
    Mistake(
      "--steps",
      "5",
      "--audio",
      "wav:/nonexistent/sound.wav",
      status: 73,
      message: "the sound file /nonexistent/sound.wav can't be written: No such file or directory"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named with its rule, and has its exit code`(mistake: Mistake) async throws {
    var command = Program.sliderd("--audio", "none")
    command.arguments =
      mistake.arguments + (mistake.arguments.contains("--audio") ? [] : command.arguments)
    let result = try await ChildProcess.run(command)
    #expect(result.errors.hasPrefix("sliderd: "))
    #expect(result.errors.contains(mistake.message), "\(result.errors)")
    #expect(result.status == .code(mistake.status))
    #expect(result.output == "")
  }

  @Test func `each option says when its value is missing`() async throws {
    let program = try await CommandOutline.ofProgram()
    var known: Set<String> = []
    for command in [program] + program.commands {
      let words = command.subcommands == nil ? [command.commandName] : []
      for option in command.arguments ?? []
      where option.kind == "option" && known.insert(option.name).inserted {
        let flag = "--\(option.name)"
        var wrong = Program.sliderd()
        wrong.arguments = words + [flag, "--output", "json"]
        let result = try await ChildProcess.run(wrong)
        let messages = ["\(flag): a value is missing", "Missing value for '\(flag) "]
        #expect(messages.contains(where: result.errors.contains), "\(wrong.arguments)")
        #expect(result.status == .code(64))
      }
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// A mistake on the command line.
struct Mistake: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let status: Int32
  let message: String
  var testDescription: String { arguments.joined(separator: " ") }

  init(_ arguments: String..., status: Int32 = 64, message: String) {
    (self.arguments, self.status, self.message) = (arguments, status, message)
  }
}

extension Mistake {
  static let onCommandLines = [
    Mistake("render", "--steps", "0", message: "--steps: 0 is out of range; use 1 to 1000000"),
    Mistake("render", "--steps", "-3", message: "--steps: -3 is out of range; use 1 to 1000000"),
    Mistake(
      "render",
      "--steps",
      "x",
      message: "--steps: \"x\" is not a whole number, such as 5"
    ),
    Mistake(
      "render",
      "--steps",
      "1000001",
      message: "--steps: 1000001 is out of range; use 1 to 1000000"
    ),
    Mistake(
      "render",
      "--from",
      "0",
      "--to",
      "1",
      "--by",
      "0",
      message: "--by: the step is 0; use a number greater than 0"
    ),
    Mistake(
      "render",
      "--from",
      "5",
      "--to",
      "1",
      message: "--from: the minimum 5 is greater than the maximum 1; exchange them"
    ),
    Mistake(
      "render",
      "--from",
      "0",
      "--to",
      "1",
      "--by",
      "nan",
      message:
        "--by: \"nan\" is not a decimal number of at most 18 digits, such as 0.25"
    ),
    Mistake("render", "--to", "1", message: "--to: a range needs both ends; add --from"),
    // react-compound-slider#60.
    Mistake(
      "render",
      "--from",
      "0",
      "--to",
      "1000000",
      message: "--from and --to: too many stops (1000001, at most 1000000) with a step of 1; "
        + "use --by 10"
    ),
    Mistake(
      "render",
      "--from",
      "0",
      "--to",
      "1",
      "--by",
      "0.0000001",
      message: "--by: too many stops (10000001, at most 1000000) with a step of 0.0000001; "
        + "use --by 0.00001"
    ),
    // C6 and C7 of the trials by new users.
    Mistake(
      "render",
      "--names",
      "Small,Medium,Large",
      "--value",
      "50%",
      message: "--value: unknown stop \"50%\"; the stops are Small, Medium, Large"
    ),
    Mistake(
      "render",
      "--from",
      "0",
      "--to",
      "100",
      "--value",
      "50%",
      message: "--value: unknown stop \"50%\"; did you mean 50?"
    ),
    Mistake(
      "render",
      "--names",
      "A,B,C",
      "--by",
      "2",
      message: "--by: the names are the stops already; remove this, or add --from and --to for "
        + "their numbers"
    ),
    Mistake(
      "render",
      "--values",
      "3,2,1",
      message: "--values: 2 at position 2 is not greater than 3 before it; use ascending values"
    ),
    Mistake(
      "render",
      "--steps",
      "3",
      "--positions",
      "0,1,10000000000",
      message: "--positions: position 3 is too far from 0; use -1000000000 to 1000000000"
    ),
    Mistake("render", "--names", ",A", message: "--names: name 1 is blank and can't be spoken"),
    Mistake(
      "render",
      "--names",
      "A,B,A",
      message: "--names: duplicate name \"A\" at positions 1 and 3"
    ),
    Mistake(
      "render",
      "--values",
      "1,2",
      "--names",
      "A",
      message: "--names: the number of names (1) must equal the number of stops (2)"
    ),
    Mistake(
      "render",
      "--steps",
      "5",
      "--values",
      "1,2",
      message: "--steps and --values: use only one of them to define the stops"
    ),
    Mistake(
      "render",
      "--steps",
      "5",
      "--names",
      "A,B",
      message: "--steps and --names: use only one of them to define the stops"
    ),
    Mistake(
      "render",
      "--from",
      "0",
      "--to",
      "100",
      "--by",
      "10",
      "--value",
      "43",
      message: "--value: unknown stop \"43\"; the nearest stops are 40 and 50"
    ),
    Mistake(
      "render",
      "--names",
      "Small,Large",
      "--value",
      "Lagre",
      message: "--value: unknown stop \"Lagre\"; did you mean Large?"
    ),
    Mistake(
      "render",
      "--steps",
      "5",
      "--value",
      "9",
      message: "--value: unknown stop \"9\"; the nearest stop is 5"
    ),
    Mistake(
      "render",
      "--steps",
      "5",
      "--page",
      "0",
      message: "--page: \"0\" is not a whole number of at least 1"
    ),
    Mistake(
      "get",
      "--instance",
      "me",
      message: "--instance: \"me\" is not a whole number, such as 1234\n"
    ),
    Mistake(
      "render",
      "--steps",
      "5",
      "--language",
      "xx",
      message: "--language: \"xx\" is not one of these languages: "
    ),
    Mistake(
      "--language",
      "Deutsch",
      message: "--language: \"Deutsch\" is not one of these languages: ar, da, de, en, es, fr, hi, "
        + "it, nl, pl, pt, sv, tr; did you mean de?\n"
    ),
    Mistake("--config", "", message: "--config: the value is empty; expected the path of a file\n"),
    Mistake(
      "--names",
      "Small",
      "Large",
      "Huge",
      message: "unexpected word \"Large\"; write --names Small,Large,Huge in one word\n"
    ),
    Mistake(
      "--label",
      "Text",
      "size",
      message: "unexpected word \"size\"; write --label \"Text size\" in one word\n"
    ),
    Mistake("version", message: "unknown command \"version\"; did you mean --version?\n"),
    Mistake("-v", message: "unknown option -v; did you mean --version?\n"),
    Mistake("--Help", message: "unknown option --Help; did you mean --help?\n"),
    Mistake(
      "render",
      "--steps",
      "5",
      "--disabled",
      "--read-only",
      message: "--disabled and --read-only: use only one of them"
    ),
    Mistake(
      "render",
      "--names",
      "\u{01},B",
      message: "--names: name 1 is blank and can't be spoken"
    ),
    Mistake("--steps", "5", "--steps", "5", message: "--steps: given twice; give one value\n"),
    Mistake(
      "--steps",
      "5",
      "--unavailable",
      "2",
      "--unavailable",
      "3",
      message: "--unavailable: given twice; write all in one list, with commas\n"
    ),
    Mistake(
      "--steps",
      "5",
      "--on-change-rest",
      "9",
      message: "--on-change-rest: requires --on-change, the program that waits\n"
    ),
    Mistake(
      "--steps",
      "5",
      "--on-change-time",
      "9",
      message: "--on-change-time: requires --on-change, the program that may take this long\n"
    ),
    Mistake(
      "render",
      "--steps",
      "5",
      "--push",
      message: "--push: requires --thumbs, because one thumb pushes another\n"
    ),
    Mistake(
      "--steps",
      "5",
      "--speech-module",
      "piper",
      message: "--speech-module: requires --speech dispatcher, which has the modules\n"
    ),
    Mistake(
      "render",
      "--steps",
      "5",
      "--thumbs",
      "Min,Max,Min",
      message: "--thumbs: two thumbs have the label \"Min\"; give each its own\n"
    ),
    Mistake("--direction", "RTL", message: "is not one of ltr, rtl; did you mean rtl?\n"),
    Mistake("--scale", "logarithmic", message: "proportional, log; did you mean log?\n"),
    Mistake("--scale", "linear", message: "proportional, log; did you mean proportional?\n"),
    Mistake("--output", "text", message: "json, none; did you mean plain?\n"),
    Mistake("--cues", "on", message: "position, instead; did you mean ends?\n"),
    Mistake("--cues", "none", message: "position, instead; did you mean off?\n"),
    Mistake("--grouping", "yes", message: "on, off; did you mean on?\n"),
    Mistake("--bus", "user", message: "system, none; did you mean session?\n"),
    Mistake("--bus", "off", message: "system, none; did you mean none?\n"),
    Mistake("--audio", "pipewire", message: "wav:FILE, none; did you mean pulse?\n"),
    Mistake("--audio", "off", message: "wav:FILE, none; did you mean none?\n"),
    Mistake("--audio", "file.wav", message: "wav:FILE, none; did you mean wav:file.wav?\n"),
    Mistake("--verbosity", "terse", message: "normal, full; did you mean brief?\n"),
    Mistake("list", message: "unknown command \"list\"; did you mean sliderd get --all?\n"),
    Mistake("status", message: "unknown command \"status\"; did you mean sliderd get?\n"),
    Mistake("gte", message: "unknown command \"gte\"; did you mean get?\n"),
    Mistake("inc", message: "unknown command \"inc\"; did you mean increment?\n"),
    Mistake("strat", message: "unknown command \"strat\"; did you mean run?\n"),
    Mistake("--to", "1,5", message: "such as 0.25; decimals begin with a point\n"),
    Mistake("--to", "1,000", message: "such as 0.25; write 1000 or 1.000\n"),
    Mistake("--to", "-1'000'000.5", message: "write -1000000.5\n"),
    Mistake("--to", "0,125", message: "such as 0.25; decimals begin with a point\n"),
    Mistake("--Steps", "5", message: "unknown option --Steps; did you mean --steps?\n"),
    Mistake("--check", "a.toml", message: "unknown option --check; did you mean sliderd check?\n"),
    Mistake("--list-voices", message: "did you mean sliderd voices?\n"),
    Mistake("--braille", message: "unknown option --braille; use --output plain\n"),
    Mistake("--steps", "--audio", "none", message: "--steps: missing value before --audio"),
    Mistake("--label", "--steps", "5", message: "--label: missing value before --steps"),
    Mistake("--stpes", "5", message: "unknown option --stpes; did you mean --steps?\n"),
    Mistake("-x", message: "unknown option -x; run \"sliderd --help\" to list all options\n"),
    Mistake("--steps", "5", "6", message: "unexpected word \"6\"; run \"sliderd --help\""),
    Mistake("--disabled=no", "--steps", "5", message: "--disabled: takes no value\n"),
    Mistake("--steps", "5", "--rate", message: "--rate: missing value\n"),
    Mistake("--steps", "-1", message: "--steps: -1 is out of range; use 1 to 1000000\n"),
    Mistake("--volume", "-1", message: "--volume: -1 is out of range; use 0 to 200\n"),
    Mistake("--volume=1e2", message: "--volume: \"1e2\" is not a whole number, such as 100\n"),
    Mistake("--rate", "fast", message: "--rate: \"fast\" is not a whole number, such as 175\n"),
    Mistake("--steps", "", message: "--steps: the value is empty; expected a whole number"),
    Mistake("--audio", "tape", message: "--audio: \"tape\" is not one of auto, pulse, "),
    Mistake("--input", "evdev:", message: "--input: \"evdev:\" is not one of auto, terminal, "),
    Mistake("prests", message: "unknown command \"prests\"; did you mean presets?\n"),
    Mistake(
      "0",
      "100",
      message: "unknown command \"0\"; numbers need options: --from, --to and --by\n"
    ),
    Mistake("help", "chekc", message: "unknown command \"chekc\"; did you mean check?\n"),
    Mistake(
      "xyzzy",
      message: "unknown command \"xyzzy\"; run \"sliderd --help\" to list all commands\n"
    ),
    Mistake(message: "no stops; use --steps, --names, --from and --to, or --values"),
    Mistake(
      "devices",
      "--rule",
      "/dev/null",
      status: 66,
      message: "--rule: /dev/null is not an input device; use one from /dev/input/by-id"
    ),
    Mistake(
      "devices",
      "--rule",
      "/nonexistent/knob",
      status: 66,
      message: "--rule: /nonexistent/knob does not exist"
    ),
    Mistake(
      "devices",
      "--user",
      "root",
      message: "--user: requires --rule, the device for that user"
    ),
    Mistake(
      "devices",
      "--rule",
      "/dev/null",
      "--user",
      "no\u{1B}body",
      message: "--user: there is no user \"nobody\""
    ),
  ]

  static let numbers = [
    Mistake("--rate", "7", message: "--rate: 7 is out of range; use 80 to 900"),
    Mistake("--pitch", "100", message: "--pitch: 100 is out of range; use 0 to 99"),
    Mistake(
      "--volume",
      "201",
      message: "--volume: 201 is out of range; use 0 to 200"
    ),
    Mistake("--on-change-time", "0", message: "--on-change-time: 0 is out of range; use 1 to 3600"),
  ]

  static let channels = [
    Mistake(
      "--input",
      "terminal",
      status: 66,
      message: "--input: standard input is not a terminal"
    ),
    Mistake(
      "--input",
      "evdev:/tmp/a",
      "--input",
      "evdev:/tmp/a",
      message: "--input: the device /tmp/a is given twice"
    ),
    Mistake(
      "--input",
      "lines",
      "--input",
      "terminal",
      message: "--input: use only one of auto, terminal, lines and none"
    ),
    Mistake(
      "--grab",
      message: "--grab: no device to grab; name one with --input evdev:PATH"
    ),
  ]

  static let effects = [
    Mistake(
      "--on-change",
      "no-such-program",
      status: 66,
      message: "--on-change: program no-such-program not found"
    ),
    Mistake(
      "--on-change",
      "/etc/passwd",
      status: 66,
      message: "--on-change: program /etc/passwd not found or not executable"
    ),
    Mistake("--on-change", "echo 'x", message: "--on-change: missing closing quotation mark '"),
    Mistake(
      "--on-change",
      "X=1 date",
      status: 66,
      message: "--on-change: program X=1 not found; set variables with env, as in env X=1\n"
    ),
    Mistake(
      "--on-change",
      "cd /tmp",
      status: 66,
      message:
        "--on-change: program cd not found; no shell runs the command: put it into sh -c '…'\n"
    ),
    Mistake(
      "--on-change",
      "",
      message: "--on-change: the command is empty; it must begin with a program"
    ),
    Mistake(
      "--state",
      "/tmp/x",
      "--no-state",
      message: "--state and --no-state: use only one of them"
    ),
  ]
}

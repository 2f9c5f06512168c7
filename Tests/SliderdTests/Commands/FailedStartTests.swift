// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider
import StepSliderSpeech
import TestFiles
import Testing

@testable import sliderd

/// What a person hears if no slider can be started.
@Suite struct FailedStartTests {
  @Test func `in a terminal, what is printed first is said`() {
    let run = CommandRun(
      ["--steps", "five", "--page", "0", "--rate", "x"],
      hasTerminal: true
    )
    let words =
      "sliderd did not start. Option steps: \"five\" is not a whole number, such as 5. "
      + "2 more mistakes."
    #expect(run.spoken == [words])
    #expect(
      run.errors == """
        \(words)
        --page: "0" is not a whole number of at least 1
        --rate: "x" is not a whole number, such as 175

        """
    )
    #expect(run.status == 64)
  }

  @Test func `rules that values break together are counted too`() {
    let run = CommandRun(
      ["--names", "A,A,", "--disabled", "--read-only", "--state", "x", "--no-state", "--grab"],
      hasTerminal: true
    )
    #expect(run.spoken.count == 1 && run.spoken[0].hasSuffix(" 4 more mistakes."), "\(run.spoken)")
    #expect(run.errors.split(separator: "\n").count == 5)
  }

  @Test func `a file's mistakes are said with their line, and printed with their column`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.toml")
    try folder.write("[[slider]]\nsteps = \"five\"\npage = 0\n", to: "a.toml")
    let run = CommandRun(["--config", path], hasTerminal: true)
    #expect(run.spoken.count == 1)
    #expect(run.spoken[0].hasPrefix("sliderd did not start. a.toml, line 2, slider 1, steps: "))
    #expect(run.spoken[0].hasSuffix(" 1 more mistake."))
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines[0] == run.spoken[0] && lines[1] == "\(path) has 2 mistakes:")
    #expect(lines[2].hasPrefix("\(path):2:9: slider[1].steps: "))
    #expect(run.status == 78)
  }

  @Test(arguments: [
    (["--steps", "x", "--audio", "pulse"], false, true), (["--steps", "x"], false, false),
    (["--steps", "x", "--audio", "none"], true, false), (["run", "--steps", "x"], true, true),
    (["--steps", "5", "--audio", "tape"], true, true), (["stepps"], true, true), ([], true, true),
    (["--help"], true, false), (["--steps", "5"], true, false), (["voices"], true, false),
  ])
  func `a slider that isn't started is told, and only where somebody hears it`(
    arguments: [String],
    hasTerminal: Bool,
    isHeard: Bool
  ) {
    let run = CommandRun(arguments, hasTerminal: hasTerminal)
    #expect(run.spoken.isEmpty == !isHeard)
    #expect(run.errors.hasPrefix("sliderd did not start") == isHeard)
  }

  @Test(arguments: [
    (["get"], "there is no session bus or system bus here; "),
    (["set", "5"], "there is no session bus or system bus here; "),
    (["set", "--sya", "5"], "unknown option --sya; did you"),
    (["increment"], "there is no session bus or system bus here; "),
    (["decrement"], "there is no session bus or system bus here; "),
    (["watch", "--instance", "1"], "there is no session bus or system bus here; "),
    (["check", "/nonexistent"], "can't read /nonexistent: No such file or directory."),
    (
      ["devices", "--rule", "/dev/null"],
      "Option rule: /dev/null is not an input device; use one from /dev/input/by-id."
    ),
    (
      ["voices", "de"], "unexpected word \"de\"; run \"sliderd voices --help\" to list all options."
    ),
    (["presets", "--json"], "unknown option --json; "),
    (["check", "--helpx"], "unknown option --helpx; "),
    (["set", "--versionn"], "unknown option --versionn; "),
    (["render", "--steps", "x"], "Option steps: \"x\" is not a whole number, such as 5."),
    (["render", "--steps", "0"], "Option steps: 0 is out of range; use 1 to 1000000."),
  ])
  func `each command that fails in a terminal says why, unless it is told not to`(
    arguments: [String],
    words: String
  ) {
    let quiet = ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/bus"]
    let run = CommandRun(arguments, environment: quiet, hasTerminal: true)
    let said = run.spoken.joined(separator: " ")
    #expect(said.hasPrefix(words), "\(said)")
    #expect(run.errors.hasPrefix("sliderd: ") && run.status != 0)
    #expect(CommandRun(arguments, environment: quiet).spoken.isEmpty)
    let silent = CommandRun(
      arguments + ["--audio", "none"],
      environment: quiet,
      hasTerminal: true
    )
    #expect(silent.spoken.isEmpty && silent.errors == run.errors)
  }

  @Test func `a question with a mistake is answered aloud`() {
    let run = CommandRun(["help", "foo"], hasTerminal: true)
    #expect(run.spoken.joined().hasPrefix("unknown command \"foo\"; ") && run.status == 64)
  }

  @Test(arguments: [
    ([], true), (["--audio", "none"], false), (["--audio", "wav:/nonexistent/a.wav"], false),
    (["--output", "json"], true),
  ])
  func `a running slider that can't print any more says so once`(
    flags: [String],
    isHeard: Bool
  ) {
    var failure = Failure.standardOutput(ENOSPC)
    failure.endsRun = true
    let run = CommandRun(["--steps", "5"] + flags, hasTerminal: true, ending: failure)
    let words = "can't write to standard output: No space left on device"
    #expect(run.spoken == (isHeard ? ["\(words)."] : []))
    #expect(run.errors == "sliderd: \(words)\n" && run.output == "" && run.status == 73)
  }

  private func failed(
    _ arguments: [String],
    _ locale: String,
    _ file: String = ""
  ) -> FailedStart {
    FailedStart(
      Failure(status: .usage, message: "a mistake"),
      of: ArgumentReading(arguments),
      ConfigurationFile(path: "a.toml", bytes: Array(file.utf8)),
      environment: ["LANG": locale]
    ) { _ in nil }
  }

  @Test func `settings for speech that can be read count, whatever else is wrong`() {
    let file = "wrong\n[speech]\nrate = 90\npitch = 1000\nvolume = 40\n"
    let flags = ["--steps", "x", "--volume", "30", "--audio", "alsa", "--verbosity", "loud"]
    let start = failed(flags, "C", file)
    #expect(start.speech.voice.rate == 90 && start.speech.voice.volume == 30)
    #expect(start.speech.voice.pitch == VoiceSettings().pitch)
    #expect(start.speech.audio == .alsa(device: "default") && start.isHeard(hasTerminal: false))
  }

  @Test func `with --no-state, a voice that was set with keys isn't used`() {
    func path(_ flags: String...) -> StatePath? {
      failed(["--steps", "x"] + flags, "C").flags
        .preferencesFile(environment: ["HOME": "/home/user"])
    }
    #expect(path()?.text.hasSuffix("/voice.txt") == true)
    #expect(path("--no-state") == nil)
  }

  @Test func `a program that reads events gets an error event`() {
    let run = CommandRun(["--steps", "x", "--page", "0", "--output", "json"])
    let event = #"{"event":"error","message":"--steps: \"x\" is not a whole number, such as 5\n"#
    #expect(run.output.hasPrefix(event) && run.output.hasSuffix("\"}\n"), "\(run.output)")
    #expect(CommandRun(["--steps", "x", "--output", "plain"]).output == "")
    #expect(CommandRun(["get", "--output", "json", "--x"]).output == "")
  }

  @Test(arguments: [
    ([], "de_DE.UTF-8", "de", "sliderd wurde"), ([], "C", "en", "sliderd did not"),
    (["--language", "fr"], "de_DE", "fr", "sliderd n’a pas"),
    (["--voice", "nobody"], "de_DE", "nobody", "sliderd wurde"),
    (["--voice", "it"], "de_DE", "it", "sliderd non è"),
  ])
  func `the words are in the user's language, or in that of the voice`(
    flags: [String],
    locale: String,
    voice: String,
    words: String
  ) throws {
    let start = failed(flags, locale)
    #expect(start.speech.voice.name == voice)
    #expect(start.announcements[0].text.hasPrefix(words))
  }

  @Test func `a voice that is there tells that another one is missing`() throws {
    let (name, settings) = try failed(["--voice", "nobody"], "de_DE").speech
      .usingVoice { voice throws(SpeechError) in
        guard voice.name == "de" else { throw SpeechError(.unknownVoice(voice.name, similar: [])) }
        return voice.name
      }
    #expect(name == "de" && settings.voice.name == "de")
  }
}

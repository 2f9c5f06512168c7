// SPDX-License-Identifier: GPL-3.0-or-later

import Simulation
import StepSlider
import Testing

@Suite struct ScriptTests {
  private let example = """
    # A held key is never heard as slivers of words.
    sliderd --steps 5 --label "Text size" --verbosity brief
    with a knob
    configuration:
        [speech]

        rate = 175

    at 0: right
    says: "2 of 5"
    at 300ms: sound server dies
      says nothing within 2s
    after 700 ms: right 42 ctrl-c
    at 1min 2s: sound server comes back
    says within 300ms: 4 of 5
    runs: amixer set '4 %'
    prints: "from":2,"to":3
    ends with 0
    """

  private let script = Script(
    promise: "A held key is never heard as slivers of words.",
    start: {
      var start = Start(
        arguments: ["--steps", "5", "--label", "Text size", "--verbosity", "brief"],
        configuration: "[speech]\n\nrate = 175\n"
      )
      start.hasKnob = true
      return start
    }(),
    lines: [
      .at(.zero, .keys([.key(.right)])), .expect(.says("2 of 5"), within: nil),
      .at(.milliseconds(300), .service(.soundServer, .dies)),
      .expect(.saysNothing, within: .seconds(2)),
      .at(
        .seconds(1),
        .keys([.key(.right), .key(.character("4")), .key(.character("2")), .ctrlC])
      ),
      .at(.seconds(62), .service(.soundServer, .comesBack)),
      .expect(.says("4 of 5"), within: .milliseconds(300)),
      .expect(.runs(["amixer", "set", "4 %"]), within: nil),
      .expect(.prints("\"from\":2,\"to\":3"), within: nil), .expect(.ends(code: 0), within: nil),
    ]
  )

  @Test func `a script is read as people write it`() throws {
    #expect(try Script(example) == script)
    #expect(try Script(example.replacing("\n", with: "\r\n")) == script)
  }

  @Test func `a script is printed in one way`() {
    let lines = """
      at 1s: right 4 2 ctrl-c
      at 1min 2s: sound server comes back
      says within 300ms: "4 of 5"
      runs: amixer set "4 %"
      prints: "\\"from\\":2,\\"to\\":3"
      ends with 0

      """
    #expect(script.description.hasSuffix(lines))
  }

  @Test(arguments: UInt64(1)...300)
  func `a script that was printed is read as the same script`(seed: UInt64) throws {
    var random = RandomScript(seed: seed)
    let script = random.script()
    let text = script.description
    #expect(try Script(text) == script, "\(text)")
    #expect(try Script(text).description == text)
  }

  @Test(arguments: [
    ("at 0: rihgt", "3: unknown key \"rihgt\"; did you mean \"right\"?"),
    ("at 0: right lft", "3: unknown key \"lft\"; did you mean \"left\"?"),
    ("at 0: sound servr dies", "3: unknown action; did you mean \"sound server dies\"?"),
    (
      "at 0: hold right for ever",
      "3: expected a time such as 300ms, 2s or 1h 30min, found \"ever\""
    ),
    ("at 0: hold right", "3: expected \"for\", found the end of the line"),
    ("at 0: sound server dies now", "3: expected the end of the line, found \"now\""),
    (
      "at 0: window explodes loudly",
      "3: unknown action; expected one of: window becomes active, window becomes inactive"
    ),
    ("at 0: bytes 1b zz", "3: expected a byte such as 1b, found \"zz\""),
    ("at 0: click at 40", "3: expected a number, -1000% to 1000%, found \"40\""),
    ("at 0: terminal is resized to 80", "3: expected columns and rows such as 80x24, found \"80\""),
    ("at 0: knob presses entre", "3: unknown key \"entre\"; did you mean \"enter\"?"),
    ("at 0: configuration becomes:\nat 1s: right", "3: expected indented lines, found the end"),
    ("at 5 parsecs: right", "3: expected a time such as 300ms, 2s or 1h 30min, found \"5\""),
    ("at 0 right", "3: expected \":\", found \"right\""),
    ("at 1s: right\nat 1ms: left", "4: 1ms is earlier than the action before, at 1s"),
    ("at 0:", "3: expected an action, found the end of the line"),
    ("sais: 4", "3: unknown line; did you mean \"says: TEXT\"?"),
    ("says:", "3: expected a text, found the end of the line"),
    ("says: \"4 of 5", "3: expected a closing \", found the end of the line"),
    ("with a screan reader", "3: unknown start; did you mean \"with a screen reader\"?"),
    ("at 0: right\nwith a knob", "4: this line belongs above the first action"),
    ("sliderd --steps 3", "3: sliderd is started twice; say it once"),
  ])
  func `a mistake names its line and what was expected`(lines: String, message: String) {
    let text = "# Promise.\nsliderd --steps 5\n\(lines)\n"
    let mistake = #expect(throws: ScriptMistake.self) { try Script(text, file: "a.txt") }
    #expect(
      mistake?.description.hasPrefix("a.txt:\(message)") == true,
      "\(mistake.debugDescription)"
    )
  }

  @Test func `a script without a start says so`() {
    let mistake = #expect(throws: ScriptMistake.self) { try Script("at 0: right\n") }
    let message = "expected a line that starts sliderd, such as \"sliderd --steps 5\""
    #expect(mistake == ScriptMistake(file: "script", line: 1, message: message))
    #expect(throws: ScriptMistake.self) { try Script("") }
  }
}

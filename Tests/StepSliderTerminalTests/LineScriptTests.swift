// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import StepSliderTerminal

@Suite struct LineScriptTests {
  @Test func `each line is a key, a pause or a comment`() throws {
    let steps = try steps(
      of:
        "Right\n  page-up  \n# remark\n\n4\n12\nwait\nsleep 250\nWAIT\nSleep 500\n?\nL\r\nshift-tab\nctrl-end\nalt-3\nq"
    )
    #expect(
      steps == [
        press(.right), press(.pageUp), press(.character("4")), press(.character("1")),
        press(.character("2")), .wait, .sleep(.milliseconds(250)), .wait,
        .sleep(.milliseconds(500)), press(.character("?")), press(.character("L")), press(.backTab),
        press(.controlEnd), press(.alt("3")),
        press(.character("q")), .end,
      ]
    )
  }

  @Test func `a byte order mark at the start is skipped`() throws {
    #expect(try steps(of: "\u{FEFF}right\n") == [press(.right), .end])
    #expect(throws: LineError.self) { try steps(of: "right\n\u{FEFF}left\n") }
  }

  @Test func `a line can arrive in pieces`() throws {
    var script = LineScript()
    script.append("ri".utf8)
    #expect(try script.next() == nil)
    #expect(script.isHungry)
    script.append("ght\nle".utf8)
    #expect(try script.next() == press(.right))
    #expect(try script.next() == nil)
    script.append("ft".utf8)
    script.endInput()
    #expect(try script.next() == press(.left))
    #expect(try script.next() == .end)
  }

  @Test(arguments: [
    ("right\0\n", 1, "control character U+0000 in \"right\"; remove it"),
    ("right\n\nrihgt\n", 3, "unknown key \"rihgt\"; did you mean \"right\"?"),
    ("pageup\n", 1, "unknown key \"pageup\"; did you mean \"page-up\"?"),
    ("PgDn\n", 1, "unknown key \"PgDn\"; did you mean \"page-down\"?"),
    ("Esc\n", 1, "unknown key \"Esc\"; did you mean \"escape\"?"),
    ("arrow_left\n", 1, "unknown key \"arrow_left\"; did you mean \"left\"?"),
    ("f13\n", 1, "unknown key \"f13\"; the function keys are f1 to f12"),
    ("foo\n", 1, "unknown key \"foo\"; use a key such as right, left, page-up, home, 4 or space"),
    ("sleep\n", 1, "sleep needs a number of milliseconds, 0 to 86400000"),
    ("sleep -1\n", 1, "sleep needs a number of milliseconds, 0 to 86400000"),
    ("right left\n", 1, "expected one key per line, found \"right left\""),
  ])
  func `an invalid line is reported with its number and the reason`(
    text: String,
    line: Int,
    message: String
  ) {
    #expect(throws: LineError(line: line, message: message)) { try steps(of: text) }
  }

  @Test func `a line that isn't UTF-8 is an error`() throws {
    var script = LineScript()
    script.append([0x72, 0xFF, 0x0A])
    let message = "bytes that aren't UTF-8; save the lines as UTF-8"
    #expect(throws: LineError(line: 1, message: message)) { try script.next() }
  }

  @Test func `a line of any length uses bounded memory`() {
    let long = String(repeating: "x", count: 5000)
    let error = LineError(line: 2, message: "line longer than 1000 bytes")
    #expect(throws: error) { try steps(of: "right\n" + long) }
    #expect(throws: error) { try steps(of: "right\n" + long + "\n") }
  }

  private func press(_ key: SliderKey) -> LineStep { .event(.press(KeyPress(key))) }

  private func steps(of text: String) throws -> [LineStep] {
    var script = LineScript()
    script.append(text.utf8)
    script.endInput()
    var steps: [LineStep] = []
    while let step = try script.next() {
      steps.append(step)
      if step == .end { break }
    }
    return steps
  }
}

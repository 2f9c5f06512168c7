// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderTerminal
import Testing

@Suite struct TerminalStyleTests {
  @Test(arguments: [
    (["LANG": "C.UTF-8"], true), (["LANG": "C"], false), ([:], false),
    (["LANG": "C.UTF-8", "LC_ALL": "C"], false), (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true),
    (["LANG": "C.UTF-8", "LC_ALL": ""], true), (["LANG": "xx_XX.UTF-8"], false),
  ])
  func `the locale decides whether a terminal shows more than ASCII`(
    environment: [String: String],
    usesUnicode: Bool
  ) {
    let style = TerminalStyle(descriptor: -1, environment: environment)
    #expect(style.usesUnicode == usesUnicode)
  }

  @Test(arguments: [([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false)])
  func `NO_COLOR switches colours off`(environment: [String: String], usesColor: Bool) {
    #expect(TerminalStyle(descriptor: -1, environment: environment).usesColor == usesColor)
  }
}

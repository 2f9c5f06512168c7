// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderTerminal
import Testing

@Suite struct TerminalStyleTests {
  private static let characters: [([String: String], TerminalStyle.Characters)] = [
    (["LANG": "C.UTF-8"], .unicode), (["LANG": "C"], .ascii), ([:], .ascii),
    (["LANG": "C.UTF-8", "LC_ALL": "C"], .ascii),
    (["LANG": "C", "LC_CTYPE": "C.UTF-8"], .unicode),
    (["LANG": "C.UTF-8", "LC_ALL": ""], .unicode), (["LANG": "xx_XX.UTF-8"], .ascii),
    (["LANG": "C.UTF-8", "TERM": "linux"], .console), (["LANG": "C", "TERM": "linux"], .ascii),
  ]

  @Test(arguments: characters)
  func `locale and type decide which characters a terminal shows`(
    environment: [String: String],
    characters: TerminalStyle.Characters
  ) {
    let style = TerminalStyle(descriptor: -1, environment: environment)
    #expect(style.characters == characters)
  }

  private static let colors: [([String: String], TerminalStyle.Colors)] = [
    (["TERM": "vt100", "NO_COLOR": ""], .sixteen), (["TERM": "vt100", "NO_COLOR": "1"], .none),
    ([:], .none), (["TERM": ""], .none), (["TERM": "dumb"], .none),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    (["NO_COLOR": "1", "TERM": "xterm-256color", "COLORTERM": "truecolor"], .none),
    (["TERM": "xterm"], .sixteen), (["TERM": "xterm-256color"], .palette),
    (["TERM": "xterm-direct"], .direct), (["TERM": "foot", "COLORTERM": "24bit"], .direct),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .direct),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .palette),
    (["TERM": "linux", "COLORTERM": "truecolor"], .sixteen),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette),
    (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux"], .direct),
  ]

  @Test(arguments: colors)
  func `a terminal's colours are those that its environment names, and none with NO_COLOR`(
    environment: [String: String],
    colors: TerminalStyle.Colors
  ) {
    #expect(TerminalStyle(descriptor: -1, environment: environment).colors == colors)
  }
}

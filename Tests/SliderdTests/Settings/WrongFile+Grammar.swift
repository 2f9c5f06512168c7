// SPDX-License-Identifier: GPL-3.0-or-later

// Syntax errors.
extension WrongFile {
  static let grammar = [
    WrongFile(
      "a syntax error hides only the mistakes in its own section",
      """
      [speech]
      rate = 5
      [[slider]]
      id = a
      stpes = 3
      [[slider]]
      id = "b
      [[slider]]
      id = "c"
      id = "c"
      [[slider]]
      id = "d"
      step = 5
      [speech]
      """,
      """
      f:2:8: speech.rate: 5 is out of range; use 80 to 900
      f:4:6: id: invalid TOML: value: unknown kind of value; \
      put text in straight quotation marks; true, false and numbers need none
      f:7:8: id: invalid TOML: string: saw a control character or the line's end; \
      a quotation mark is missing at the end of the text
      f:10:6: id: invalid TOML: key-value pair: cannot redefine existing string 'id'; \
      a section has each key once; the first is in line 9
      f:11:1: slider[4]: a slider needs stops; add steps, names, from and to, or values, \
      for example steps = 5
      f:13:1: slider[4].step: unknown key; use by or steps
      f:14:1: invalid TOML: table header: cannot redefine existing table 'speech'; only a list of \
      sections has a name twice, in double brackets in each, such as [[slider]]
      """
    ),
    WrongFile(
      "values that are nearly right",
      """
      [[slider]]
      label = 'A
      [[slider]]
      from = .5
      """,
      """
      f:2:11: label: invalid TOML: string: saw a control character or the line's end; \
      a quotation mark is missing at the end of the text
      f:4:8: from: invalid TOML: floating-point: expected decimal digit, saw '.'; \
      a number begins with a digit, and has one point, such as 0.5
      """
    ),
    WrongFile(
      "an unclosed list",
      """
      [[slider]]
      values = [1, 2
      [speech]
      rate = 5
      """,
      """
      f:3:1: invalid TOML: array: expected comma or closing ']', saw '['; \
      a list before this line may have no closing bracket
      f:4:8: speech.rate: 5 is out of range; use 80 to 900
      """
    ),
    WrongFile(
      "an unclosed list before another key, and a list without a comma",
      """
      [[slider]]
      names = ["Off", "On"
      label = "Lamp"
      [speech]
      voice = ["en" "de"]
      """,
      """
      f:3:1: label: invalid TOML: array: expected comma or closing ']', saw 'l'; \
      a list before this line may have no closing bracket
      f:5:15: voice: invalid TOML: array: expected comma or closing ']', saw '"'; \
      separate the items with commas; a list ends with ]
      """
    ),
    WrongFile(
      "a control character, which the message doesn't repeat",
      "[speech]\nvoice = t\u{7F}",
      """
      f:2:10: voice: invalid TOML: boolean: expected 'true', saw 't'; put text in straight \
      quotation marks; true, false and numbers need none
      """
    ),
    WrongFile(
      "a section with a capital letter",
      "[[Slider]]\nsteps = 5\n",
      "f:1:3: Slider: unknown key; did you mean slider?"
    ),
    WrongFile(
      "a decimal comma",
      "[[slider]]\nfrom = 0\nto = 1,5\n",
      "f:3:7: to: invalid TOML: key-value pair: expected a comment or whitespace, saw ','; a number "
        + "has no comma; decimals begin with a point"
    ),
    WrongFile(
      "a key twice",
      "[panel]\nlabel = 1\n[speech]\nrate = 90\npitch = 1\nrate = 95\n",
      """
      f:2:9: panel.label: expected text in quotation marks, found the whole number 1
      f:6:8: rate: invalid TOML: key-value pair: cannot redefine existing integer 'rate'; \
      a section has each key once; the first is in line 4
      """
    ),
    WrongFile(
      "a single table in double brackets",
      "[[panel]]\nlabel = \"A\"\n[[speech]]\nrate = 90\n",
      """
      f:1:1: panel: expected [panel] in single brackets, found a list
      f:3:1: speech: expected [speech] in single brackets, found a list
      """
    ),
    WrongFile("a missing value", "[speech]\nvoice =\n", "f:2:8: voice: invalid TOML: "),
    WrongFile(
      "too many dots in a line",
      "a" + String(repeating: ".a", count: 600) + " = 1",
      "f:1:1: more than 512 dots in one line"
    ),
    WrongFile(
      "too many levels of nested tables",
      "a" + String(repeating: ".a", count: 60) + " = 1",
      "f:1:65: more than 32 levels of nested tables"
    ),
  ]
}

// SPDX-License-Identifier: GPL-3.0-or-later

// Sliders.
extension WrongFile {
  static let stops = [
    WrongFile(
      "stops that are missing, defined twice or invalid",
      """
      [[slider]]
      id = "a"
      [[slider]]
      id = "b"
      steps = 5
      values = [1, "x", true]
      names = ["A", "A"]
      [[slider]]
      id = "c"
      from = 0
      by = 0.0
      page = 0
      """,
      """
      f:1:1: slider[1]: a slider needs stops; add steps, names, from and to, or values, for example steps = 5
      f:5:9: slider[2].steps: steps and values and names: use only one of them to define the stops
      f:6:14: slider[2].values[2]: "x" is not a decimal number of at most 18 digits, such as 0.25; unexpected "x" at character 1
      f:6:19: slider[2].values[3]: "true" is not a decimal number of at most 18 digits, such as 0.25; unexpected "t" at character 1
      f:7:15: slider[2].names[2]: duplicate name "A" at positions 1 and 2
      f:10:8: slider[3].from: a range needs both ends; add to
      f:11:6: slider[3].by: the step is 0; use a number greater than 0
      f:12:8: slider[3].page: "0" is not a whole number of at least 1
      """
    ),
    WrongFile(
      "lists over several lines",
      """
      [[slider]]
      values = [
        1,
        3,
        2,
      ]
      names = [
        "Ä", 2,
        " ",
      ]
      """,
      """
      f:5:3: slider[1].values[3]: 2 at position 3 is not greater than 3 before it; use ascending values
      f:8:8: slider[1].names[2]: expected text in quotation marks, found the whole number 2
      """
    ),
    WrongFile(
      "an unknown initial stop, and invalid numbers",
      """
      [[slider]]
      id = "a"
      from = 0
      to = 100
      by = 10
      value = 43
      [[slider]]
      id = "b"
      values = [1e30, inf, 0.1]
      """,
      """
      f:6:9: slider[1].value: unknown stop "43"; the nearest stops are 40 and 50
      f:9:11: slider[2].values[1]: "1e30" is not a decimal number of at most 18 digits, such as 0.25; more than 18 digits
      f:9:17: slider[2].values[2]: "inf" is not a decimal number of at most 18 digits, such as 0.25; unexpected "i" at character 1
      """
    ),
    WrongFile(
      "several mistakes under one key",
      """
      [[slider]]
      id = "a"
      values = [3, 2, 5, 4]
      names = [" ", "A", "A"]
      [[slider]]
      id = "b"
      from = 5
      to = 1
      by = 0
      on_change = ["nosuch", "{valu}", "}"]
      value_from = ["nosuch"]
      [[slider]]
      id = "c"
      steps = 2
      names = ["A", "A", ""]
      """,
      """
      f:3:14: slider[1].values[2]: 2 at position 2 is not greater than 3 before it; use ascending values
      f:3:20: slider[1].values[4]: 4 at position 4 is not greater than 5 before it; use ascending values
      f:4:10: slider[1].names[1]: name 1 is blank and can't be spoken
      f:4:20: slider[1].names[3]: duplicate name "A" at positions 2 and 3
      f:7:8: slider[2].from: the minimum 5 is greater than the maximum 1; exchange them
      f:9:6: slider[2].by: the step is 0; use a number greater than 0
      f:10:14: slider[2].on_change[1]: program nosuch not found
      f:10:24: slider[2].on_change[2]: unknown placeholder {valu}; use {value}, {index}, \
      {count}, {name}, {id}, with the key arguments {argument}, or {{ for a brace
      f:10:34: slider[2].on_change[3]: unmatched brace in "}"; use {{ or }} for a brace
      f:14:9: slider[3].steps: steps and names: use only one of them to define the stops
      f:15:15: slider[3].names[2]: duplicate name "A" at positions 1 and 2
      f:15:20: slider[3].names[3]: name 3 is blank and can't be spoken
      """
    ),
    WrongFile(
      "IDs and state files",
      """
      [[slider]]
      id = "a b"
      steps = 5
      state = "here"
      [[slider]]
      steps = 5
      [[slider]]
      id = "c"
      steps = 5
      state = "/s"
      [[slider]]
      id = "c"
      disabled = true
      read_only = true
      orientation = "up"
      names = ["A"]
      state = "/s"
      """,
      """
      f:2:6: slider[1].id: "a b" is not 1 to 64 ASCII letters, digits, - or _
      f:4:9: slider[1].state: "here" is not a path that begins with /
      f:5:1: slider[2]: with several sliders, each needs an id, such as id = "volume"
      f:12:6: slider[4].id: the text "c" is already used in line 8
      f:13:12: slider[4].disabled: disabled and read_only: use only one of them
      f:15:15: slider[4].orientation: "up" is not one of horizontal, vertical
      f:17:9: slider[4].state: the text "/s" is already used in line 10
      """
    ),
    WrongFile(
      "thumbs and unavailable stops",
      """
      [[slider]]
      id = "a"
      steps = 5
      thumbs = 2
      state = "/s"
      [[slider]]
      id = "a-1"
      steps = 5
      state = "/s-2"
      [[slider]]
      id = "b-2"
      steps = 5
      [[slider]]
      id = "b"
      steps = 5
      thumbs = ["From", "To"]
      [[slider]]
      id = "c"
      from = 80
      to = 300
      thumbs = 2
      speech = "rate"
      value_from = ["echo"]
      [[slider]]
      id = "d"
      names = ["A", "B"]
      value = "A"
      default = "A"
      unavailable = ["A"]
      """,
      """
      f:7:6: slider[2].id: the text "a-1" is already used by a thumb in line 2
      f:9:9: slider[2].state: the text "/s-2" is already used by a thumb in line 5
      f:14:6: slider[4].id: a thumb's id "b-2" is already used in line 11
      f:21:10: slider[5].thumbs: a slider that controls speech has one thumb
      f:23:14: slider[5].value_from: a program reports one thumb only; use value or state for several
      f:27:9: slider[6].value: A is unavailable; use another stop
      f:28:11: slider[6].default: A is unavailable; use another stop
      """
    ),
    WrongFile(
      "commands",
      """
      [[slider]]
      id = "a"
      steps = 5
      on_change = ["nosuch", "{value}"]
      on_change_time = 0
      [[slider]]
      id = "b"
      steps = 5
      on_change = "echo '{value}"
      [[slider]]
      id = "c"
      steps = 5
      on_change = ["echo", "{valu}", 3]
      [[slider]]
      id = "d"
      steps = 5
      on_change = []
      """,
      """
      f:4:14: slider[1].on_change[1]: program nosuch not found
      f:5:18: slider[1].on_change_time: 0 is out of range; use 1 to 3600
      f:9:13: slider[2].on_change: missing closing quotation mark '
      f:13:32: slider[3].on_change[3]: expected text in quotation marks, found the whole number 3
      f:17:13: slider[4].on_change: the command is empty; it must begin with a program
      """
    ),
  ]
}

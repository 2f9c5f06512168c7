// SPDX-License-Identifier: GPL-3.0-or-later

// Sliders.
extension WrongFile {
  static let stops = [
    WrongFile(
      "stops that are missing, in two ways, or wrong",
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
      f:1:1: slider[1]: a slider needs stops: steps, names, from and to, or values; for example steps = 5
      f:5:9: slider[2].steps: steps and values and names: stops can be given in one way only
      f:6:14: slider[2].values[2]: "x" is not a decimal number of at most 18 digits, such as 0.25
      f:6:19: slider[2].values[3]: "true" is not a decimal number of at most 18 digits, such as 0.25
      f:7:15: slider[2].names[2]: the name "A" stands twice, at 1 and 2
      f:8:1: slider[3].to: a range needs both ends, from and to
      f:11:6: slider[3].by: a step of 0 leads nowhere: a step must be greater than 0
      f:12:8: slider[3].page: "0" is not a whole number from 1 on
      """
    ),
    WrongFile(
      "lists in several lines",
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
      f:5:3: slider[1].values[3]: value 3 is not greater than the one before it: values must ascend
      f:8:8: slider[1].names[2]: expected text in quotation marks, found the whole number 2
      """
    ),
    WrongFile(
      "a start that is no stop, and numbers that are none",
      """
      [[slider]]
      id = "a"
      from = 0
      to = 100
      by = 10
      value = 43
      [[slider]]
      id = "b"
      values = [1e3, inf, 0.1]
      """,
      """
      f:6:9: slider[1].value: "43" is not one of the stops; the nearest are 40 and 50
      f:9:11: slider[2].values[1]: "1e3" is not a decimal number of at most 18 digits, such as 0.25
      f:9:16: slider[2].values[2]: "inf" is not a decimal number of at most 18 digits, such as 0.25
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
      f:3:14: slider[1].values[2]: value 2 is not greater than the one before it: values must ascend
      f:3:20: slider[1].values[4]: value 4 is not greater than the one before it: values must ascend
      f:4:10: slider[1].names[1]: name 1 is blank, so it can't be spoken
      f:4:20: slider[1].names[3]: the name "A" stands twice, at 2 and 3
      f:7:8: slider[2].from: the minimum 5 is above the maximum 1
      f:9:6: slider[2].by: a step of 0 leads nowhere: a step must be greater than 0
      f:10:14: slider[2].on_change[1]: there is no program nosuch
      f:10:24: slider[2].on_change[2]: {valu} stands for nothing; there are {value}, {index}, \
      {count}, {name}, {id}, {argument}, and {{ for a brace
      f:10:34: slider[2].on_change[3]: "}" has a lone brace; {{ and }} stand for braces
      f:14:9: slider[3].steps: steps and names: stops can be given in one way only
      f:15:15: slider[3].names[2]: the name "A" stands twice, at 1 and 2
      f:15:20: slider[3].names[3]: name 3 is blank, so it can't be spoken
      """
    ),
    WrongFile(
      "identities and states",
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
      f:2:6: slider[1].id: "a b" is not 1 to 64 letters from a to z, digits, - and _
      f:4:9: slider[1].state: "here" is not a path that begins with /
      f:5:1: slider[2]: one of several sliders needs an id, such as id = "volume"
      f:12:6: slider[4].id: the text "c" stands twice, first in line 8
      f:13:12: slider[4].disabled: disabled and read_only: choose one of them
      f:15:15: slider[4].orientation: "up" is not one of horizontal, vertical
      f:17:9: slider[4].state: the text "/s" stands twice, first in line 10
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
      f:4:14: slider[1].on_change[1]: there is no program nosuch
      f:5:18: slider[1].on_change_time: 0 is not from 1 to 3600
      f:9:13: slider[2].on_change: a quotation begins with ' and doesn't end
      f:13:32: slider[3].on_change[3]: expected text in quotation marks, found the whole number 3
      f:17:13: slider[4].on_change: there is no program in it
      """
    ),
  ]
}

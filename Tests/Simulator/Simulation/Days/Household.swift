// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The sliders of a day: how sliderd is started with them, and what can be done with them.
struct Household: Sendable {
  /// The arguments of sliderd.
  let arguments: [String]
  /// The configuration, and what may replace it: the first contents, other good ones, and bad ones.
  var configuration: String?
  var edits: [String] = []
  var mistakes: [String] = []
  /// The sliders by their ids, each with some values for it; not all of them are valid.
  let sliders: [(id: String, values: [String])]
  /// The letters and digits that mean something to the sliders.
  let characters: [Character]
  var hasKnob = false
  /// Whether sliderd reads what is typed.
  var hasKeyboard = true
  /// Whether sliderd runs programs.
  var runsPrograms = false

  /// What programs for `value_from` may print.
  static let prints = ["3", "Medium", "40%", "volume: 85 percent", "", "nothing", "-1"]

  static let all = [
    steps, names, percent, commands, panel, ownSpeech, knob, knobAlone, mixer, readOnly,
  ]

  private static let steps = Household(
    arguments: ["--steps", "5", "--label", "Volume", "--state", "/state/volume"],
    sliders: [("slider", ["1", "3", "5", "6", "loud"])],
    characters: ["1", "3", "5", "9"]
  )

  private static let names = Household(
    arguments: [
      "--names", "Tiny,Small,Medium,Large,Huge", "--label", "Text size", "--state", "/state/text",
    ],
    sliders: [("slider", ["Tiny", "large", "Enormous", "2"])],
    characters: ["t", "s", "m", "l", "h", "x", "2"]
  )

  private static let percent = Household(
    arguments: [
      "--from", "0", "--to", "100", "--by", "5", "--unit", "percent", "--label", "Brightness",
      "--on-change", "set-brightness {value} {index}", "--state", "/state/brightness",
    ],
    sliders: [("slider", ["0", "45", "100", "45%", "101"])],
    characters: ["0", "4", "5", "1", ".", "9"],
    runsPrograms: true
  )

  /// One slider of a million stops, so that nothing depends on their number.
  private static let commands = Household(
    arguments: [
      "--steps", "1000000", "--on-change", "set-million {value}", "--on-change-time", "2",
      "--state", "/state/million",
    ],
    sliders: [("slider", ["1", "500000", "1000000", "1000001"])],
    characters: ["7", "0", "3"],
    runsPrograms: true
  )

  private static let panel = Household(
    arguments: [],
    configuration: Contents.panel,
    edits: [
      Contents.smallerPanel, Contents.onlyVolume, Contents.onlyLight, Contents.otherStops,
    ],
    mistakes: Contents.mistakes,
    sliders: [
      ("volume", ["5", "50", "100", "3"]), ("text-size", ["Small", "1.25", "Huge", "Vast"]),
      ("light", ["Off", "On", "2"]),
    ],
    characters: ["5", "0", "s", "m", "h", "o"],
    runsPrograms: true
  )

  private static let ownSpeech = Household(
    arguments: [],
    configuration: Contents.ownSpeech,
    edits: [Contents.otherRate],
    mistakes: Contents.mistakes,
    sliders: [("rate", ["80", "200", "500", "10"]), ("loudness", ["0", "100", "200"])],
    characters: ["1", "8", "0", "2"]
  )

  private static let knob = Household(
    arguments: ["--steps", "9", "--input", "terminal", "--input", "evdev:\(Start.knobPath)"],
    sliders: [("slider", ["1", "4", "9"])],
    characters: ["2", "4"],
    hasKnob: true
  )

  /// With a knob alone, sliderd itself says where the focus is.
  private static let knobAlone = Household(
    arguments: ["--steps", "20", "--label", "Volume", "--input", "evdev:\(Start.knobPath)"],
    sliders: [("slider", ["1", "10", "20"])],
    characters: [],
    hasKnob: true,
    hasKeyboard: false
  )

  /// Two sliders that have the same values, and no keyboard.
  private static let mixer = Household(
    arguments: ["--input", "evdev:\(Start.knobPath)"],
    configuration: Contents.mixer,
    edits: [Contents.loudMixer],
    mistakes: Contents.mistakes,
    sliders: [("bass", ["1", "5", "6"]), ("treble", ["1", "5", "6"])],
    characters: [],
    hasKnob: true,
    hasKeyboard: false
  )

  private static let readOnly = Household(
    arguments: ["--steps", "7", "--read-only", "--label", "Battery", "--no-state"],
    sliders: [("slider", ["1", "7", "8"])],
    characters: ["3", "7"]
  )
}

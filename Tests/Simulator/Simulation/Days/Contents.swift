// SPDX-License-Identifier: GPL-3.0-or-later

/// Configuration files of a day.
enum Contents {
  private static let volume = """
    [[slider]]
    id = "volume"
    label = "Volume"
    from = 5
    to = 100
    by = 5
    unit = "percent"
    value_from = ["get-volume"]
    on_change = ["set-volume", "{value}%"]

    """

  private static let textSize = """
    [[slider]]
    id = "text-size"
    label = "Text size"
    values = ["0.8", "1", "1.25", "1.5", "2"]
    names = ["Small", "Medium", "Large", "Extra large", "Huge"]
    arguments = ["s", "m", "l", "xl", "xxl"]
    on_change = ["set-text-size", "{argument}"]
    on_change_input = "{value}\\n"
    on_change_rest = 300
    on_change_time = 3

    """

  private static let light = """
    [[slider]]
    id = "light"
    label = "Light"
    names = ["Off", "On"]

    """

  static let panel = "[speech]\nrate = 250\n\n\(volume)\n\(textSize)\n\(light)"
  static let smallerPanel = "[speech]\nrate = 175\n\n\(light)\n\(volume)"
  static let onlyVolume = volume
  static let onlyLight = light
  static let otherStops = panel.replacing("by = 5", with: "by = 10")
    .replacing("\"Huge\"", with: "\"Enormous\"")

  static let mixer = ["bass", "treble"].map { name in
    "[[slider]]\nid = \"\(name)\"\nlabel = \"\(name)\"\nsteps = 5\n"
  }.joined(separator: "\n")
  static let loudMixer = mixer.replacing("steps = 5", with: "steps = 11")

  static let ownSpeech = """
    [speech]
    verbosity = "brief"

    [[slider]]
    id = "rate"
    label = "Speech rate"
    from = 80
    to = 500
    by = 20
    speech = "rate"

    [[slider]]
    id = "loudness"
    label = "Loudness"
    from = 0
    to = 200
    by = 20
    speech = "volume"

    """
  static let otherRate = ownSpeech.replacing("by = 20", with: "by = 60")

  static let mistakes = [
    "", "[[slider]]\nid = \"volume\"\n", "[[slider]\nsteps = 5\n",
    "[speech]\nrate = \"fast\"\n\n\(volume)", "\(volume)\n\(volume)",
    "[[slider]]\nid = \"volume\"\nstepps = 5\n",
  ]
}

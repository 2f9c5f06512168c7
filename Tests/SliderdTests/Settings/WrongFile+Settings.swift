// SPDX-License-Identifier: GPL-3.0-or-later

// Types, speech and inputs.
extension WrongFile {
  static let settings = [
    WrongFile(
      "unknown keys",
      """
      [speach]
      [speech]
      vioce = "en"
      shout = true
      """,
      """
      f:1:2: speach: unknown key; did you mean speech?
      f:3:1: speech.vioce: unknown key; did you mean voice?
      f:4:1: speech.shout: unknown key; run "man sliderd.toml" to list all keys
      """
    ),
    WrongFile(
      "a panel",
      """
      [panel]
      label = 3
      name = "Sound"
      """,
      """
      f:2:9: panel.label: expected text in quotation marks, found the whole number 3
      f:3:1: panel.name: unknown key; expected label
      """
    ),
    WrongFile(
      "wrong types",
      """
      slider = 3
      [speech]
      voice = 1979-05-27
      rate = "fast"
      pitch = 1.50
      volume = [1]
      [[input]]
      device = "/dev/null"
      grab = 1
      keys = "KEY_A"
      """,
      """
      f:1:10: slider: expected [[slider]] in double brackets, found the whole number 3
      f:3:9: speech.voice: expected text in quotation marks, found the date 1979-05-27
      f:4:8: speech.rate: expected a whole number without quotation marks, found the text "fast"
      f:5:9: speech.pitch: expected a whole number without quotation marks, found the number 1.50
      f:6:10: speech.volume: expected a whole number without quotation marks, found a list
      f:9:8: input[1].grab: expected true or false without quotation marks, found the whole number 1
      f:10:8: input[1].keys: expected a table, found the text "KEY_A"
      """
    ),
    WrongFile(
      "invalid speech settings",
      """
      [speech]
      rate = 7
      pitch = 100
      volume = -1
      language = "xx"
      verbosity = "fulll"
      speech = "dispacher"
      cues = "positon"
      audio = "alsa:"
      """,
      """
      f:2:8: speech.rate: 7 is out of range; use 80 to 900
      f:3:9: speech.pitch: 100 is out of range; use 0 to 99
      f:4:10: speech.volume: -1 is out of range; use 0 to 200
      f:5:12: speech.language: "xx" is not one of these languages: \
      ar, da, de, en, es, fr, hi, it, nl, pl, pt, sv, tr
      f:6:13: speech.verbosity: "fulll" is not one of brief, normal, full; did you mean full?
      f:7:10: speech.speech: "dispacher" is not one of espeak, dispatcher; \
      did you mean dispatcher?
      f:8:8: speech.cues: "positon" is not one of off, ends, position, instead; \
      did you mean position?
      f:9:9: speech.audio: "alsa:" is not one of auto, pulse, pulse:awake, alsa, alsa:DEVICE, \
      wav:FILE, none; did you mean alsa?
      """
    ),
    WrongFile(
      "inputs",
      """
      [[input]]
      device = "event3"
      keys = { KEY_A = "incremnt", REL_DIAL = "increment", KEY_B = "step", KEY_VOLUMUP = "quit" }
      [[input]]
      grab = true
      [[input]]
      device = "event3"
      """,
      """
      f:2:10: input[1].device: "event3" is not a path that begins with /, such as /dev/input/by-id/…
      f:3:18: input[1].keys.KEY_A: unknown action "incremnt"; \
      did you mean "increment"?
      f:3:41: input[1].keys.REL_DIAL: a wheel or knob turns both ways; use "step", or for the voice "rate", "volume", "pitch" or "verbosity"
      f:3:62: input[1].keys.KEY_B: only a wheel or knob can have the action "step"; use "increment" for a key
      f:3:70: input[1].keys.KEY_VOLUMUP: unknown key, button or wheel "KEY_VOLUMUP"; did you mean KEY_VOLUMEUP?
      f:4:1: input[2]: an input needs a device; run "sliderd devices" to list them
      f:7:10: input[3].device: "event3" is not a path that begins with /, such as /dev/input/by-id/…
      f:7:10: input[3].device: the text "event3" is already used in line 2
      """
    ),
  ]
}

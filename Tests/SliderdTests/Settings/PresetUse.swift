// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// A key press with a preset, and the resulting calls of programs.
struct PresetUse: Sendable, CustomTestStringConvertible {
  let preset: String
  /// The programs with their output.
  var programs: [String: String] = [:]
  let keys: String
  /// The printed output.
  let output: String
  /// The calls of the programs.
  var calls: [String] = []

  var testDescription: String { preset }

  /// One use of each preset, sorted by name. The output of the programs was copied from real ones.
  static let all = [
    PresetUse(
      preset: "brightness",
      programs: ["brightnessctl": "intel_backlight,backlight,4437,93%,4800"],
      keys: "home",
      output: "Brightness: 95 percent\n5 percent, minimum\n",
      calls: [
        "brightnessctl|--class=backlight|--machine-readable|info",
        "brightnessctl|--class=backlight|--quiet|set|5%",
      ]
    ),
    PresetUse(
      preset: "radio",
      programs: ["mpc": "3"],
      keys: "b",
      output: "Radio: France Info, 3 of 4\nBBC World Service, 2 of 4\n",
      calls: ["mpc|--format|%position%|current", "mpc|--quiet|play|2"]
    ),
    PresetUse(preset: "speech-rate", keys: "right", output: "Speech rate: 180\n200\n"),
    PresetUse(
      preset: "text-size-console",
      programs: ["showconsolefont": "Font height    : 16\n", "setfont": ""],
      keys: "end",
      output: "Text size of the console: 16\n32, maximum\n",
      calls: ["showconsolefont|-v|-i", "setfont|Uni2-TerminusBold32x16"]
    ),
    PresetUse(
      preset: "text-size-gnome",
      programs: ["gsettings": "1.1000000000000001"],
      keys: "right",
      output: "Text size: 110 percent\n125 percent\n",
      calls: [
        "gsettings|get|org.gnome.desktop.interface|text-scaling-factor",
        "gsettings|set|org.gnome.desktop.interface|text-scaling-factor|1.25",
      ]
    ),
    PresetUse(
      preset: "text-size-kitty",
      programs: ["kitty": ""],
      keys: "right",
      output: "Text size of kitty: 11 points\n12 points\n",
      calls: ["kitty|@|set-font-size|12"]
    ),
    PresetUse(
      preset: "text-size-x",
      programs: ["xrdb": "144"],
      keys: "left",
      output: "Text size of X programs: 150 percent\n125 percent\n",
      calls: ["xrdb|-get|Xft.dpi", "xrdb|-nocpp|-merge < Xft.dpi: 120"]
    ),
    PresetUse(
      preset: "volume",
      programs: [
        "pactl":
          "Volume: front-left: 26214 /  40% / -23.88 dB,   front-right: 26214 /  40% / -23.88 dB"
      ],
      keys: "up",
      output: "Volume: 40 percent\n45 percent\n",
      calls: ["pactl|get-sink-volume|@DEFAULT_SINK@", "pactl|set-sink-volume|@DEFAULT_SINK@|45%"]
    ),
    PresetUse(
      preset: "volume-alsa",
      programs: ["amixer": "  Limits: Playback 0 - 64\n  Mono: Playback 52 [81%] [-11.25dB] [on]"],
      keys: "up",
      output: "Volume: 80 percent\n85 percent\n",
      calls: ["amixer|-M|sget|Master", "amixer|-q|-M|sset|Master|85%"]
    ),
    PresetUse(
      preset: "volume-pipewire",
      programs: ["wpctl": "Volume: 0.40 [MUTED]"],
      keys: "up",
      output: "Volume: 40 percent\n45 percent\n",
      calls: [
        "wpctl|get-volume|@DEFAULT_AUDIO_SINK@", "wpctl|set-volume|@DEFAULT_AUDIO_SINK@|45%",
      ]
    ),
  ]
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// The output of a preset's program in a locale, and the value that it means.
///
/// All of it was printed by the programs of Debian 12. The queries run in C.UTF-8; a program that
/// speaks another language even so must not mislead.
struct RecordedSetting: Sendable, CustomTestStringConvertible {
  let preset: String
  let locale: String
  let output: String
  /// The value or the name of the stop; `nil` if the setting is unknown.
  let value: String?

  var testDescription: String { "\(preset), \(locale), \(value ?? "unknown")" }

  init(_ preset: String, _ locale: String, _ output: String, _ value: String?) {
    (self.preset, self.locale, self.output, self.value) = (preset, locale, output, value)
  }

  static let all = screens + texts + sounds

  private static let screens = ["C", "de_DE"].flatMap { locale in
    [
      RecordedSetting("brightness", locale, "intel_backlight,backlight,2160,45%,4800\n", "45"),
      RecordedSetting("brightness", locale, "intel_backlight,backlight,0,0%,4800\n", "0"),
      RecordedSetting("radio", locale, "3\n", "France Info"),
      RecordedSetting("radio", locale, "", nil),
    ]
  }

  private static let texts =
    [
      RecordedSetting(
        "text-size-console",
        "C",
        "Character count: 512\nFont width     : 8\nFont height    : 16\n",
        "16"
      ),
      RecordedSetting(
        "text-size-console",
        "de_DE",
        "Zeichenanzahl: 512\nFont-Breite  : 8\nFont-Höhe    : 16\n",
        nil
      ),
    ]
    + ["C", "de_DE"].flatMap { locale in
      [
        RecordedSetting("text-size-gnome", locale, "1.0\n", "100"),
        RecordedSetting("text-size-gnome", locale, "1.1000000000000001\n", "110"),
        RecordedSetting("text-size-gnome", locale, "4.0\n", "400"),
        RecordedSetting("text-size-gnome", locale, "0.5\n", "50"),
        RecordedSetting("text-size-x", locale, "144\n", "150"),
        RecordedSetting("text-size-x", locale, "", nil),
      ]
    }

  private static let sounds =
    volume + alsa
    + ["C", "de_DE"].flatMap { locale in
      [
        RecordedSetting("volume-pipewire", locale, "Volume: 0.45\n", "45"),
        RecordedSetting("volume-pipewire", locale, "Volume: 0.45 [MUTED]\n", "45"),
        RecordedSetting("volume-pipewire", locale, "Volume: 1.30\n", "130"),
      ]
    }

  private static let volume = [
    RecordedSetting(
      "volume",
      "C",
      "Volume: front-left: 29491 /  45% / -20.81 dB,   front-right: 29491 /  45% / -20.81 dB\n"
        + "        balance 0.00\n",
      "45"
    ),
    RecordedSetting(
      "volume",
      "de_DE",
      "Volume: front-left: 29491 /  45% / -20,81 dB,   front-right: 29491 /  45% / -20,81 dB\n"
        + "        balance 0,00\n",
      "45"
    ),
    RecordedSetting(
      "volume",
      "C",
      "Volume: front-left: 26214 /  40% / -23.88 dB,   front-right: 32768 /  50% / -18.06 dB\n"
        + "        balance 0.20\n",
      "40"
    ),
    RecordedSetting(
      "volume",
      "de_DE",
      "Volume: front-left: 0 /   0% / -inf dB,   front-right: 0 /   0% / -inf dB\n"
        + "        balance 0,00\n",
      "0"
    ),
    RecordedSetting(
      "volume",
      "C",
      "Volume: front-left: 85196 / 130% / 6.84 dB,   front-right: 85196 / 130% / 6.84 dB\n"
        + "        balance 0.00\n",
      "130"
    ),
  ]

  private static let alsa = ["C", "de_DE"].map { locale in
    RecordedSetting(
      "volume-alsa",
      locale,
      """
      Simple mixer control 'Master',0
        Capabilities: pvolume pswitch pswitch-joined
        Playback channels: Front Left - Front Right
        Limits: Playback 0 - 65536
        Mono:
        Front Left: Playback 29491 [45%] [on]
        Front Right: Playback 32768 [50%] [on]

      """,
      "45"
    )
  }
}

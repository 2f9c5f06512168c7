// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak
import Glibc
import TestBench

/// The hidden subcommand that speaks with libespeak-ng's own playback, as espeakup and emacspeak
/// do.
///
/// It follows the lines of its standard input, and answers each with the time just before it
/// called the library.
struct EspeakProgram {
  static let subcommand = "espeak-playback"

  init() {
    espeak_Initialize(AUDIO_OUTPUT_PLAYBACK, 0, nil, 0)
    espeak_SetSynthCallback(ignoreEvents)
    espeak_SetVoiceByName("en")
  }

  func run() {
    answer("ready")
    while let line = readLine() {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let start = Moment.now
      follow(parts[0], String(parts.last ?? ""))
      answer("\(start.nanoseconds)")
    }
  }

  private func follow(_ request: Substring, _ text: String) {
    if request != "say" { espeak_Cancel() }
    if request != "stop" {
      espeak_Synth(
        text,
        text.utf8.count + 1,
        0,
        POS_CHARACTER,
        0,
        UInt32(espeakCHARS_UTF8),
        nil,
        nil
      )
    }
  }

  private func answer(_ text: String) {
    print(text)
    fflush(nil)
  }
}

private func ignoreEvents(
  _ samples: UnsafeMutablePointer<Int16>?,
  _ count: Int32,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  0
}

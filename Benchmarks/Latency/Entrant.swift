// SPDX-License-Identifier: GPL-3.0-or-later

/// The programs to measure.
enum Entrant: String, CaseIterable {
  case sliderd
  /// libespeak-ng's own playback in a warm process.
  case playback = "espeak-ng playback"
  /// speech-dispatcher with its espeak-ng module, over an open SSIP connection.
  case dispatcher = "speech-dispatcher"
}

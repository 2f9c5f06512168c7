// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// Who speaks.
enum SpeechChoice: String, ExpressibleByArgument, CaseIterable {
  /// espeak-ng, within sliderd.
  case espeak
  /// speech-dispatcher, and espeak-ng while that can't speak.
  case dispatcher
}

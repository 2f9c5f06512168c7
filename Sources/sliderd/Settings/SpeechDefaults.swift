// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// Where the speech settings come from that neither a flag nor the configuration sets.
enum SpeechDefaults: String, ExpressibleByArgument, CaseIterable {
  /// The files of Orca and speech-dispatcher.
  case auto
  /// The locale and sliderd itself.
  case own = "none"
}

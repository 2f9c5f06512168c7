// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech

/// Nothing that was saved makes a start silent.
final class Audible: Law {
  static let name = "audible start"
  static let sentence = "The first words after a start can be heard, whatever was saved."

  /// Whether neither words nor anything that may set the volume has come since the start.
  private var isFirst = false

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .started: isFirst = true
    case .action(.client), .action(.screenReader), .action(.keys), .action(.hold), .action(.bytes),
      .action(.mouse):
      isFirst = false
    case .ordered(let words) where isFirst:
      isFirst = false
      guard let sound = world.voiceSettings, sound.volume == 0 else { return nil }
      return "\"\(words)\" is said at volume 0"
    default: break
    }
    return nil
  }
}

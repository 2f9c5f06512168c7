// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A key that changes sliderd's own voice. The raw value is the name of its command, also in the
/// bindings of devices.
enum VoiceKey: String, CaseIterable {
  case slower, faster, softer, louder, lower, higher
  case lessTalkative = "less-talkative"
  case moreTalkative = "more-talkative"
  case reset = "reset-voice"

  /// The key that gives the command in sliderd.
  var key: Key {
    switch self {
    case .slower: .function(2)
    case .faster: .function(3)
    case .softer: .function(4)
    case .louder: .function(5)
    case .lower: .function(6)
    case .higher: .function(7)
    case .lessTalkative: .function(8)
    case .moreTalkative: .function(9)
    case .reset: .function(12)
    }
  }

  /// Whether the key changes the sound of the voice, and nothing else.
  var changesSound: Bool {
    switch self {
    case .slower, .faster, .softer, .louder, .lower, .higher: true
    case .lessTalkative, .moreTalkative, .reset: false
    }
  }

  /// Whether the key leads to a greater number, or to more words.
  var isUpward: Bool {
    switch self {
    case .faster, .louder, .higher, .moreTalkative: true
    case .slower, .softer, .lower, .lessTalkative, .reset: false
    }
  }
}

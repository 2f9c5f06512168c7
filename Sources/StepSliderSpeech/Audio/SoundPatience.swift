// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// How long sound may show no sign of life before the next way to play words is tried.
package enum SoundPatience: Sendable {
  /// For a program that goes on: a server or device may just be starting.
  case usual
  /// For words that a program says before it ends: they are printed too.
  case short

  /// How often it is checked whether a server that connects has answered, in milliseconds.
  var connectionPause: Int {
    switch self {
    case .usual: 350
    case .short: 70
    }
  }

  /// How long a device may take to open. It may play through a server that never answers.
  var openingTime: TimeInterval {
    switch self {
    case .usual: 0.7
    case .short: 0.15
    }
  }
}

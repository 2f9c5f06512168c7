// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider

/// That a knob or keyboard came or went.
struct DeviceEvent: Equatable {
  typealias Level = Logger.Level

  /// What has become of it.
  enum State: String {
    case connected, unplugged
    /// It is there and can't be used.
    case unreadable
  }

  let state: State
  let path: String
  /// What its user calls it, else what it calls itself; `nil` if nobody has a name for it.
  let name: String?
  /// The same for a log, and how much it matters there.
  let message: String
  let level: Level

  /// What is said of it.
  func words(_ phrases: ProgramPhrases) -> Announcement {
    switch state {
    case .connected: phrases.connected(name)
    case .unplugged: phrases.unplugged(name)
    case .unreadable: phrases.unreadable(name)
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider

/// A change in the connection of a knob or keyboard.
struct DeviceEvent: Equatable {
  typealias Level = Logger.Level

  /// The state of a device.
  enum State: String {
    case connected, unplugged
    /// The device is connected but can't be used.
    case unreadable
  }

  let state: State
  let path: String
  /// The user's name for the device, or else its own name; `nil` if it has neither.
  let name: String?
  /// The log line for the event, and its level.
  let message: String
  let level: Level

  /// Returns the announcement of the event.
  func words(_ phrases: ProgramPhrases) -> Announcement {
    switch state {
    case .connected: phrases.connected(name)
    case .unplugged: phrases.unplugged(name)
    case .unreadable: phrases.unreadable(name)
    }
  }
}

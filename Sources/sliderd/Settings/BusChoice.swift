// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus

/// The bus on which programs reach the sliders.
enum BusChoice: String, CaseIterable {
  /// The session bus, if there is one.
  case auto
  case session, system, none

  /// Returns the address of the bus; `nil` if none is wanted or expected.
  func address(environment: [String: String]) -> DBusAddress? {
    switch self {
    case .none: nil
    case .system: .system
    case .session: .session
    case .auto: DBusAddress.session.isNamed(in: environment) ? .session : nil
    }
  }
}

/// When the sliders are on the accessibility bus.
enum ScreenReaderChoice: String, CaseIterable {
  /// While a screen reader listens.
  case auto
  case on, off

  /// The choice as a value of the accessibility bus.
  var presence: AccessibilityPresence {
    switch self {
    case .auto: .whileScreenReaderListens
    case .on: .always
    case .off: .never
    }
  }
}

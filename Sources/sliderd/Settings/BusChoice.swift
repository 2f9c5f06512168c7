// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DBus

/// The bus on which programs reach the sliders.
enum BusChoice: String, ExpressibleByArgument, CaseIterable {
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

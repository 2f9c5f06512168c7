// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DBus

/// The bus on which programs reach the sliders.
enum BusChoice: String, ExpressibleByArgument, CaseIterable {
  /// The session's, where there is one.
  case auto
  case session, system, none

  /// Where that bus is; `nil` if none is wanted, or there is none to be expected.
  func address(environment: [String: String]) -> DBusAddress? {
    switch self {
    case .none: nil
    case .system: .system
    case .session: .session
    case .auto: DBusAddress.session.isNamed(in: environment) ? .session : nil
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// A session bus on which programs find an accessibility bus, and the environment that says so.
package struct AccessibleSession: Sendable {
  package let bus: PrivateBus
  package let environment: [String: String]

  /// Starts the session bus; the other one is started when a program asks for it.
  package init() async throws {
    bus = try await PrivateBus(startsServices: true)
    environment = Self.bare.merging(bus.environment) { $1 }
  }

  /// An environment without any bus or display.
  package static var bare: [String: String] {
    var environment = Command.inheritedEnvironment
    for name in [
      "DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "XDG_RUNTIME_DIR",
      "DBUS_SESSION_BUS_ADDRESS",
    ] {
      environment[name] = nil
    }
    environment["LC_ALL"] = "C.UTF-8"
    return environment
  }
}

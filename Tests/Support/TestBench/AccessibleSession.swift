// SPDX-License-Identifier: GPL-3.0-or-later

/// A session bus with an accessibility bus, and the environment that points to it.
package struct AccessibleSession: Sendable {
  package let bus: PrivateBus
  package let environment: [String: String]

  /// Starts the session bus. The accessibility bus starts when a program requests it.
  package init() async throws {
    bus = try await PrivateBus(startsServices: true)
    environment = Self.bare.merging(bus.environment) { $1 }
  }

  /// An environment without any bus, display or user settings for programs.
  package static var bare: [String: String] {
    let settings = ["DISPLAY", "WAYLAND_", "AT_SPI_", "DBUS_", "XDG_", "PYTHON", "G_"]
    var environment = Command.inheritedEnvironment.filter { name, _ in
      !settings.contains(where: name.hasPrefix)
    }
    environment["LC_ALL"] = "C.UTF-8"
    return environment
  }
}

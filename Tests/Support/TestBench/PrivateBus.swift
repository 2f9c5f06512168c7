// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestFiles

/// A private D-Bus daemon in its own folder. It ends when its last owner goes away.
package final class PrivateBus: Sendable {
  /// Its address, for `DBUS_SESSION_BUS_ADDRESS`.
  package let address: String
  private let service: PrivateService

  /// Starts a bus and waits until it answers.
  ///
  /// - Parameters:
  ///   - startsServices: Whether the bus starts requested services that the machine has, such as
  ///     the accessibility bus.
  ///   - rules: Elements of its configuration that follow those that allow everything.
  /// - Throws: An error if it doesn't start.
  package init(startsServices: Bool = false, rules: String = "") async throws {
    let folder = try TemporaryFolder()
    address = "unix:path=\(folder.file("bus"))"
    let services = startsServices ? "<standard_session_servicedirs/>" : ""
    let configuration = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>\(address)</listen>
        <auth>EXTERNAL</auth>
        \(services)
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
        \(rules)
      </busconfig>
      """
    try folder.write(configuration, to: "bus.conf")
    service = PrivateService(script: Self.script, in: folder)
    try await service.start()
  }

  /// The environment in which a client uses this bus and no other.
  package var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  /// The process IDs of the bus.
  package var pids: [Int32] { service.pids }

  /// Kills the bus, as a crash would.
  package func kill() async throws { try await service.kill() }

  /// Restarts the bus at the same address, after ``kill()``.
  package func restart() async throws { try await service.start() }

  /// Makes the bus hang: it accepts connections but answers nothing until ``resume()``.
  package func suspend() { signal(SIGSTOP) }

  /// Makes the bus continue.
  package func resume() { signal(SIGCONT) }

  private func signal(_ number: CInt) {
    for pid in pids { _ = Glibc.kill(pid, number) }
  }

  private static let script = """
    unset DISPLAY WAYLAND_DISPLAY AT_SPI_BUS_ADDRESS
    rm -f "$folder/bus"
    export XDG_RUNTIME_DIR="$folder" DBUS_SESSION_BUS_ADDRESS="unix:path=$folder/bus"
    run dbus-daemon --config-file="$folder/bus.conf" --nofork --nopidfile
    await busctl --address="unix:path=$folder/bus" status
    """
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A D-Bus daemon of its own, in its own folder; it ends with its last owner.
package final class PrivateBus: Sendable {
  /// Where it is, as `DBUS_SESSION_BUS_ADDRESS` says it.
  package let address: String
  private let service: PrivateService

  /// Starts a bus and waits until it answers.
  ///
  /// - Parameters:
  ///   - startsServices: Whether programs that are asked for are started, as the machine has them:
  ///     the accessibility bus, for example.
  ///   - rules: Elements of its configuration that come after those that allow everything.
  /// - Throws: When it doesn't start.
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

  /// What a client's environment must hold to use this bus and no other.
  package var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  /// The bus's process number.
  package var pids: [Int32] { service.pids }

  /// Kills the bus, as a crash would.
  package func kill() async throws { try await service.kill() }

  /// Starts it again at the same address, after ``kill()``.
  package func restart() async throws { try await service.start() }

  /// Has it hang: it takes connections, and answers nothing until ``resume()``.
  package func suspend() { signal(SIGSTOP) }

  /// Has it go on.
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

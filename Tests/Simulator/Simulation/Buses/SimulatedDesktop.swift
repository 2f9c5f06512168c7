// SPDX-License-Identifier: GPL-3.0-or-later

package import DBus

/// The buses of a simulated desktop, and what lives on them.
///
/// Give programs its ``environment`` and its ``connector``. Whatever they wait for on a bus, they
/// wait for the whole desktop's next event, so a loop that has one of its connections keeps the
/// desktop going. Add the ``agenda`` to a loop that has none.
package final class SimulatedDesktop {
  /// What a desktop has for screen readers.
  package enum Accessibility: Hashable, Sendable {
    /// The accessibility bus is running.
    case running
    /// The accessibility bus starts as soon as a program asks for its address.
    case onDemand
    /// There is none.
    case absent
  }

  private static let sessionAddress = "unix:path=/simulated/session"
  private static let accessibilityAddress = "unix:path=/simulated/accessibility"

  /// What is going to happen on the desktop.
  package let agenda: Agenda
  /// The session bus.
  package let session: SimulatedBus
  /// The accessibility bus, which is dead before it is started.
  package let accessibility: SimulatedBus
  /// The program that knows where the accessibility bus is; `nil` if it isn't running.
  package private(set) var launcher: BusLauncher?
  /// The registry of the accessibility bus; `nil` if the bus is dead.
  package private(set) var registry: SimulatedRegistry?
  private let kind: Accessibility

  /// Starts a desktop.
  package init(
    _ agenda: Agenda,
    latency: Duration = .microseconds(100),
    accessibility kind: Accessibility = .running
  ) {
    (self.agenda, self.kind) = (agenda, kind)
    session = SimulatedBus(agenda, latency: latency)
    accessibility = SimulatedBus(agenda, latency: latency)
    accessibility.kill()
    startServices()
  }

  /// The environment of programs on the desktop.
  package var environment: [String: String] {
    ["DBUS_SESSION_BUS_ADDRESS": Self.sessionAddress]
  }

  /// The way to connect to the buses.
  package var connector: DBusConnector {
    { [weak self] (address, _) throws(DBusError) in
      let bus = address == Self.sessionAddress ? self?.session : self?.accessibility
      guard let bus else { throw .standard(.noServer, "the desktop is gone") }
      return try bus.connect()
    }
  }

  /// Kills the session bus, and with it the program that knows the accessibility bus.
  package func killSession() {
    session.kill()
    launcher = nil
  }

  /// Starts a session bus after the end of another.
  package func restartSession() {
    session.restart()
    startServices()
  }

  /// Kills the accessibility bus and its registry.
  package func killAccessibility() {
    accessibility.kill()
    registry = nil
  }

  /// Starts an accessibility bus with its registry, if there is none.
  package func startAccessibility() {
    if launcher == nil {
      launcher = try? BusLauncher(on: session, address: Self.accessibilityAddress)
    }
    guard registry == nil else { return }
    accessibility.restart()
    registry = try? SimulatedRegistry(on: accessibility)
  }

  /// Starts a registry in place of the old one. It hangs as soon as it has its name.
  package func restartRegistry() {
    guard let old = registry else { return }
    old.program.connection.close()
    registry = try? SimulatedRegistry(on: accessibility, hanging: true)
  }

  private func startServices() {
    switch kind {
    case .running: startAccessibility()
    case .onDemand:
      session.services[BusLauncher.name] = { [weak self] in self?.startAccessibility() }
    case .absent: break
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

package import DBus
package import EventLoop

/// A search for the accessibility bus by way of the session bus. It also notices a bus
/// that comes later.
package final class BusSeeker {
  /// The result of a search.
  package enum Outcome: Hashable {
    /// There is no result yet.
    case nothing
    /// There is a bus at this address.
    case address(String)
    /// There is no bus, for the reason given.
    case failure(String)
    /// The bus isn't running, and this search doesn't start it.
    case notStarted
  }

  /// How long the session bus may take to answer.
  static let patience: Duration = .milliseconds(1800)
  private static let name = "org.a11y.Bus"

  /// The connection to the session bus.
  package let session: DBusConnection
  private var outcome = Outcome.nothing
  /// Whether the desktop's setting for a screen reader is on.
  private(set) var isScreenReaderWanted = false
  private let startsBus: Bool

  /// Starts the search.
  ///
  /// - Parameters:
  ///   - environment: The program's environment.
  ///   - startsBus: Whether to start the bus if it isn't running.
  ///   - clock: The clock that gives the time.
  ///   - connector: The way to connect.
  /// - Throws: A ``DBusError`` if there is no session bus.
  package init(
    environment: [String: String],
    startsBus: Bool,
    clock: any EventClock = SystemClock(),
    through connector: DBusConnector = .system
  ) throws(DBusError) {
    session = try DBusConnection(
      .session,
      environment: environment,
      clock: clock,
      through: connector
    )
    self.startsBus = startsBus
    session.onClosed = { [weak self] in self?.outcome = .failure($0.message) }
    try session.watchName(Self.name) { [weak self] in if $0 != nil { self?.ask() } }
    let rule = """
      type='signal',sender='\(Self.name)',interface='org.freedesktop.DBus.Properties',\
      member='PropertiesChanged',path='/org/a11y/bus'
      """
    try session.match(rule) { [weak self] _ in self?.askForSwitch() }
    if startsBus { ask() } else { askWhetherStarted() }
  }

  /// Returns the result since the last call.
  package func takeOutcome() -> Outcome {
    defer { outcome = .nothing }
    return outcome
  }

  private func askWhetherStarted() {
    let call = DBusConnection.bus("NameHasOwner", [.string(Self.name)])
    session.call(call, of: DBusConnection.busName, within: Self.patience) { [weak self] answer in
      switch answer {
      case .success([.boolean(true)]): self?.ask()
      case .success: self?.outcome = .notStarted
      case .failure(let error): self?.outcome = .failure(error.message)
      }
    }
  }

  /// Requests the address.
  private func ask() {
    let call = DBusCall(path: "/org/a11y/bus", interface: Self.name, member: "GetAddress")
    session.call(call, of: Self.name, within: Self.patience) { [weak self] answer in
      switch answer {
      case .success(let values): self?.outcome = .address(values.first?.text ?? "")
      case .failure(let error): self?.outcome = .failure(error.message)
      }
    }
    askForSwitch()
  }

  private func askForSwitch() {
    let call = DBusCall(
      path: "/org/a11y/bus",
      interface: DBusInterface.properties.name,
      member: "Get",
      arguments: [.string("org.a11y.Status"), .string("ScreenReaderEnabled")]
    )
    session.call(call, of: Self.name, within: Self.patience) { [weak self] answer in
      guard case .success(let values) = answer else { return }
      self?.isScreenReaderWanted = values.first?.content == .boolean(true)
    }
  }
}

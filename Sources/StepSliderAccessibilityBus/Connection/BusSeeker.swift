// SPDX-License-Identifier: Apache-2.0

package import DBus
package import EventLoop

/// Finds the accessibility bus by way of the session bus, and notices when one comes.
package final class BusSeeker {
  /// What came of looking.
  package enum Outcome: Hashable {
    /// Nothing yet.
    case nothing
    /// There is a bus at an address.
    case address(String)
    /// There is none, for a reason.
    case failure(String)
    /// None has been started, and this program wasn't to start it.
    case notStarted
  }

  /// How long the session bus may take to answer.
  static let patience: Duration = .seconds(5)
  private static let name = "org.a11y.Bus"

  /// The connection to the session bus.
  package let session: DBusConnection
  private var outcome = Outcome.nothing
  /// Whether the desktop's switch for a screen reader is on.
  private(set) var isScreenReaderWanted = false
  private let startsBus: Bool

  /// Begins to look.
  ///
  /// - Parameters:
  ///   - environment: The program's environment.
  ///   - startsBus: Whether to have the bus started that nobody needed so far.
  ///   - clock: What the time is read from.
  /// - Throws: When there is no session bus.
  package init(
    environment: [String: String],
    startsBus: Bool,
    clock: any EventClock = SystemClock()
  ) throws(DBusError) {
    session = try DBusConnection(.session, environment: environment, clock: clock)
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

  /// What has come of looking since this was asked last.
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

  /// Asks for the address.
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

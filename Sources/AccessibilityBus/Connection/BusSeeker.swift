// SPDX-License-Identifier: Apache-2.0

package import DBus
package import EventLoop

/// A search for the accessibility bus by way of the session bus. It also notices a bus that comes later.
package final class BusSeeker {
  /// The address of the bus; `nil` if it isn't running and isn't started.
  package typealias Outcome = Result<String?, DBusError>

  /// How long the session bus may take to answer.
  static let patience: Duration = .milliseconds(1800)
  private static let name = "org.a11y.Bus"
  private static let bus = ObjectReference(bus: name, path: "/org/a11y/bus")

  package let session: DBusConnection
  private var outcome: Outcome?
  /// Whether the desktop's setting for a screen reader is on.
  private(set) var isScreenReaderWanted = false

  /// Starts the search, and the bus if it isn't running and that is wanted. Throws if there is no session bus.
  package init(
    environment: [String: String],
    startsBus: Bool,
    clock: any EventClock = SystemClock(),
    through connector: @escaping DBusConnector = systemConnector()
  ) throws(DBusError) {
    session = try DBusConnection(
      .session,
      environment: environment,
      clock: clock,
      through: connector
    )
    session.onClosed = { [weak self] in self?.outcome = .failure($0) }
    try session.watchName(Self.name) { [weak self] in if $0 != nil { self?.askForAddress() } }
    let rule = """
      type='signal',sender='\(Self.name)',interface='org.freedesktop.DBus.Properties',\
      member='PropertiesChanged',path='\(Self.bus.path)'
      """
    try session.match(rule) { [weak self] _ in self?.askForSwitch() }
    guard !startsBus else {
      askForAddress()
      return
    }
    session.askForOwner(of: Self.name, within: Self.patience) { [weak self] answer in
      switch answer {
      case .success(true): self?.askForAddress()
      case .success(false): self?.outcome = .success(nil)
      case .failure(let error): self?.outcome = .failure(error)
      }
    }
  }

  /// Returns the result since the last call, if there is one.
  package func takeOutcome() -> Outcome? {
    defer { outcome = nil }
    return outcome
  }

  private func askForAddress() {
    let call = DBusCall(path: Self.bus.path, interface: Self.name, member: "GetAddress")
    session.call(call, of: Self.name, within: Self.patience) { [weak self] answer in
      self?.outcome = answer.map { $0.first?.text ?? "" }
    }
    askForSwitch()
  }

  private func askForSwitch() {
    let property: [DBusValue] = [.string("org.a11y.Status"), .string("ScreenReaderEnabled")]
    let call = Self.bus.call("Get", property, in: .properties)
    session.call(call, of: Self.name, within: Self.patience) { [weak self] answer in
      guard case .success(let values) = answer else { return }
      self?.isScreenReaderWanted = values.first?.content == .boolean(true)
    }
  }
}

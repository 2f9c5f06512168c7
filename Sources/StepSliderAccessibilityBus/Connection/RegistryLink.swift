// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop

/// A connection to the accessibility bus: who listens there, and the application as clients find it there.
final class RegistryLink {
  /// How long the registry may take to answer.
  static let patience: Duration = .seconds(5)
  static let name = "org.a11y.atspi.Registry"
  private static let socket = "org.a11y.atspi.Socket"

  /// How far it has come.
  enum Stage: Hashable {
    /// On the way to the bus and its registry.
    case connecting
    /// On the bus, and not in its registry.
    case connected
    /// On the way into the registry.
    case embedding
    /// Clients find the application.
    case registered
    /// The bus is gone, or didn't take the application, for a reason.
    case failed(String)
  }

  let connection: DBusConnection
  private(set) var stage = Stage.connecting
  private(set) var listeners = Listeners()
  /// Whether the list of listeners has been heard at least once.
  private(set) var knowsListeners = false
  /// The windows of others, as soon as somebody asked for them.
  private(set) var otherWindows: OtherWindows?
  private let served: ServedTree

  /// Begins to connect.
  ///
  /// - Throws: When there is no bus at the address.
  init(
    to address: String,
    serving served: ServedTree,
    clock: any EventClock
  ) throws(DBusError) {
    connection = try DBusConnection(.at(address), environment: [:], clock: clock)
    self.served = served
    try connection.serve(served)
    connection.onReady = { [weak self] in self?.begin() }
    connection.onClosed = { [weak self] in self?.fail($0) }
    let rule = "type='signal',sender='\(Self.name)',interface='\(Self.name)'"
    // Which events a vanished client no longer listens to isn't told, so the list is asked for anew.
    try connection.match(rule) { [weak self] _ in self?.askForListeners() }
    try connection.watchName(Self.name) { [weak self] in self?.follow(registry: $0) }
  }

  private func begin() {
    served.application.ownName = connection.uniqueName ?? ""
    askForListeners()
  }

  private func fail(_ error: DBusError) { stage = .failed(error.message) }

  /// A registry that was started anew knows nobody.
  private func follow(registry owner: String?) {
    guard owner != nil, stage != .connecting, stage != .embedding else { return }
    stage = .connected
    askForListeners()
  }

  private func askForListeners() {
    let call = DBusCall(
      path: "/org/a11y/atspi/registry",
      interface: Self.name,
      member: "GetRegisteredEvents"
    )
    connection.call(call, of: Self.name, within: Self.patience) { [weak self] in self?.take($0) }
  }

  private func take(_ answer: DBusConnection.Answer) {
    switch answer {
    case .success(let values):
      listeners = Listeners(Self.registrations(values), except: connection.uniqueName)
      knowsListeners = true
      if stage == .connecting { stage = .connected }
    case .failure(let error): if stage == .connecting { fail(error) }
    }
  }

  private static func registrations(_ values: [DBusValue]) -> [(name: String, event: String)] {
    guard case .array(let entries, _)? = values.first else { return [] }
    return entries.compactMap { entry in
      guard case .structure(let pair) = entry, pair.count == 2, let name = pair[0].text,
        let event = pair[1].text
      else { return nil }
      return (name, event)
    }
  }

  /// Has clients find the application.
  func embed() {
    guard stage == .connected else { return }
    stage = .embedding
    askSocket("Embed") { [weak self] answer in
      switch answer {
      case .success(let values):
        self?.served.application.desktop = values.first ?? BusApplication.nothing
        self?.stage = .registered
      case .failure(let error): self?.fail(error)
      }
    }
  }

  /// Takes the application away from clients.
  func withdraw() {
    guard stage == .registered else { return }
    stage = .connected
    askSocket("Unembed") { _ in }
  }

  private func askSocket(
    _ member: String,
    completion: @escaping (DBusConnection.Answer) -> Void
  ) {
    let call = DBusCall(
      path: ObjectPath.root.text,
      interface: Self.socket,
      member: member,
      arguments: [served.application.reference(to: .root)]
    )
    connection.call(call, of: Self.name, within: Self.patience, completion: completion)
  }

  /// Begins to look for windows of others.
  func watchWindows() {
    if otherWindows == nil { otherWindows = try? OtherWindows(on: connection) }
  }

  /// Tells clients what changed; what can't be sent is dropped.
  func tell(_ event: AccessibleEvent) {
    let signal = DBusSignal(
      path: event.path.text,
      interface: event.kind.interface,
      member: event.kind.rawValue,
      arguments: event.arguments(from: served.application),
      sender: ""
    )
    _ = try? connection.emit(signal)
  }
}

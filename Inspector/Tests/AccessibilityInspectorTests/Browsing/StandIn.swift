// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import EventLoop
import SimulatedBuses

@testable import AccessibilityInspector

/// A program on a simulated accessibility bus that does whatever a test wants, also what no toolkit
/// should do.
final class StandIn {
  /// What the program does when it is called.
  enum Reaction {
    case values([DBusValue])
    case refusal
    /// The answer never comes.
    case silence
    /// The answer comes, but late.
    case delay(Duration, [DBusValue])
    /// The program leaves the bus.
    case departure
  }

  static let root = ObjectPath.root.text

  private(set) var name = ""
  /// The calls, in the order of their arrival.
  private(set) var calls: [DBusCall] = []
  /// What the program does; `nil` leaves that to its objects.
  var react: (DBusCall) -> Reaction? = { _ in nil }
  var objects: [String: StandInObject]
  private let agenda: Agenda
  private let transport: SimulatedTransport

  /// Puts a program on the bus.
  init(_ objects: [String: StandInObject], on bus: SimulatedBus, agenda: Agenda) throws {
    (self.objects, self.agenda) = (objects, agenda)
    transport = try bus.connect()
    transport.onArrival = { [weak self] in self?.receive() }
  }

  /// What can change about an object.
  enum Change: String {
    case children = "ChildrenChanged"
    case name = "PropertyChange"
  }

  /// Tells that something about an object has changed.
  func tellChange(of path: String = root, _ change: Change = .children) throws {
    let arguments: [DBusValue] = [
      .string(change == .name ? "accessible-name" : "add"), .int32(0), .int32(0),
      .variant(.int32(0)), .properties([:]),
    ]
    let interface = "org.a11y.atspi.Event.Object"
    let member = change.rawValue
    try transport.emit(
      DBusSignal(path: path, interface: interface, member: member, arguments: arguments)
    )
  }

  private func receive() {
    while let incoming = transport.receive() {
      switch incoming {
      case .ready(let uniqueName):
        name = uniqueName
        embed()
      case .call(let call, let reply): handle(call, reply)
      case .closed: return
      case .answer, .signal, .nothing: break
      }
    }
  }

  private func embed() {
    let registry = ObjectReference.registry
    let embed = DBusCall(
      path: registry.path,
      interface: "org.a11y.atspi.Socket",
      member: "Embed",
      arguments: [reference(to: Self.root)]
    )
    _ = try? transport.call(embed, of: registry.bus)
  }

  private func handle(_ call: DBusCall, _ reply: @escaping (DBusConnection.Answer) -> Void) {
    calls.append(call)
    switch react(call) ?? objects[call.path]?.reaction(to: call, of: self) ?? .refusal {
    case .values(let values): reply(.success(values))
    case .refusal: reply(.failure(.standard(.unknownMethod, "no method \(call.member)")))
    case .silence: break
    case .delay(let time, let values): agenda.after(time) { reply(.success(values)) }
    case .departure: transport.close()
    }
  }

  /// Returns a reference to one of the program's objects.
  func reference(to path: String) -> DBusValue {
    .structure([.string(name), .objectPath(path)])
  }

  /// Returns references to some of the program's objects.
  func references(to paths: [String]) -> DBusValue {
    .array(paths.map(reference), of: "(so)")
  }
}

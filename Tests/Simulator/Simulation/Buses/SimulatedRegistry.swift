// SPDX-License-Identifier: GPL-3.0-or-later

package import AccessibilityBus
import DBus

/// The registry of an accessibility bus: who is on it, and who listens to what.
package final class SimulatedRegistry {
  static let name = "org.a11y.atspi.Registry"
  static let path = "/org/a11y/atspi/registry"
  /// The object that contains all programs.
  static let desktop = ObjectReference(bus: name, path: root)
  private static let root = "/org/a11y/atspi/accessible/root"

  /// The program on the accessibility bus.
  package let program: SimulatedProgram
  /// The roots of the registered programs, in the order in which they came.
  package private(set) var programs: [ObjectReference] = []
  private var listeners: [(name: String, event: String)] = []
  private var lastNumber: Int32 = 0

  /// Starts the registry. If it hangs, it does so as soon as it has its name.
  ///
  /// - Throws: If the accessibility bus is dead.
  init(on bus: SimulatedBus, hanging: Bool = false) throws(DBusError) {
    program = try SimulatedProgram(on: bus)
    let registry = SimulatedObject(
      interfaces: [.registry],
      answer: { [weak self] in self?.answer($0) }
    )
    let desktop = SimulatedObject(
      interfaces: [.socket, .accessible],
      answer: { [weak self] in self?.answer($0) }
    )
    program.connection.serve(SimulatedObjects([Self.path: registry, Self.root: desktop]))
    let rule = "type='signal',sender='\(DBusConnection.busName)',member='NameOwnerChanged'"
    try program.connection.match(rule) { [weak self] signal in
      if signal.arguments.last == .string("") { self?.forget(signal.arguments[0].text ?? "") }
    }
    program.connection.requestName(Self.name) { [weak program] _ in program?.isHanging = hanging }
  }

  private func answer(_ call: DBusCall) -> [DBusValue]? {
    switch call.member {
    case "RegisterEvent": listen(call.sender, to: call.arguments[0].text ?? "")
    case "DeregisterEvent": unlisten(call.sender, to: call.arguments[0].text ?? "")
    case "GetRegisteredEvents":
      let pairs = listeners.map { DBusValue.structure([.string($0.name), .string($0.event)]) }
      return [.array(pairs, of: "(ss)")]
    case "Embed":
      embed(call.arguments[0])
      return [.structure([.string(program.connection.uniqueName ?? ""), .objectPath(Self.root)])]
    case "Unembed": programs.removeAll { $0 == ObjectReference(call.arguments[0]) }
    case "GetChildren": return [.array(programs.map(\.value), of: "(so)")]
    case "GetInterfaces": return [.strings([DBusInterface.accessible.name])]
    default: return nil
    }
    return []
  }

  private func listen(_ name: String, to event: String) {
    listeners.append((name, event))
    tell("EventListenerRegistered", name, event)
  }

  private func unlisten(_ name: String, to event: String) {
    listeners.removeAll { $0 == (name, event) }
    tell("EventListenerDeregistered", name, event)
  }

  /// As in at-spi2-core, the events of a listener that vanished are not named.
  private func forget(_ name: String) {
    for program in programs where program.bus == name { tellChange("remove", program.value) }
    programs.removeAll { $0.bus == name }
    guard listeners.contains(where: { $0.name == name }) else { return }
    listeners.removeAll { $0.name == name }
    tell("EventListenerDeregistered", name, "")
  }

  private func tell(_ member: String, _ name: String, _ event: String) {
    let signal = DBusSignal(
      path: Self.path,
      interface: Self.name,
      member: member,
      arguments: [.string(name), .string(event)]
    )
    _ = try? program.connection.emit(signal)
  }

  private func tellChange(_ change: String, _ plug: DBusValue) {
    let signal = DBusSignal(
      path: Self.root,
      interface: "org.a11y.atspi.Event.Object",
      member: "ChildrenChanged",
      arguments: [.string(change), .int32(0), .int32(0), .variant(plug), .properties([:])]
    )
    _ = try? program.connection.emit(signal)
  }

  private func embed(_ plug: DBusValue) {
    guard let plug = ObjectReference(plug) else { return }
    if !programs.contains(plug) { programs.append(plug) }
    tellChange("add", plug.value)
    lastNumber += 1
    let values: [DBusValue] = [
      .string("org.a11y.atspi.Application"), .string("Id"), .variant(.int32(lastNumber)),
    ]
    program.call(plug.call("Set", values, in: .properties), of: plug.bus)
  }
}

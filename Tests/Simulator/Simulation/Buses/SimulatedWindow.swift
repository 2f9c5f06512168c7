// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
package import DBus

/// The window of another program on the accessibility bus.
package final class SimulatedWindow {
  private static let root = "/org/a11y/atspi/accessible/root"
  private static let frame = "/org/a11y/atspi/accessible/1"

  /// The program on the accessibility bus.
  package let program: SimulatedProgram
  /// Whether the window has the keyboard.
  package var isActive: Bool {
    didSet { if isActive != oldValue { tell() } }
  }
  private let title: String

  /// Opens a window.
  ///
  /// - Throws: If the accessibility bus is dead.
  package init(
    _ title: String,
    isActive: Bool = false,
    on bus: SimulatedBus
  ) throws(DBusError) {
    (self.title, self.isActive) = (title, isActive)
    program = try SimulatedProgram(on: bus)
    let object = SimulatedObject(
      interfaces: [.accessible],
      answer: { [weak self] in self?.answer($0) }
    )
    program.connection.serve(SimulatedObjects([Self.root: object, Self.frame: object]))
    program.connection.onReady = { [weak self] in self?.embed() }
  }

  private func embed() {
    let plug = ObjectReference(bus: program.connection.uniqueName ?? "", path: Self.root)
    let desktop = SimulatedRegistry.desktop
    let embed = desktop.call("Embed", [plug.value], in: .socket)
    program.call(embed, of: desktop.bus)
    if isActive { tell() }
  }

  private func answer(_ call: DBusCall) -> [DBusValue]? {
    switch call.member {
    case "GetChildren" where call.path == Self.root:
      let frame = ObjectReference(bus: program.connection.uniqueName ?? "", path: Self.frame)
      return [.array([frame.value], of: "(so)")]
    case "GetChildren": return [.array([], of: "(so)")]
    case "Get" where call.arguments.last == .string("Name"): return [.variant(.string(title))]
    case "GetInterfaces": return [.strings([DBusInterface.accessible.name])]
    case "GetRole": return [.uint32(call.path == Self.root ? 75 : 23)]
    case "GetState":
      let isActive = isActive && call.path == Self.frame
      let states = AccessibleStates.usable.union(isActive ? .active : [])
      return [.array([.uint32(UInt32(states.rawValue)), .uint32(0)], of: "u")]
    default: return nil
    }
  }

  private func tell() {
    let signal = DBusSignal(
      path: Self.frame,
      interface: "org.a11y.atspi.Event.Window",
      member: isActive ? "Activate" : "Deactivate",
      arguments: [
        .string(""), .int32(0), .int32(0), .variant(.string(title)), .properties([:]),
      ]
    )
    _ = try? program.connection.emit(signal)
  }
}

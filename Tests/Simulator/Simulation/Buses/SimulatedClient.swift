// SPDX-License-Identifier: GPL-3.0-or-later

package import DBus
import EventLoop

/// Another program on the session bus, which reads and sets the sliders of a sliderd and follows
/// their signals.
package final class SimulatedClient {
  /// Something that the client received, with its time.
  package struct Received<Value> {
    /// When it came.
    package let time: Duration
    /// What came.
    package let value: Value
  }

  private static let name = "org.stepslider.Sliderd1"
  private static let root = "/org/stepslider/Sliderd1"
  private static let slider = "org.stepslider.Sliderd1.Slider"

  /// The program on the session bus.
  package let program: SimulatedProgram
  /// The signals since the last ``takeSignals()``.
  private var signals: [Received<DBusSignal>] = []
  private let bus: SimulatedBus

  /// Starts the client.
  ///
  /// - Throws: If the session bus is dead.
  package init(on session: SimulatedBus) throws(DBusError) {
    bus = session
    program = try SimulatedProgram(on: session)
    let rule = "type='signal',path_namespace='\(Self.root)'"
    try program.connection.match(rule) { [weak self] in self?.note($0) }
  }

  /// Returns the signals since the last call.
  package func takeSignals() -> [Received<DBusSignal>] {
    defer { signals = [] }
    return signals
  }

  /// Calls a method of a slider: `Increment`, `Decrement`, `Set` with a stop, or `Say`.
  package func call(
    _ method: String,
    _ arguments: [DBusValue] = [],
    of slider: String = "slider",
    completion: @escaping (DBusConnection.Answer) -> Void = { _ in }
  ) {
    let path = slider.objectPath(below: Self.root) ?? Self.root
    let call = DBusCall(
      path: path,
      interface: Self.slider,
      member: method,
      arguments: arguments
    )
    program.call(call, of: Self.name, completion: completion)
  }

  private func note(_ signal: DBusSignal) {
    signals.append(Received(time: bus.agenda.now, value: signal))
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

package import DBus

/// A program on a simulated bus that handles everything as soon as it arrives. It needs no loop.
package final class SimulatedProgram {
  /// Its connection.
  package let connection: DBusConnection
  /// Whether the program handles nothing at the moment, as if it were stopped.
  package var isHanging = false {
    didSet { process() }
  }

  /// How long messages wait before the program handles them.
  var lateness: Duration = .zero
  private let agenda: Agenda

  /// Starts a program.
  ///
  /// - Throws: If the bus is dead.
  package init(on bus: SimulatedBus) throws(DBusError) {
    agenda = bus.agenda
    let transport = try bus.connect()
    let connector: DBusConnector = { (_, _) throws(DBusError) in transport }
    connection = try DBusConnection(
      .at("unix:path=/simulated"),
      environment: [:],
      clock: bus.agenda,
      through: connector
    )
    transport.onArrival = { [weak self] in self?.receive() }
  }

  /// Calls a method, and waits for the answer however late it comes.
  func call(
    _ call: DBusCall,
    of destination: String,
    completion: @escaping (DBusConnection.Answer) -> Void = { _ in }
  ) {
    connection.call(call, of: destination, within: .seconds(1_000_000), completion: completion)
  }

  private func receive() {
    guard lateness > .zero else { return process() }
    agenda.after(lateness) { [weak self] in self?.process() }
  }

  private func process() {
    guard !isHanging else { return }
    while connection.process() {}
  }
}

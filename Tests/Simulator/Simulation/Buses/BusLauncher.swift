// SPDX-License-Identifier: GPL-3.0-or-later

import DBus

/// The program on the session bus that knows the address of the accessibility bus, and the
/// desktop's setting for a screen reader.
package final class BusLauncher {
  static let name = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let bus = DBusInterface(
    name,
    methods: [.init("GetAddress", gives: [.init("address", "s")])]
  )
  private static let status = DBusInterface(
    "org.a11y.Status",
    properties: [
      .init("IsEnabled", "b", isWritable: true),
      .init("ScreenReaderEnabled", "b", isWritable: true),
    ]
  )

  /// The program on the session bus.
  package let program: SimulatedProgram
  private var status: [String: DBusValue]

  /// Starts the program.
  ///
  /// - Throws: If the session bus is dead.
  init(on session: SimulatedBus, address: String) throws(DBusError) {
    program = try SimulatedProgram(on: session)
    status = ["IsEnabled": .boolean(false), "ScreenReaderEnabled": .boolean(false)]
    let object = SimulatedObject(
      interfaces: [Self.bus, Self.status],
      property: { [weak self] in self?.status[$0] },
      change: { [weak self] in self?.set($0, to: $1) },
      answer: { _ in [.string(address)] }
    )
    program.connection.serve(SimulatedObjects([Self.path: object]))
    program.connection.requestName(Self.name) { _ in }
  }

  /// Switches the desktop's setting for a screen reader.
  package func setScreenReader(isEnabled: Bool) {
    set("ScreenReaderEnabled", to: .boolean(isEnabled))
  }

  private func set(_ property: String, to value: DBusValue) {
    guard status[property] != value else { return }
    status[property] = value
    let signal = DBusSignal.propertiesChanged(
      at: Self.path,
      in: Self.status.name,
      to: [property: value]
    )
    _ = try? program.connection.emit(signal)
  }
}

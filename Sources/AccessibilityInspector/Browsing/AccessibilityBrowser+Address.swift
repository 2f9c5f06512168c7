// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop
import StepSliderAccessibilityBus

// The way to the bus.
extension AccessibilityBrowser {
  /// Returns the address of the accessibility bus, which the search starts if it isn't running.
  static func address(
    _ environment: [String: String],
    _ clock: any EventClock,
    _ connector: DBusConnector,
    within patience: Duration
  ) throws(DBusError) -> String {
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty { return address }
    let seeker = try BusSeeker(
      environment: environment,
      startsBus: true,
      clock: clock,
      through: connector
    )
    defer { seeker.session.close() }
    var outcome = BusSeeker.Outcome.nothing
    try wait(on: seeker.session, clock, within: patience) {
      outcome = seeker.takeOutcome()
      return outcome != .nothing
    }
    switch outcome {
    case .address(let address): return address
    case .failure(let reason): throw .standard(.noServer, reason)
    case .nothing, .notStarted: throw .standard(.noServer, "no accessibility bus found")
    }
  }

  /// Waits for something that a bus has to answer.
  static func wait(
    on connection: DBusConnection,
    _ clock: any EventClock,
    within patience: Duration,
    until isDone: () -> Bool
  ) throws(DBusError) {
    let loop = EventLoop(clock: clock)
    loop.add(connection)
    var isOver = false
    loop.run(until: clock.now + patience) {
      isOver = isDone()
      return !isOver && connection.isOpen
    }
    guard isOver else { throw .standard(.noReply, "the accessibility bus is not responding") }
  }
}

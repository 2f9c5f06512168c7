// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop
import StepSlider
import TestValues
import Testing

@testable import AccessibilityBus

/// A program where there is no bus.
struct NoBusTests {
  private let clock = ManualClock()

  @Test(
    arguments: [
      [:], ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"],
      ["DBUS_SESSION_BUS_ADDRESS": "tcp:host=example.org"], ["XDG_RUNTIME_DIR": "/nowhere"],
      ["AT_SPI_BUS_ADDRESS": "unix:path=/nowhere/bus"], ["AT_SPI_BUS_ADDRESS": "rubbish"],
    ]
  )
  func `without a bus the program keeps running and knows the reason`(
    variables: [String: String]
  ) throws {
    let bus = try bus(.always, variables)
    #expect(bus.absence?.isEmpty == false)
    #expect(bus.isSettled && !bus.hasScreenReader)
  }

  @Test func `watching for screen readers is idle without a session bus`() throws {
    let bus = try bus(.whileScreenReaderListens, [:])
    #expect(bus.isSettled && bus.deadline == nil && bus.interests.isEmpty)
  }

  @Test func `a closed bus is settled, and waits for nothing`() throws {
    let bus = AccessibleApplication(
      application: "reader",
      window: AccessibleWindow(title: "Reading preferences"),
      environment: ["AT_SPI_BUS_ADDRESS": "unix:path=/nowhere/bus"]
    )
    bus.close()
    #expect(bus.isSettled && !bus.isHeard && bus.absence == nil)
    #expect(bus.deadline == nil && bus.interests.isEmpty)
  }

  /// Returns a bus that has had ten seconds to connect.
  private func bus(
    _ presence: AccessibilityPresence,
    _ environment: [String: String]
  ) throws -> AccessibleApplication {
    let bus = AccessibleApplication(
      application: "reader",
      window: AccessibleWindow(title: "Reading preferences"),
      presence: presence,
      environment: environment,
      clock: clock,
      through: systemConnector()
    )
    bus.show(try ReadingTool().accessibilitySnapshot)
    let loop = MainLoop(clock: clock)
    loop.add(bus)
    loop.run(until: clock.now + .seconds(10)) { true }
    return bus
  }
}

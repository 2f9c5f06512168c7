// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Simulation
import StepSlider
import TestValues
import Testing

@testable import sliderd

/// Several sliderds on a simulated session bus.
struct BusPresenceTests {
  @Test func `a second sliderd gets the name when the first leaves`() throws {
    let clock = ManualClock()
    let (desktop, loop) = (SimulatedDesktop(Agenda(clock: clock)), MainLoop(clock: clock))
    let panel = SliderPanel([SliderControl(Slider(stops: try Stops(count: 5)))])
    let presences = (1...2).map { _ in
      let presence = BusPresence(
        .session,
        process: 1,
        environment: desktop.environment,
        clock: clock,
        through: desktop.connector
      )
      presence.serve(SliderTree(panel: { panel }, perform: { _, _ in SliderResponse() }))
      loop.add(presence)
      return presence
    }
    loop.run(until: clock.now + .seconds(1)) { true }
    let owner = desktop.session.owner(of: SliderTree.busName)
    presences[0].close()
    loop.run(until: clock.now + .seconds(1)) { true }
    let heir = desktop.session.owner(of: SliderTree.busName)
    #expect(owner != nil && heir != nil && owner != heir)
  }

  @Test func `a slow bus is told of each slider, even if not all fit in its queue`() throws {
    let (clock, bus, stops) = (ManualClock(), SlowBus(), try Stops(count: 5))
    let panel = SliderPanel((0..<3000).map { SliderControl(Slider(stops, id: "s\($0)")) })
    let presence = BusPresence(
      .session,
      process: 1,
      environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/slow"],
      clock: clock
    ) { (_, _) throws(DBusError) in bus }
    presence.serve(SliderTree(panel: { panel }, perform: { _, _ in SliderResponse() }))
    func advance(_ turns: Int) {
      for _ in 0..<turns { _ = presence.advance(Wakeup(now: clock.now)) }
    }
    advance(3)
    presence.send(panel.signals(replacing: panel))
    advance(50)
    #expect(bus.told == Set(panel.sliderPaths + [SliderTree.root]))
    let count = bus.signalCount
    advance(50)
    #expect(bus.signalCount == count)
  }
}

/// A bus that accepts few of the messages in its queue at a time.
private final class SlowBus: DBusTransport {
  let interests: [DescriptorInterest] = []
  let deadline: Duration? = nil
  private(set) var queuedWrites = 0
  /// The objects with signals, and the number of signals.
  private(set) var told: Set<String> = []
  private(set) var signalCount = 0
  private var isReady = false

  func call(_ call: DBusCall, of destination: String) throws(DBusError) -> UInt64 { 1 }

  func emit(_ signal: DBusSignal) throws(DBusError) {
    told.insert(signal.path)
    (queuedWrites, signalCount) = (queuedWrites + 1, signalCount + 1)
  }

  func match(_ rule: String) throws(DBusError) -> Int { 0 }

  func receive() -> DBusIncoming? {
    queuedWrites = max(0, queuedWrites - 500)
    defer { isReady = true }
    return isReady ? nil : .ready(uniqueName: ":1.1")
  }

  func close() {}
}

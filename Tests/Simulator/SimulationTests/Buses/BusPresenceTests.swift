// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Simulation
import StepSlider
import Testing

@testable import sliderd

/// Several sliderds on a simulated session bus.
struct BusPresenceTests {
  @Test func `a second sliderd gets the name when the first leaves`() throws {
    let clock = ManualClock()
    let (desktop, loop) = (SimulatedDesktop(Agenda(clock: clock)), EventLoop(clock: clock))
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
}

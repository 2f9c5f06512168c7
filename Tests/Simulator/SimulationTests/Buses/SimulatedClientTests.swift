// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Simulation
import StepSlider
import Testing

@testable import sliderd

/// Other programs on a simulated session bus, and the real code that serves them.
struct SimulatedClientTests {
  private let clock = ManualClock()
  private let desktop: SimulatedDesktop
  private let loop: EventLoop

  init() {
    loop = EventLoop(clock: clock)
    desktop = SimulatedDesktop(Agenda(clock: clock))
  }

  private func presence() -> BusPresence {
    let presence = BusPresence(
      .session,
      process: 1,
      environment: desktop.environment,
      clock: clock,
      through: desktop.connector
    )
    loop.add(presence)
    return presence
  }

  private func serve(_ presence: BusPresence) throws -> () -> SliderPanel {
    let slider = Slider(stops: try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"]))
    var panel = SliderPanel([SliderControl(slider)])
    let tree = SliderTree(panel: { panel }) { request, index in
      let response = panel.perform(request, on: index)
      presence.send(response.change.map { panel.signals(of: $0, at: index) } ?? [])
      return response
    }
    presence.serve(tree)
    return { panel }
  }

  @Test func `a client gets, sets and moves the slider, and hears of each change`() throws {
    let presence = presence()
    let panel = try serve(presence)
    let client = try SimulatedClient(on: desktop.session)
    loop.run(until: clock.now + .seconds(1)) { true }
    var answers: [[DBusValue]] = []
    let note: (DBusConnection.Answer) -> Void = { answers.append((try? $0.get()) ?? []) }
    client.call("Set", [.string("Large")], completion: note)
    client.call("Increment", completion: note)
    client.call("Increment", completion: note)
    client.get("Text", completion: note)
    client.set("Index", to: .uint32(9)) { note($0) }
    loop.run(until: clock.now + .seconds(1)) { true }
    #expect(
      answers == [
        [.boolean(true), .string("Large, 4 of 5")], [.boolean(true), .string("Huge, 5 of 5")],
        [.boolean(false), .string("Huge, 5 of 5, maximum")], [.variant(.string("Huge, 5 of 5"))],
        [],
      ]
    )
    #expect(panel().sliders[0].index == 4)
    let changes = client.takeSignals().map(\.value).filter { $0.member == "Changed" }
    #expect(changes.map { $0.arguments[1] } == [.uint32(3), .uint32(4), .uint32(4)])
    #expect(client.takeSignals().isEmpty)
  }

  @Test func `a second sliderd gets the name when the first leaves`() throws {
    let (first, second) = (presence(), presence())
    _ = try (serve(first), serve(second))
    loop.run(until: clock.now + .seconds(1)) { true }
    let owner = desktop.session.owner(of: SliderTree.busName)
    first.close()
    loop.run(until: clock.now + .seconds(1)) { true }
    let heir = desktop.session.owner(of: SliderTree.busName)
    #expect(owner != nil && heir != nil && owner != heir)
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import EventLoop
import Simulation
import StepSlider
import TestValues

@testable import sliderd

/// A program with a slider on a simulated desktop, and a screen reader that isn't running yet.
final class DesktopStand {
  let clock = ManualClock()
  let desktop: SimulatedDesktop
  let reader: SimulatedScreenReader
  let loop: MainLoop
  let start: Duration
  private(set) var bus: AccessibleApplication
  private(set) var panel: SliderPanel
  /// What the screen reader spoke.
  var spoken: [SimulatedScreenReader.Utterance] = []
  /// How often screen readers found the program.
  private(set) var registrations = 0
  private var wasRegistered = false

  init(
    _ kind: SimulatedDesktop.Accessibility = .running,
    presence: AccessibilityPresence = .always
  ) throws {
    start = clock.now
    loop = MainLoop(clock: clock)
    desktop = SimulatedDesktop(Agenda(clock: clock), accessibility: kind)
    reader = SimulatedScreenReader(on: desktop.accessibility)
    let slider = Slider(
      stops: try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"]),
      presentation: SliderPresentation(label: "Text size")
    )
    panel = SliderPanel([SliderControl(slider)])
    bus = AccessibleApplication(
      application: "stand",
      window: AccessibleWindow(title: "Stand"),
      presence: presence,
      environment: desktop.environment,
      clock: clock,
      through: desktop.connector
    )
    bus.show(panel.accessibilitySnapshot)
    loop.add(desktop.agenda)
    loop.add(bus) { [unowned self] in perform($0) }
    reader.onSpeech = { [unowned self] in spoken.append($0) }
  }

  /// The words that the screen reader spoke.
  var words: [String] { spoken.map(\.text) }

  /// Runs until a condition is true, for at most a minute. Returns the time that it took.
  @discardableResult
  func run(until isDone: () -> Bool) -> Duration? {
    let start = clock.now
    loop.run(until: start + .seconds(60)) {
      note()
      return !isDone()
    }
    return isDone() ? clock.now - start : nil
  }

  /// Runs for some time.
  func run(for duration: Duration) {
    let end = clock.now + duration
    loop.run(until: end) {
      note()
      return true
    }
  }

  /// Moves the slider, as a key would.
  func move(by adjustment: SliderAdjustment) {
    _ = panel.perform(adjustment, on: 0)
    bus.show(panel.accessibilitySnapshot)
  }

  private func perform(_ request: AccessibilityRequest) {
    _ = panel.perform(action: request.action, of: 0)
    bus.show(panel.accessibilitySnapshot)
  }

  private func note() {
    let isRegistered = bus.isRegistered
    if isRegistered, !wasRegistered { registrations += 1 }
    wasRegistered = isRegistered
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSliderAccessibilityBus

extension ScreenReaderChoice {
  /// How long the search for a screen reader may take.
  private static let patience: Duration = .milliseconds(100)

  /// Waits briefly, and returns whether a screen reader listens. One that is not to be found counts
  /// as none.
  func isThere(in outside: any Outside) -> Bool {
    guard self != .off else { return false }
    let bus = AccessibilityBus(
      application: "sliderd",
      window: AccessibleWindow(title: "sliderd", takesFocus: false),
      presence: Self.auto.presence,
      environment: outside.environment,
      clock: outside.clock,
      through: outside.buses
    )
    defer { bus.close() }
    let loop = EventLoop(clock: outside.clock)
    loop.add(bus)
    loop.run(until: outside.clock.now + Self.patience) { !bus.isSettled && !bus.hasScreenReader }
    return bus.hasScreenReader
  }
}

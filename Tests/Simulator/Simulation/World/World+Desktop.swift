// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider

// What happens on the desktop: buses, screen reader, windows and other programs.
extension World {
  func performOnSessionBus(_ action: ServiceAction) {
    screenReaderChange = clock.time
    switch action {
    case .hangs: desktop.session.hang()
    case .dies:
      desktop.killSession()
      client = nil
    case .comesBack where desktop.session.state == .dead:
      desktop.restartSession()
      if screenReader.isListening { readerService.restart() }
    case .comesBack: desktop.session.resume()
    }
  }

  func performOnAccessibilityBus(_ action: ServiceAction) {
    screenReaderChange = clock.time
    switch action {
    case .hangs: desktop.accessibility.hang()
    case .dies:
      desktop.killAccessibility()
      window = nil
    case .comesBack where desktop.accessibility.state == .dead:
      guard start.hasScreenReader || isScreenReaderWanted else { return }
      desktop.startAccessibility()
      // The desktop starts its screen reader again.
      agenda.after(.milliseconds(300)) { [unowned self] in startScreenReader() }
    case .comesBack: desktop.accessibility.resume()
    }
  }

  func perform(_ action: ScreenReaderAction) {
    screenReaderChange = clock.time
    switch action {
    case .starts:
      isScreenReaderWanted = true
      startScreenReader()
    case .crashes:
      isScreenReaderWanted = false
      screenReader.crash()
      readerService.stop()
    case .stopsListening: screenReader.stopListening()
    case .answersLate(let lateness): screenReader.reaction = max(lateness, .milliseconds(5))
    case .interruption(let behavior): readerService.behavior = behavior
    case .increments(let id): screenReader.perform("increment", onSlider: index(of: id))
    case .decrements(let id): screenReader.perform("decrement", onSlider: index(of: id))
    case .sets(let id, let value):
      let index = index(of: id)
      guard let step = step(of: value, onSlider: index) else { return }
      screenReader.set(Double(step), ofSlider: index)
    }
  }

  func perform(_ action: WindowAction) {
    if window == nil { window = try? SimulatedWindow("Editor", on: desktop.accessibility) }
    window?.isActive = action == .becomesActive
  }

  func perform(_ action: ClientAction) {
    if client == nil { client = try? SimulatedClient(on: desktop.session) }
    switch action {
    case .sets(let id, let value): client?.call("Set", [.string(value)], of: id)
    case .increments(let id): client?.call("Increment", of: id)
    case .decrements(let id): client?.call("Decrement", of: id)
    case .asksToSpeak(let id): client?.call("Say", of: id)
    }
  }

  private func startScreenReader() {
    guard desktop.session.state != .dead else { return }
    desktop.startAccessibility()
    try? screenReader.start()
    screenReader.listen()
    readerService.restart()
  }

  /// Returns the position of the stop with a value or a name, counting from 0.
  private func step(of value: String, onSlider index: Int) -> Int? {
    guard let sliders = panel?.sliders, sliders.indices.contains(index) else { return nil }
    let stops = sliders[index].stops
    return stops.index(named: value) ?? DecimalNumber(value).map(stops.index(nearestTo:))
  }

  private func index(of id: String) -> Int {
    panel?.sliders.firstIndex { $0.presentation.id == id } ?? 0
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Simulation
import StepSlider
import TestValues
import Testing

/// A program in a terminal on a simulated desktop: a screen reader hears it by announcements alone.
struct FocusAnnouncerTests {
  private let stand: AnnouncerStand

  init() throws {
    stand = AnnouncerStand()
    try stand.start()
  }

  @Test func `the element with the focus is announced, and then its changes`() {
    stand.lights.focus = "Green"
    stand.show()
    stand.lights.lit = "Green"
    stand.show()
    #expect(stand.words == ["Lights, Red, 0, button.", "Green, 0, button.", "selected"])
  }

  @Test func `of quick moves, the first and the last are announced`() {
    for focus in ["Green", "Red", "Green", "Red", "Green"] {
      stand.lights.focus = focus
      stand.show(for: .milliseconds(100))
    }
    stand.run(for: .seconds(1))
    #expect(stand.words == ["Lights, Red, 0, button.", "Green, 0, button.", "Green, 0, button."])
  }

  @Test func `what the tree can't show is announced too`() {
    stand.show(notifying: [.announcement(Announcement("Red, first", priority: .assertive))])
    #expect(stand.words.last == "Red, first")
  }

  @Test func `a value that changes by itself is announced every four seconds at most`() {
    for count in 1...10 {
      stand.lights.count = count
      stand.show()
    }
    stand.run(for: .seconds(5))
    #expect(stand.words == ["Lights, Red, 0, button.", "3", "7", "10"])
  }
}

/// A program that an announcer shows.
private final class AnnouncerStand {
  var lights = Lights()
  private let announcer: FocusAnnouncer
  private let clock = ManualClock()
  private let desktop: SimulatedDesktop
  private let reader: SimulatedScreenReader
  private let loop: MainLoop
  private(set) var words: [String] = []

  init() {
    loop = MainLoop(clock: clock)
    desktop = SimulatedDesktop(Agenda(clock: clock), accessibility: .running)
    reader = SimulatedScreenReader(on: desktop.accessibility)
    let bus = AccessibleApplication(
      application: "stand",
      window: AccessibleWindow(title: "Stand", takesFocus: false),
      presence: .always,
      environment: desktop.environment,
      clock: clock,
      through: desktop.connector
    )
    announcer = FocusAnnouncer(on: bus)
    loop.add(desktop.agenda)
    loop.add(announcer)
    reader.knowsAnnouncements = true
    reader.onSpeech = { [unowned self] in words.append($0.text) }
  }

  func start() throws {
    try reader.start()
    show()
  }

  /// Shows the lights, and lets some time pass.
  func show(
    notifying notifications: [AccessibilityNotification] = [],
    for duration: Duration = .seconds(1)
  ) {
    announcer.show(lights, notifying: notifications)
    run(for: duration)
  }

  func run(for duration: Duration) { loop.run(until: clock.now + duration) { true } }
}

/// Two lights with a count that changes by itself.
private struct Lights: Accessible {
  var focus = "Red"
  var lit = ""
  var count = 0

  var accessibilityFocus: ElementID? { ElementID(focus) }

  var accessibilityTree: AccessibilityContainer {
    let elements = ["Red", "Green"].enumerated().map { row, name in
      AccessibilityElement(
        id: ElementID(name),
        label: name,
        value: "\(count)",
        traits: name == lit
          ? [.button, .updatesFrequently, .selected] : [.button, .updatesFrequently],
        frame: LayoutRect(x: 0, y: Double(row), width: 8, height: 1)
      )
    }
    return AccessibilityContainer(id: "lights", label: "Lights", elements: elements)
  }

  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome { .refused }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Simulation
import StepSlider
import Testing

/// The real accessibility bus code on a simulated desktop.
struct DesktopTests {
  @Test(arguments: [SimulatedDesktop.Accessibility.running, .onDemand])
  func `a program is registered within milliseconds, and then nothing wakes it up`(
    kind: SimulatedDesktop.Accessibility
  ) throws {
    let stand = try DesktopStand(kind)
    let duration = try #require(stand.run { stand.bus.isRegistered })
    #expect(duration < .milliseconds(5))
    #expect(stand.desktop.registry?.programs.count == 1)
    stand.run(for: .seconds(10))
    #expect(stand.loop.deadline == nil)
  }

  @Test func `without an accessibility bus, the reason is known`() throws {
    let stand = try DesktopStand(.absent)
    stand.run { stand.bus.absence != nil }
    #expect(stand.bus.absence == "The name org.a11y.Bus has no owner")
  }

  @Test(arguments: [true, false])
  func `an announcement is heard once, as such or as a notification`(isKnown: Bool) throws {
    let stand = try DesktopStand()
    stand.reader.knowsAnnouncements = isKnown
    try stand.reader.start()
    stand.run { stand.bus.isHeard && stand.bus.isSettled }
    stand.bus.announce(Announcement("Large, 4 of 5", priority: .assertive))
    stand.run(for: .seconds(10))
    #expect(stand.words == [isKnown ? "Large, 4 of 5" : "notification Large, 4 of 5."])
  }

  @Test func `a program is on the bus only while a screen reader listens or is switched on`() throws
  {
    let stand = try DesktopStand(presence: .whileScreenReaderListens)
    stand.run(for: .seconds(1))
    #expect(!stand.bus.isRegistered && stand.bus.absence == nil)
    try stand.reader.start()
    stand.run { stand.bus.isHeard }
    stand.reader.stopListening()
    stand.run(for: .seconds(1))
    #expect(!stand.bus.isRegistered && stand.bus.absence == nil)
    #expect(stand.desktop.registry?.programs == [])
    stand.reader.listen()
    stand.run { stand.bus.isHeard }
    stand.reader.crash()
    stand.run { !stand.bus.isRegistered && stand.bus.absence == nil }
    stand.desktop.launcher?.setScreenReader(isEnabled: true)
    stand.run(for: .seconds(1))
    stand.move(by: .increment)
    stand.run(for: .seconds(1))
    #expect(stand.bus.isRegistered)
    #expect(!stand.bus.isHeard)
  }

  @Test func `after the accessibility bus dies and returns, the program is registered and heard`()
    throws
  {
    let stand = try DesktopStand()
    try stand.reader.start()
    stand.run { stand.bus.isHeard }
    for round in 1...20 {
      stand.desktop.killAccessibility()
      stand.run { !stand.bus.isHeard }
      stand.run(for: .seconds(1))
      stand.desktop.startAccessibility()
      try stand.reader.start()
      let duration = try #require(stand.run { stand.bus.isHeard })
      #expect(duration < .milliseconds(300))
      #expect(stand.registrations == round + 1)
      stand.bus.announce(Announcement("\(round)", priority: .assertive))
      stand.run(for: .seconds(1))
    }
    #expect(stand.words == (1...20).map(String.init))
  }

  @Test func `after the session bus dies too, the program finds the new buses`() throws {
    let stand = try DesktopStand()
    stand.run { stand.bus.isRegistered }
    stand.desktop.killSession()
    stand.desktop.killAccessibility()
    stand.run { !stand.bus.isRegistered }
    stand.run(for: .seconds(30))
    stand.desktop.restartSession()
    let duration = try #require(stand.run { stand.bus.isRegistered })
    #expect(duration < .milliseconds(300))
  }

  @Test func `a registry that hangs is asked again`() throws {
    let stand = try DesktopStand()
    stand.desktop.registry?.program.isHanging = true
    stand.run { stand.bus.absence != nil }
    #expect(stand.bus.absence == "no reply in time")
    stand.desktop.registry?.program.isHanging = false
    #expect(stand.run { stand.bus.isRegistered } != nil)
  }

  @Test func `changes on a hanging bus arrive as one difference`() throws {
    let stand = try DesktopStand()
    stand.desktop.accessibility.capacity = 0
    try stand.reader.start()
    stand.run { stand.bus.isHeard }
    stand.bus.window.isActive = true
    stand.run(for: .seconds(1))
    stand.spoken = []
    stand.desktop.accessibility.hang()
    for _ in 0..<1000 {
      for step in [.minimum, .maximum] as [SliderAdjustment] { stand.move(by: step) }
    }
    stand.run(for: .seconds(1))
    #expect(stand.spoken.isEmpty)
    stand.desktop.accessibility.resume()
    stand.run(for: .seconds(1))
    #expect(stand.words.last == "Huge, 5 of 5")
    #expect(stand.words.count <= 2)
  }
}

/// The simulated screen reader with the real accessibility bus code.
struct SimulatedScreenReaderTests {
  @Test func `a program that starts beside an active window leaves it alone`() throws {
    let stand = try DesktopStand()
    let other = try SimulatedWindow("Terminal", isActive: true, on: stand.desktop.accessibility)
    stand.bus.isActiveAlone = true
    try stand.reader.start()
    stand.run(for: .seconds(1))
    #expect(stand.bus.isHeard && !stand.bus.window.isActive && other.isActive)
  }

  @Test func `if it is late, it speaks later, but not about a program that has left`() throws {
    let stand = try DesktopStand()
    stand.reader.reaction = .seconds(2)
    try stand.reader.start()
    stand.run { stand.bus.isHeard }
    stand.bus.announce(Announcement("first", priority: .assertive))
    let duration = try #require(stand.run { !stand.spoken.isEmpty })
    #expect(duration >= .seconds(2))
    stand.bus.announce(Announcement("second", priority: .assertive))
    stand.run(for: .seconds(1))
    stand.bus.close()
    stand.run(for: .seconds(10))
    #expect(stand.words == ["first"])
  }
}

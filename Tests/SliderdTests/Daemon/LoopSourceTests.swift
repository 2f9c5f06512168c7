// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import StepSliderEvdev
import TestFiles
import TestValues
import Testing

@testable import sliderd

/// Sources of the daemon's loop, with a clock that the test controls.
@Suite struct LoopSourceTests {
  private let clock = ManualClock()
  private let start: Duration

  init() { start = clock.now }

  @Test(arguments: [
    // The ends of words and of commands, then the expected end, in milliseconds.
    (0, 0, 0), (700, 0, 700), (0, 900, 900), (700, 900, 900), (1500, 900, 1500),
    (0, 60_000, 2000), (3000, 60_000, 3000),
  ])
  func `after the last line, sliderd waits for all words, and two seconds for commands`(
    words: Int,
    commands: Int,
    end: Int
  ) {
    let (loop, time) = (MainLoop(clock: clock), { [clock, start] in clock.now - start })
    let input = InputEnd(
      clock: clock,
      isSilent: { time() >= .milliseconds(words) },
      areCommandsRunning: { time() < .milliseconds(commands) }
    )
    var isOver = false
    loop.add(input) { isOver = true }
    input.noteEnd(at: clock.now)
    // Other sources end words and commands, and wake the loop.
    for milliseconds in [words, commands] {
      loop.run(until: start + .milliseconds(min(milliseconds, 4000))) { !isOver }
    }
    loop.run { !isOver }
    #expect(isOver)
    #expect(time() >= .milliseconds(end))
    #expect(time() <= .milliseconds(max(end, min(words, 4000), min(commands, 2000))))
  }

  @Test func `a missing device is reported once, and not again after a reload`() throws {
    let folder = try TemporaryFolder()
    let devices = InputDevices(by: .kernel, clock: clock)
    let plan = [InputDevice(path: folder.file("knob"), grabs: false)]
    devices.use(try devices.open(plan))
    #expect(devices.takeMissing().map(\.evdev.path) == [folder.file("knob")])
    devices.use(try devices.open(plan))
    #expect(devices.takeMissing().isEmpty)
    devices.use([])
    #expect(devices.interests.isEmpty)
  }

  @Test func `if a device can't be opened, the earlier devices stay open`() throws {
    let folder = try TemporaryFolder()
    let devices = InputDevices(by: .kernel, clock: clock)
    devices.use(
      try devices.open([InputDevice(path: folder.file("knob"), grabs: false)])
    )
    #expect(throws: Failure.self) {
      try devices.open([InputDevice(path: folder.file("no/folder/knob"), grabs: false)])
    }
    #expect(devices.interests.count == 1)
  }
}

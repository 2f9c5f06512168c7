// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import StepSliderEvdev
import StepSliderSpeech
import TestBench
import TestFiles
import Testing

@testable import sliderd

/// Sources of the daemon's loop, with a clock that the test controls.
@Suite struct LoopSourceTests {
  private let clock = ManualClock()
  private let start: ContinuousClock.Instant

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
    let (loop, time) = (EventLoop(clock: clock), { [clock, start] in clock.now - start })
    let input = InputEnd(
      clock: clock,
      isSilent: { time() >= .milliseconds(words) },
      areCommandsRunning: { time() < .milliseconds(commands) }
    )
    var isOver = false
    loop.add(input) { isOver = true }
    input.begin(at: clock.now)
    // Other sources end words and commands, and wake the loop.
    for milliseconds in [words, commands] {
      loop.run(until: start + .milliseconds(min(milliseconds, 4000))) { !isOver }
    }
    loop.run { !isOver }
    #expect(isOver)
    #expect(time() >= .milliseconds(end))
    #expect(time() <= .milliseconds(max(end, min(words, 4000), min(commands, 2000))))
  }

  @Test func `a failed reload reports the reason and keeps the current file`() {
    let (settings, heard) = reload(of: "/nowhere/sliderd.toml") { () throws(Failure) in
      throw Failure(status: .badConfiguration, message: "a mistake")
    }
    settings.begin { _ in [] }
    #expect(heard.turn(clock) == ["/nowhere/sliderd.toml no longer exists"])
    #expect(settings.file == "/nowhere/sliderd.toml")
    let (other, answers) = reload(of: "/etc/passwd") { () throws(Failure) in
      throw Failure(status: .badConfiguration, message: "a mistake")
    }
    other.begin { _ in [] }
    #expect(answers.turn(clock) == ["a mistake"])
    #expect(clock.now == start)
  }

  @Test func `a new reload replaces the one in progress`() {
    let numbers = Counter()
    let (settings, heard) = reload(of: nil) { () throws(Failure) in
      numbers.count += 1
      throw Failure(status: .noInput, message: "reading \(numbers.count)")
    }
    settings.begin { _ in [] }
    settings.begin { _ in [] }
    #expect(heard.turn(clock) == ["reading 2"])
    settings.begin { _ in [] }
    settings.cancel()
    #expect(heard.turn(clock) == [])
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

  @Test func `a slider's file is written once, a second after the last change`() throws {
    let folder = try TemporaryFolder()
    let path = StatePath(text: folder.file("position"), isNamed: true)
    let file = try Disk.system.ownFile(path)
    let effects = PanelEffects(
      logging: false,
      of: SystemPrograms(),
      on: .system,
      clock: clock
    )
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    effects.serve([slider], doing: [(ChangeEffects.Plan(), file)], origins: [nil])
    for _ in 0..<4 {
      clock.advance(by: .milliseconds(500))
      let change = slider.adjust(.increment, cause: .program)
      effects.carryOut(try #require(change), of: slider, at: 0)
      #expect(effects.deadline == clock.now + .seconds(1))
    }
    let loop = EventLoop(clock: clock)
    loop.add(effects)
    loop.run { effects.deadline != nil }
    #expect(clock.now == start + .seconds(3))
    #expect(try file.read() == SliderState(of: slider).fileBytes)
  }

  private func reload(
    of file: String?,
    read: @escaping () throws(Failure) -> Settings
  ) -> (SettingsReload, Heard) {
    let settings = SettingsReload(
      of: file,
      on: .system,
      by: SystemPrograms(),
      clock: clock,
      read: read
    )
    return (settings, Heard(settings, clock: clock))
  }
}

/// The failures that a reload reported.
private final class Heard {
  private let loop: EventLoop
  private var messages: [String] = []

  init(_ settings: SettingsReload, clock: ManualClock) {
    loop = EventLoop(clock: clock)
    loop.add(settings) { [unowned self] result in
      if case .failure(let failure) = result { messages.append(failure.message) }
    }
  }

  /// Returns the failures until nothing more can come.
  func turn(_ clock: ManualClock) -> [String] {
    loop.run { true }
    defer { messages = [] }
    return messages
  }
}

private final class Counter {
  var count = 0
}

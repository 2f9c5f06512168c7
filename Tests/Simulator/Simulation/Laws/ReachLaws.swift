// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider

/// When sliderd must be back on a bus.
private struct Return {
  /// sliderd tries five times a second for a minute, then at least every 30 seconds.
  private static let (soon, late): (Duration, Duration) = (.seconds(1), .seconds(31))
  private static let hope: Duration = .seconds(58)

  /// Whether sliderd waits for the bus. It doesn't wait for one that was never there.
  private var isExpected: Bool
  /// Whether the bus didn't answer at the start. sliderd then tries less often.
  var isSlow = false
  private var absence: Duration?
  private var limit = Self.soon
  private var presence = Span()
  private var wasThere = false

  init(isExpected: Bool) { self.isExpected = isExpected }

  /// Notes whether sliderd can be on the bus, whether it is, and whether the bus is gone. Returns
  /// whether it should be there.
  mutating func isDue(
    _ isPossible: Bool,
    isThere: @autoclosure () -> Bool,
    isGone: Bool,
    at time: Duration
  ) -> Bool {
    if !wasThere { look(isThere: isThere(), isGone: isGone) }
    let length = presence.note(isPossible, at: time)
    guard isPossible else {
      absence = absence ?? time
      return false
    }
    if let absence, length == .zero {
      limit = time - absence < Self.hope && !isSlow ? Self.soon : Self.late
    }
    guard length > limit else { return false }
    absence = nil
    return isExpected
  }

  private mutating func look(isThere: Bool, isGone: Bool) {
    wasThere = isThere
    if isThere || isGone { isExpected = isThere }
    isSlow = isSlow && !isThere
  }

  /// The bus was away, perhaps for no time.
  mutating func interrupt(at time: Duration) {
    presence.reset()
    absence = absence ?? time
  }

  /// The bus died, perhaps for no time. sliderd doesn't wait for one that never answered.
  mutating func die(at time: Duration) {
    isExpected = isExpected && wasThere
    interrupt(at: time)
  }

  /// The machine slept, so that nothing happened.
  mutating func sleep() {
    presence.reset()
    (limit, absence) = (Self.late, .seconds(-60))
  }
}

/// Programs reach the sliders within a second of a bus's return; within half a minute if it was
/// away for long.
final class Reached: Law {
  static let name = "programs reach it"
  static let sentence = """
    Programs reach the sliders within a second of a bus's return; within half a minute if it was \
    away for long.
    """

  private var wait = Return(isExpected: false)
  private var pace = Pace()

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .started: wait = Return(isExpected: world.desktop.session.state == .running)
    case .action(.machineSleeps): wait.sleep()
    case .action(.service(.sessionBus, .dies)): wait.die(at: record.time)
    case .action(.service), .action(.calm): wait.interrupt(at: record.time)
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    let state = world.desktop.session.state
    let isDue = wait.isDue(
      state == .running && world.isAwake,
      isThere: world.isReachable,
      isGone: state == .dead,
      at: world.clock.time
    )
    guard isDue, pace.isTurn(at: world.clock.time) else { return nil }
    return world.isReachable ? nil : "no program can find it"
  }
}

/// A screen reader that listens finds the sliders, and knows each change.
final class Found: Law {
  static let name = "screen readers find it"
  static let sentence = """
    So do screen readers. They are told of changes, at least the last of quick ones, within 0.15 \
    s if they can be interrupted.
    """

  /// How long a change takes on its way, after it has rested; less if the screen reader can be
  /// interrupted.
  private static let (delay, quickDelay): (Duration, Duration) = (
    .milliseconds(500), .milliseconds(150)
  )

  private var wait = Return(isExpected: false)
  private var pace = Pace()
  /// What a screen reader found before sliderd started, such as an earlier process that has just
  /// ended.
  private var strangers: Set<String> = []
  private var last: Slider?
  /// The new index of the only slider, since when, and the index before.
  private var change: (index: Int, time: Duration, origin: Int)?

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .started:
      wait = Return(isExpected: world.desktop.session.state != .dead)
      strangers = world.foundPrograms
    case .action(.machineSleeps):
      wait.sleep()
      forget()
    case .action(.service), .action(.calm), .action(.screenReader), .action(.registryRestarts),
      .action(.registryHangs):
      wait.interrupt(at: record.time)
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    let isAwake = world.isAwake
    if !isAwake, world.isAccessibilityLate { wait.isSlow = true }
    let isDue = wait.isDue(
      isAwake && world.screenReader.isListening && world.canBeFound,
      isThere: !world.foundPrograms.isSubset(of: strangers),
      isGone: !isAwake && world.desktop.session.state == .dead,
      at: world.clock.time
    )
    guard isDue else {
      note(world.panel, at: world.clock.time)
      change = nil
      return nil
    }
    if pace.isTurn(at: world.clock.time), !world.isFound { return "a screen reader can't find it" }
    return followChange(in: world)
  }

  private func forget() { (last, change) = (nil, nil) }

  private func followChange(in world: World) -> String? {
    if world.hasNews || last == nil { note(world.panel, at: world.clock.time) }
    let delay = world.canBeInterrupted ? Self.quickDelay : Self.delay
    guard let change, world.clock.time > change.time + delay else { return nil }
    self.change = nil
    // Of a value that came back before it could be told, there is nothing to tell.
    let told = world.screenReader.toldValue
    let isTold = told.map { $0 == .double(Double(change.index)) } ?? (change.index == change.origin)
    return isTold ? nil : "a screen reader isn't told of \(change.index)"
  }

  private func note(_ panel: SliderPanel?, at time: Duration) {
    guard let panel, panel.controls.count == 1 else { return forget() }
    let now = panel.focusedControl.slider
    if last?.stops != now.stops || last?.presentation != now.presentation { forget() }
    if let last, now.index != last.index {
      change = (now.index, time, change?.origin ?? last.index)
    }
    last = now
  }
}

/// The moments at which a law looks at something that takes long to look at.
private struct Pace {
  private var next: Duration = .zero

  mutating func isTurn(at time: Duration) -> Bool {
    guard time >= next else { return false }
    next = time + .seconds(1)
    return true
  }
}

/// Programs that follow the D-Bus signals are told of each change.
final class Signals: Law {
  static let name = "signals"
  static let sentence = "Programs that follow the D-Bus signals are told of each change."

  private static let delay: Duration = .milliseconds(100)

  private var known: [String: Int] = [:]
  private var last: [String: Int] = [:]
  private var owed: [String: Duration] = [:]
  private var steady = Span()

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .started, .action(.machineSleeps), .action(.service), .action(.calm): forget()
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    guard let client = world.client, world.isAwake else {
      forget()
      return nil
    }
    note(client.takeSignals())
    let time = world.clock.time
    guard steady.note(true, at: time) > .seconds(1), let panel = world.panel else { return nil }
    if world.hasNews || last.isEmpty {
      guard world.isReachable else {
        forget()
        return nil
      }
      note(panel, at: time)
    }
    return owed.isEmpty ? nil : overdue(in: panel, at: time)
  }

  private func note(_ panel: SliderPanel, at time: Duration) {
    let now = Dictionary(panel.sliders.map { ($0.presentation.id, $0.index) }) { first, _ in first }
    for (id, index) in now where index != last[id, default: index] { owed[id] = time }
    last = now
  }

  private func overdue(in panel: SliderPanel, at time: Duration) -> String? {
    for id in owed.keys(where: { time > $0 + Self.delay }) {
      owed[id] = nil
      guard let path = id.objectPath(below: "/org/stepslider/Sliderd1"),
        let slider = panel.sliders.first(where: { $0.presentation.id == id })
      else { continue }
      if known[path] != slider.index { return "no signal tells of \(id) at \(slider.index)" }
    }
    return nil
  }

  private func forget() {
    (known, last, owed) = ([:], [:], [:])
    steady.reset()
  }

  private func note(_ signals: [SimulatedClient.Received<DBusSignal>]) {
    for signal in signals.map(\.value) where signal.member == "PropertiesChanged" {
      guard signal.arguments.count == 3,
        case .uint32(let index)? = signal.arguments[1].entries?["Index"]
      else { continue }
      known[signal.path] = Int(index)
    }
  }
}

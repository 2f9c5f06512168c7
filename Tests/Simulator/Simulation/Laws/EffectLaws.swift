// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import sliderd

/// A position at rest for a second is on the disk, and a changing one is at most five seconds old,
/// whatever ends sliderd.
final class Saved: Law {
  static let name = "saved positions"
  static let sentence = """
    A position at rest for a second is on the disk, or half a minute after the disk's recovery.
    """

  /// Time that the simulated disk needs beyond its own.
  private static let slack: Duration = .milliseconds(100)

  /// The state of each slider by its file, and since when the disk doesn't have it.
  private var unsaved: [String: (state: SliderState, since: Duration)] = [:]
  private var stops: [String: Stops] = [:]
  /// The files of the sliders when they were last looked at.
  private var paths: Set<String> = []
  /// How many reloads took effect since then. Between two, sliders may have had other stops.
  private var reloads = 0
  /// Whether a mouse button is down, so that what it moved may be restored.
  private var isDragging = false
  /// How long the disk takes, and until when something may take as long as it took before.
  private var (diskDuration, slowEnd): (Duration, Duration) = (.zero, .zero)
  /// When sliderd last went on, and when it then heard of a failure from before.
  private var (continuation, lateFailure): (Duration, Duration) = (.zero, .zero)

  func rest(in world: World) -> String? {
    noteDisk(in: world)
    guard let panel = world.panel else { return nil }
    if world.hasNews { look(at: panel, in: world) }
    return overdue(in: world)
  }

  private func noteDisk(in world: World) {
    guard world.disk.duration != diskDuration else { return }
    slowEnd = world.clock.time + diskDuration * 2 + .seconds(1)
    diskDuration = world.disk.duration
  }

  private func look(at panel: SliderPanel, in world: World) {
    let found = lookAtSliders(of: panel, in: world)
    let gone = paths.subtracting(found)
    (paths, reloads) = (found, 0)
    // What was removed may have moved in the moment of its removal.
    if isDragging || world.hasReadInput { for path in gone { unsaved[path] = nil } }
  }

  /// Returns the files of the sliders.
  private func lookAtSliders(of panel: SliderPanel, in world: World) -> Set<String> {
    var found: Set<String> = []
    if reloads > 1 { stops = [:] }
    for index in panel.controls.indices {
      let slider = panel.controls[index].slider
      guard let path = world.disk.path(of: slider.presentation.id, at: index) else { continue }
      found.insert(path)
      let state = SliderState(of: slider)
      // Other stops are a new start.
      if stops.updateValue(slider.stops, forKey: path) != slider.stops {
        world.disk.noteStart(path, state)
      }
      guard world.disk.states[path] != state, world.disk.isChanged(path, state) else {
        unsaved[path] = nil
        continue
      }
      // Several keys at one time may end where they began. Lines may wait after they were read.
      if unsaved[path]?.state != state || world.hasReadInput || world.start.readsLines {
        unsaved[path] = (state, world.clock.time)
      }
    }
    return found
  }

  private func overdue(in world: World) -> String? {
    guard !unsaved.isEmpty else { return nil }
    let limit = .seconds(1) + world.disk.duration * 2 + Self.slack
    // After a failure, the position is saved again within half a minute.
    let wellSince = max(world.disk.wellSince, lateFailure)
    let wellLimit = max(slowEnd, wellSince + limit + .seconds(31))
    guard world.disk.isWell, world.clock.time >= wellLimit, world.isAwake else { return nil }
    for path in unsaved.keys(where: { world.clock.time - max($0.since, world.waking) > limit }) {
      // A slider that was removed is saved, but not looked at any more.
      guard let entry = unsaved[path], world.disk.states[path] != entry.state else { continue }
      return "\(entry.state) has rested since \(entry.since.inUnits), but \(path) isn't saved"
    }
    return nil
  }

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .action(.disk), .action(.machineSleeps): noteDisk(in: world)
    case .started: (unsaved, stops, paths, reloads) = ([:], [:], [], 0)
    // A suspended sliderd saves nothing. Requests may have waited for a bus, or may end where they
    // began.
    case .action(.signal(.cont)), .action(.service), .action(.client), .action(.screenReader):
      if case .action(.signal) = record.event { continuation = record.time }
      for path in unsaved.keys { unsaved[path]?.since = record.time + Self.slack }
    case .logged(let line)
    where line.contains("was not saved") && record.time < continuation + Self.slack:
      lateFailure = record.time
    case .ordered(let words) where words.hasPrefix("settings updated"): reloads += 1
    case .action(.mouse(.press)), .action(.mouse(.drag)): isDragging = true
    case .action(.mouse(.release)): isDragging = false
    // After a sleep of the machine, the time for the disk may be over. What failed while the disk
    // was unwell isn't tried again during an end.
    case .ended
    where world.disk.isWell && world.disk.duration < .seconds(1)
      && record.time > max(world.waking, world.disk.wellSince) + .seconds(1):
      let path = unsaved.keys.filter { world.disk.states[$0] != unsaved[$0]?.state }.min()
      return path.flatMap { path in
        unsaved[path].map { "sliderd ended, and \(path) isn't \($0.state)" }
      }
    default: break
    }
    return nil
  }
}

/// A command never runs twice in a row for the same value.
final class Commands: Law {
  static let name = "commands"
  static let sentence = "A command never runs twice in a row for the same value."

  /// The words of each program's last run.
  private var last: [String: [String]] = [:]
  /// Until when a reload may remove a slider and bring it back elsewhere, without its command.
  private var reloadEnd: Duration = .zero

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    // A program that tells a value is asked again and again, and one that is given none can't know it.
    case .ran(let words) where !words[0].hasPrefix("get-") && words.count > 1:
      guard record.time > reloadEnd else { return nil }
      return last.updateValue(words, forKey: words[0]) == words ? "\(words) ran twice" : nil
    case .action(.signal(.hup)): (last, reloadEnd) = ([:], record.time + .seconds(3))
    case .started, .ended, .action(.configuration), .action(.programs): last = [:]
    default: break
    }
    return nil
  }
}

/// At most two saves of a position wait, and a slider runs one command at a time.
final class Bounded: Law {
  static let name = "bounded queues"
  static let sentence = """
    At most two saves of a position wait, and a slider runs one command at a time.
    """

  func rest(in world: World) -> String? {
    if world.mostWaitingSaves > 2 { return "\(world.mostWaitingSaves) saves wait for the disk" }
    let several = world.runningPrograms.keys { $0 > 1 }.first
    return several.map { "\($0) runs more than once at a time" }
  }
}

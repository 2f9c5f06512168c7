// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A position is saved at most once a second, so that a held key doesn't wear out the disk.
final class Wear: Law {
  static let name = "few saves"
  static let sentence = "A position is saved at most once a second."

  private static let pause: Duration = .milliseconds(890)

  private var saves: [String: Duration] = [:]
  private var lastDiskChange: Duration = .seconds(-60)
  /// Until when a reload may remove a slider, which is then saved at once.
  private var reloadEnd: Duration = .zero
  private var well = Span()

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .saved(let id, _):
      let last = saves.updateValue(record.time, forKey: id)
      guard world.isListening, let last, record.time - last < Self.pause,
        record.time > max(lastDiskChange + .seconds(15), reloadEnd)
      else { return nil }
      return "\(id) is saved again after \((record.time - last).inUnits)"
    // A save that began on a slow disk may end after it.
    case .action(.disk): (saves, lastDiskChange) = ([:], record.time)
    case .action(.signal(.hup)): (saves, reloadEnd) = ([:], record.time + .seconds(3))
    // What waits is saved at an end, and before a reload.
    case .started, .ended, .action(.signal), .action(.configuration),
      .action(.machineSleeps):
      saves = [:]
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    let isWell = world.disk.isWell && world.disk.duration < .milliseconds(100)
    // What has waited comes at once.
    if well.note(isWell, at: world.clock.time) < .seconds(2) { saves = [:] }
    return nil
  }
}

/// While a slider keeps changing, what the disk has is at most a few seconds old.
final class Age: Law {
  static let name = "age of saved positions"
  static let sentence = """
    While a slider keeps changing, what the disk has is a few seconds old at most.
    """

  private static let limit: Duration = .milliseconds(5500)

  /// Since when the disk has an older position, by its file.
  private var since: [String: Duration] = [:]
  /// Whether the disk or a slider may have another position than when they were compared.
  private var isStale = false
  private var last: [Int] = []
  private var well = Span()

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .saved(let id, _):
      isStale = true
      if let path = world.disk.path(of: id, at: 0), since[path] != nil { since[path] = record.time }
    case .started, .ended: since = [:]
    case .action(.machineSleeps): well.reset()
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    let isWell = world.isAwake && world.disk.isWell && world.disk.duration < .milliseconds(100)
    let length = well.note(isWell, at: world.clock.time)
    if world.indices != last || isStale { compare(in: world) }
    // After a failure, the position is saved again within half a minute.
    guard length > .seconds(40) else { return nil }
    let old = since.keys { world.clock.time - $0 > Self.limit }.first
    return old.map { "\($0) is older than \(Self.limit.inUnits)" }
  }

  private func compare(in world: World) {
    (isStale, last) = (false, world.indices)
    let old = since
    since = [:]
    let controls = world.panel?.controls ?? []
    for index in controls.indices {
      let slider = controls[index].slider
      let state = SliderState(of: slider)
      guard let path = world.disk.path(of: slider.presentation.id, at: index),
        world.disk.states[path] != state, world.disk.isChanged(path, state)
      else { continue }
      since[path] = old[path] ?? world.clock.time
    }
  }
}

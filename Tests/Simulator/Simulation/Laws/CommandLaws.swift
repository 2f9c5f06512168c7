// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The last value of a slider reaches its command, however long the commands before it take.
final class LastCommand: Law {
  static let name = "last command"
  static let sentence = "The last value of a slider reaches its command."

  /// A command that hangs is ended after ten seconds.
  private static let patience: Duration = .seconds(13)

  private static let programs = [
    "volume": "set-volume", "text-size": "set-text-size", "Brightness": "set-brightness",
  ]

  private var last: [Slider] = []
  private var lastIndices: [Int] = []
  /// Whether the sliders may have changed since they were last looked at.
  private var isStale = false
  private var changes: [String: Duration] = [:]
  /// When the first of them has waited long enough.
  private var nextLook: Duration = .zero
  /// Until when a reload may move sliders, without their commands.
  private var reloadEnd: Duration = .zero
  private var lastMiss: Duration = .seconds(-60)
  /// The last argument of each program, and when it ran.
  private var runs: [String: (argument: String, time: Duration)] = [:]

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .ran(let words): runs[words[0]] = (words.dropFirst().first ?? "", record.time)
    case .started, .ended: (last, changes, runs) = ([], [:], [:])
    case .action(.machineSleeps(let time)): postpone(at: record.time + time)
    // Nothing runs if the program is missing.
    case .logged(let line) where line.hasSuffix(" not found"):
      (changes, last, lastMiss) = ([:], [], record.time)
    case .action(.signal(.hup)): reloadEnd = record.time + .seconds(3)
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    if world.indices != lastIndices { (isStale, lastIndices) = (true, world.indices) }
    guard isStale || !changes.isEmpty else { return nil }
    guard let panel = world.panel, world.isAwake else {
      postpone(at: world.clock.time)
      return nil
    }
    let isDue = world.clock.time > nextLook
    guard isStale || isDue else { return nil }
    if isStale { note(panel.sliders, at: world.clock.time) }
    defer { nextLook = (changes.values.min() ?? .zero) + Self.patience }
    return isDue ? overdue(in: panel, at: world.clock.time) : nil
  }

  private func postpone(at time: Duration) { for id in changes.keys { changes[id] = time } }

  private func note(_ sliders: [Slider], at time: Duration) {
    for slider in sliders {
      let id = slider.presentation.id
      let old = last.first { $0.presentation.id == id }
      guard let old, old.stops == slider.stops, time > reloadEnd, time > lastMiss + .seconds(20)
      else {
        changes[id] = nil
        continue
      }
      if old.index != slider.index { changes[id] = time }
    }
    for id in changes.keys where !sliders.contains(where: { $0.presentation.id == id }) {
      changes[id] = nil
    }
    (last, isStale) = (sliders, false)
  }

  private func overdue(in panel: SliderPanel, at time: Duration) -> String? {
    for id in changes.keys(where: { time > $0 + Self.patience }) {
      guard let slider = panel.sliders.first(where: { $0.presentation.id == id }),
        last.contains(slider), let program = program(of: slider)
      else {
        changes[id] = nil
        continue
      }
      let run = runs[program]
      // Several changes at one time may end where they began.
      if let run, time <= run.time + Self.patience { continue }
      changes[id] = nil
      let value = slider.value?.description ?? ""
      let letters = ["s", "m", "l", "xl", "xxl"]
      let known = [value, "\(value)%"] + (id == "text-size" ? [letters[slider.index]] : [])
      guard let run, known.contains(run.argument) else {
        return "\(program) didn't get \(value), but \(run?.argument ?? "nothing")"
      }
    }
    return nil
  }

  private func program(of slider: Slider) -> String? {
    if let program = Self.programs[slider.presentation.id] { return program }
    if let program = Self.programs[slider.presentation.label ?? ""] { return program }
    return slider.stops.count == 1_000_000 ? "set-million" : nil
  }
}

/// A command's failure is announced exactly once.
final class FailuresTold: Law {
  static let name = "failures told"
  static let sentence = "A command's failure is announced exactly once."

  /// The end of the words, which may begin with a capital letter.
  private static let words = "ot applied"
  private static let reasons = [
    "failed with exit status", "was terminated by signal", "took longer than", "not found",
    "can't run",
  ]

  private var last: [Int] = []
  private var wanted: Duration?
  private var lastOrder: Duration?
  private var lastReload: Duration = .seconds(-60)
  private var (failures, heard) = (0, 0)

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .ordered(let words) where words.hasSuffix(Self.words):
      (wanted, lastOrder) = (nil, record.time)
    case .heard(let words) where words.hasSuffix(Self.words):
      heard += 1
      return heard > failures ? "a failure is told again" : nil
    case .logged(let line) where Self.isFailure(line):
      failures += 1
      // A slider that was removed says nothing.
      guard lastOrder != record.time, record.time - lastReload > .seconds(30) else { return nil }
      wanted = record.time
    case .logged(let line) where wanted != nil && line.contains("sound server"): wanted = nil
    case .action(.signal(.hup)), .action(.configuration): lastReload = record.time
    case .started, .ended: (wanted, failures, heard) = (nil, 0, 0)
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    defer { last = world.indices }
    // Another change makes it outdated.
    if world.indices != last || world.hasScreenReader || world.isVoiceChanging { wanted = nil }
    guard let wanted, world.isAwake, world.isQuiet, world.clock.time > wanted else { return nil }
    return "a failed command isn't told"
  }

  private static func isFailure(_ line: String) -> Bool {
    line.hasPrefix("warning") && !line.hasPrefix("warning: settings not updated")
      && reasons.contains { line.contains($0) }
  }
}

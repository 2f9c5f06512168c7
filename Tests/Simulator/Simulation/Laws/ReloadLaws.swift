// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A reload brings the sliders of the newest configuration, all of them, or says that it doesn't.
final class Reloads: Law {
  static let name = "reloads"
  static let sentence = "A reload brings the newest configuration, or says that it doesn't."

  /// How long programs may take to tell where sliders start, and a little more.
  private static let patience: Duration = .milliseconds(2500)

  private var wanted: (ids: [String], since: Duration)?
  private var last: SliderPanel?
  private var lastSignal: Duration = .seconds(-60)
  /// Whether no other reload is underway.
  private var isAlone = true

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .action(.signal(.hup)):
      let ids = world.configuration.map(Self.ids)
      wanted = world.isAwake ? ids.map { ($0, record.time) } : nil
      isAlone = record.time > lastSignal + .seconds(30)
      lastSignal = record.time
    // A suspended sliderd may still have another reload to do.
    case .action(.signal(.cont)): (isAlone, lastSignal) = (false, record.time)
    case .logged(let line) where line.hasPrefix("warning: settings not updated"):
      wanted = nil
      guard isAlone, let last, let panel = world.panel else { return nil }
      return panel.isMade(like: last) ? nil : "a reload failed, but the sliders are others"
    case .action(.machineSleeps(let time)):
      (wanted, isAlone, lastSignal) = (nil, false, record.time + time)
    case .action(.terminal(.closes)), .started, .ended: wanted = nil
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    if world.hasNews { last = world.panel }
    guard let wanted else { return nil }
    guard world.isAwake else {
      self.wanted = nil
      return nil
    }
    guard world.clock.time > wanted.since + Self.patience else { return nil }
    self.wanted = nil
    let ids = last?.controls.map(\.slider.presentation.id) ?? []
    return ids == wanted.ids ? nil : "the sliders are \(ids), not \(wanted.ids)"
  }

  private static func ids(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.hasPrefix("id = \"") ? String(line.dropFirst(6).dropLast()) : nil
    }
  }
}

extension SliderPanel {
  /// Whether the sliders have the same names and stops.
  fileprivate func isMade(like other: SliderPanel) -> Bool {
    controls.elementsEqual(other.controls) {
      $0.slider.presentation.id == $1.slider.presentation.id && $0.slider.stops == $1.slider.stops
    }
  }
}

/// Nothing moves a slider but the user and programs. A reload keeps the focus, and the positions of
/// sliders that stay. Those that come back are where they were.
final class Kept: Law {
  static let name = "kept positions"
  static let sentence = """
    Only the user and programs move a slider. A reload keeps focus and positions.
    """

  /// How long after an action a slider may still move because of it. The rest of a key is awaited
  /// for up to 2.2 s, and a number's for a second more.
  private static let (input, request): (Duration, Duration) = (.milliseconds(3500), .seconds(60))

  private var last: SliderPanel?
  private var removed: [String: Slider] = [:]
  private var isDiskWell = true
  /// Until when something else may move a slider.
  private var unclearEnd: Duration = .zero

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .started: (last, removed, isDiskWell) = (nil, [:], true)
    case .action(.machineSleeps(let time)): unclearEnd += time
    // A request may wait for a bus, and a drag for its end.
    case .action(.client), .action(.screenReader), .action(.mouse), .action(.service),
      .action(.calm):
      unclearEnd = record.time + Self.request
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    isDiskWell = isDiskWell && world.disk.isWell && world.disk.duration < .milliseconds(100)
    noteWhatMoves(in: world)
    guard world.hasNews else { return nil }
    defer { last = world.panel }
    guard let last, let panel = world.panel else { return nil }
    let isClear = world.clock.time > unclearEnd
    if hasSameSliders(panel, last) { return isClear ? moved(from: last, to: panel) : nil }
    return change(from: last, to: panel, isClear: isClear)
  }

  private func noteWhatMoves(in world: World) {
    // Lines may wait after they were read.
    let isMoved = world.hasReadInput || !world.isAwake || world.start.readsLines
    if isMoved { unclearEnd = max(unclearEnd, world.clock.time + Self.input) }
    let (session, accessibility) = (world.desktop.session.state, world.desktop.accessibility.state)
    guard session == .hanging || accessibility == .hanging else { return }
    unclearEnd = max(unclearEnd, world.clock.time + Self.request)
  }

  private func hasSameSliders(_ panel: SliderPanel, _ other: SliderPanel) -> Bool {
    guard panel.controls.count == other.controls.count else { return false }
    return panel.controls.indices.allSatisfy {
      panel.controls[$0].slider.presentation.id == other.controls[$0].slider.presentation.id
    }
  }

  private func moved(from last: SliderPanel, to panel: SliderPanel) -> String? {
    for (old, new) in zip(last.controls, panel.controls) where old.slider.index != new.slider.index
    {
      guard old.slider.stops == new.slider.stops else { continue }
      let move = "from \(old.slider.index) to \(new.slider.index)"
      return "\(new.slider.presentation.id) moves \(move) by itself"
    }
    return panel.focusedIndex == last.focusedIndex ? nil : "the focus moves by itself"
  }

  private func change(
    from last: SliderPanel,
    to panel: SliderPanel,
    isClear: Bool
  ) -> String? {
    let (old, new) = (last.sliders, panel.sliders)
    // A key may have moved it in the moment of its removal.
    for slider in old { removed[slider.presentation.id] = isClear ? slider : nil }
    for slider in new {
      let id = slider.presentation.id
      guard let before = removed.removeValue(forKey: id), before.stops == slider.stops else {
        continue
      }
      let isStaying = old.contains { $0.presentation.id == id }
      // A program tells where the volume starts.
      guard isClear, isStaying || (isDiskWell && id != "volume") else { continue }
      if before.index != slider.index { return "\(id) was at \(before.index), now \(slider.index)" }
    }
    let focus = last.focusedControl.slider.presentation.id
    guard isClear, new.contains(where: { $0.presentation.id == focus }) else { return nil }
    return panel.focusedControl.slider.presentation.id == focus
      ? nil : "\(focus) has lost the focus"
  }
}

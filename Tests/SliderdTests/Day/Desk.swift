// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import StepSliderTerminal

@testable import sliderd

/// The decision-making parts of sliderd, connected as in the daemon, with a simulated clock.
/// Checks what must hold at any moment.
struct Desk {
  private(set) var time: Duration = .zero
  private let beginning = ContinuousClock.now
  private(set) var panel: SliderPanel
  private(set) var voice = SimulatedVoice()
  private var keys = KeyDecoder()
  private var lastByte: Duration = .zero
  private var repeats = RepeatDetector()
  private var device = EvdevDecoder(bindings: .standard)
  private var schedules: [SaveSchedule]
  private var saved: [String]
  private var saveTimes: [Duration?]
  /// The numbers of changes and of saved positions.
  private(set) var changes = 0
  private(set) var saves = 0
  /// The broken rules, each with its time.
  private(set) var broken: [String] = []

  init(sliders: [Slider]) {
    panel = SliderPanel(sliders.map { SliderControl($0) })
    schedules = sliders.map { _ in SaveSchedule() }
    saved = sliders.map { "\(SliderState(of: $0))" }
    saveTimes = sliders.map { _ in nil }
    carryOut(panel.takeFocus())
  }

  /// Advances time, and does everything that is due.
  mutating func wait(_ duration: Duration) {
    let end = time + duration
    while let next = deadline, next <= end {
      time = max(time, next)
      advance()
    }
    time = end
    advance()
    examine()
  }

  private var deadline: Duration? {
    let waiting =
      [voice.end, keys.patience.map { lastByte + $0 }]
      + schedules.map { $0.deadline.map { $0 - beginning } }
    return waiting.compactMap(\.self).min()
  }

  private mutating func advance() {
    voice.advance(to: time)
    if let patience = keys.patience, lastByte + patience <= time { follow(keys.giveUpWaiting()) }
    for place in schedules.indices {
      let isDue = schedules[place].isDue(at: beginning + time)
      if isDue { save(place) }
    }
  }

  private mutating func save(_ place: Int) {
    let state = "\(SliderState(of: panel.sliders[place]))"
    if let last = saveTimes[place], time - last < SaveSchedule.rest { complain("saved too soon") }
    (saved[place], saveTimes[place]) = (state, time)
    saves += 1
  }

  private mutating func complain(_ rule: String) { broken.append("\(time): \(rule)") }
}

// Events.
extension Desk {
  /// Receives bytes from the terminal.
  mutating func type(_ bytes: some Sequence<UInt8>) {
    lastByte = time
    follow(keys.decode(bytes))
  }

  /// Receives events from a device.
  mutating func turn(_ events: [EvdevEvent]) {
    for action in device.decode(events) { carryOut(panel.perform(action, at: time)) }
    if device.needsKeysDown { device.resynchronize(keysDown: []) }
  }

  /// Replaces the device by another one.
  mutating func plugIn() { device = EvdevDecoder(bindings: .standard) }

  mutating func point(_ event: PointerEvent, in layout: SliderLayout) {
    carryOut(panel.point(event, in: layout, at: time))
  }

  mutating func loseSound() { voice.loseSound(at: time) }

  mutating func restoreSound() {
    if voice.restoreSound() { carryOut(panel.control.value) }
  }

  /// Ends sliderd and restarts it with the saved positions.
  mutating func startAgain() {
    carryOut(panel.cancelPointer())
    for place in schedules.indices {
      let isUnsaved = schedules[place].finish()
      if isUnsaved { saved[place] = "\(SliderState(of: panel.sliders[place]))" }
    }
    let before = panel.sliders
    let sliders = zip(before, saved).map { slider, text in
      Slider(
        stops: slider.stops,
        index: SliderState(text)?.index(in: slider.stops),
        presentation: slider.presentation,
        availability: slider.availability
      )
    }
    if sliders.map(\.index) != before.map(\.index) { complain("a position was lost on restart") }
    panel = SliderPanel(sliders.map { SliderControl($0) })
    voice.stop()
    carryOut(panel.takeFocus())
  }

  private mutating func follow(_ events: [TerminalEvent]) {
    for case .press(let press) in events {
      carryOut(panel.press(repeats.judge(press, at: time), at: time))
    }
  }

  /// Does what ``Daemon/apply(_:)`` does.
  private mutating func carryOut(_ response: SliderResponse) {
    voice.announce(response.words, at: time)
    guard let change = response.change else { return }
    changes += 1
    if change.to != panel.control.slider.index { complain("\(change) differs from the slider") }
    if change.moved { schedules[response.slider].change(at: beginning + time) }
  }
}

// Rules that must hold.
extension Desk {
  private mutating func examine() {
    for (place, slider) in panel.sliders.enumerated() {
      if !slider.stops.indices.contains(slider.index) { complain("invalid index \(slider.index)") }
      let isKept = schedules[place].deadline != nil || saved[place] == "\(SliderState(of: slider))"
      if !isKept { complain("\(saved[place]) is saved, but the slider is at \(slider.index)") }
    }
    if let words = voice.stale.first { complain("stale words: \(words)") }
    guard voice.isAtRest else { return }
    if voice.heard != voice.wanted.last { complain("\(voice.wanted) wasn't heard") }
    let value = panel.control.texts.value
    if !voice.wanted.contains(where: { $0.contains(value) }) {
      complain("\(value) isn't in the last words: \(voice.wanted)")
    }
  }
}

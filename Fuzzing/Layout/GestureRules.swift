// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider

/// Rules for any use of a pointer on a slider.
struct GestureRules {
  private let layout: SliderLayout
  private let labels: [TickLabel]
  private var slider: Slider
  private var gesture = PointerGesture()
  /// The index of the thumb at the press that holds it, or where something else moved it later.
  private var origin: Int?
  /// The last index to which the pointer moved the thumb.
  private var reached = 0
  /// Whether a change was reported since then.
  private var isChangeTold = false

  init(layout: SliderLayout, input: inout FuzzInput) {
    self.layout = layout
    let stops = layout.scale.stops
    let index = input.index(below: stops.count)
    slider = Slider(stops: stops, index: index, pageSize: input.index(below: 20))
    let size = input.size()
    labels = stops.count <= 2000 ? layout.labels(at: index) { _ in size } : []
  }

  mutating func examine(_ input: inout FuzzInput) {
    while !input.isEmpty {
      if input.byte() % 16 == 0 {
        slider.availability = input.element(of: [.enabled, .enabled, .disabled, .readOnly])
      }
      if input.byte() % 8 == 0 { adjust(&input) }
      follow(placed(input.event(), &input))
    }
    slider.availability = .enabled
    follow(nil)
    check(!gesture.isHolding, "a cancelled gesture holds nothing")
  }

  /// Makes a change by key while a pointer may hold the thumb.
  private mutating func adjust(_ input: inout FuzzInput) {
    let stop = SliderAdjustment.stop(input.index(below: slider.stops.count))
    slider.adjust(input.element(of: [.increment, .decrement, .pageUp, stop]), cause: .key)
    if gesture.isHolding, slider.index != reached { (origin, isChangeTold) = (slider.index, false) }
  }

  /// Returns the event, or moves it to the slider's thumb or track, which random points seldom
  /// hit.
  private func placed(_ event: PointerEvent?, _ input: inout FuzzInput) -> PointerEvent? {
    let stop = input.index(below: layout.scale.stops.count)
    switch (event, input.byte() % 4) {
    case (.press, 2) where !labels.isEmpty:
      return .press(at: input.element(of: labels).frame.center)
    case (.press, 0): return .press(at: layout.thumb(at: slider.index).center)
    case (.press, 1): return .press(at: layout.point(of: stop))
    case (.move(_, let isFine), 0): return .move(to: layout.point(of: stop), isFine: isFine)
    default: return event
    }
  }

  private mutating func follow(_ event: PointerEvent?) {
    let (before, wasHolding) = (slider.index, gesture.isHolding)
    let change =
      if let event {
        gesture.handle(event, on: &slider, in: layout, labels: labels)
      } else {
        gesture.end(.cancelled, on: &slider)
      }
    reached = slider.index
    check(slider.stops.indices.contains(slider.index), "the index is a stop: \(slider.index)")
    if let change {
      let isReleased = event == .release && change.phase == .committed
      let isDone = change.didMove || change.phase == .committed
      check(
        change.needsAnnouncement == (isDone && !isReleased),
        "what was announced needs it no more: \(change)"
      )
      check(change.newIndex == slider.index, "a change leads to where the thumb is: \(change)")
      check(slider.stops.indices.contains(change.oldIndex), "a change began at a stop: \(change)")
    } else if !(wasHolding && !gesture.isHolding) {
      check(slider.index == before, "nothing moves without a change")
    }
    if gesture.isHolding, !wasHolding { (origin, isChangeTold) = (before, false) }
    if wasHolding, !gesture.isHolding { checkEnd(change, event) }
    if gesture.isHolding, let change {
      check(change.phase == .changing && change.didMove, "a held thumb is changing: \(change)")
      isChangeTold = true
    }
    if slider.availability != .enabled {
      check(!gesture.isHolding, "a slider that can't be changed isn't held")
    }
  }

  private func checkEnd(_ change: SliderChange?, _ event: PointerEvent?) {
    check((change != nil) == isChangeTold, "the end is told once where a change was")
    let isCommitted = event == .release && slider.availability == .enabled
    if let change {
      check(change.phase == (isCommitted ? .committed : .cancelled), "the end: \(change)")
      if isCommitted { check(change.oldIndex == origin, "all of the way is told: \(change)") }
    }
    if !isCommitted { check(slider.index == origin, "a cancelled gesture restores") }
  }
}

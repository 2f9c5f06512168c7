// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// A thumb that moves by other means while a pointer holds it, on a track with nine stops 40
/// points apart.
@Suite struct HeldThumbTests {
  private var slider: Slider
  private var gesture = PointerGesture()
  private let layout: SliderLayout

  init() throws {
    slider = Slider(stops: try Stops(count: 9), index: 2)
    layout = try StepSliderTests.layout(
      count: 9,
      length: 348,
      metrics: SliderMetrics { $0.labelThickness = 16 }
    )
  }

  @Test mutating func `a key press during a drag isn't undone by the next movement`() throws {
    _ = handle(.press(at: point(2)))
    #expect(handle(drag(to: 3))?.newIndex == 3)
    slider.adjust(.pageUp, cause: .key)
    #expect(slider.index == 5)
    #expect(handle(drag(to: 3.2)) == nil && slider.index == 5)
    let change = try required(handle(drag(to: 4.1)))
    #expect(change.oldIndex == 5 && change.newIndex == 6)
  }

  @Test mutating func `a cancelled drag keeps a value that a key committed meanwhile`() throws {
    _ = handle(.press(at: point(2)))
    _ = handle(drag(to: 3))
    slider.adjust(.increment, cause: .key)
    #expect(handle(drag(to: 5))?.newIndex == 6)
    let change = try required(gesture.end(.cancelled, on: &slider))
    #expect(change.oldIndex == 6 && change.newIndex == 4 && change.phase == .cancelled)
    #expect(slider.index == 4)
  }

  @Test(arguments: [SliderChange.Phase.committed, .cancelled])
  mutating func `a key press ends the drag, so the end of the gesture records nothing`(
    phase: SliderChange.Phase
  ) throws {
    _ = handle(.press(at: point(2)))
    _ = handle(drag(to: 3))
    slider.adjust(.maximum, cause: .key)
    #expect(gesture.end(phase, on: &slider) == nil)
    #expect(slider.index == 8 && !gesture.isHolding)
  }

  @Test mutating func `a drag after a key press commits a change from the key's stop`() throws {
    _ = handle(.press(at: point(2)))
    slider.adjust(.increment, cause: .key)
    _ = handle(drag(to: 4))
    let change = try required(handle(.release))
    #expect(change.oldIndex == 3 && change.newIndex == 5 && change.phase == .committed)
  }

  @Test mutating func `a press on a label moves to its stop, and a drag starts there`() throws {
    let edge = try required(labels.last).frame.minX + 1
    #expect(layout.index(nearestTo: LayoutPoint(x: edge, y: 52)) < 8)
    let tap = try required(handle(.press(at: LayoutPoint(x: edge, y: 52))))
    #expect(tap.newIndex == 8 && tap.cause == .press)
    #expect(handle(.move(to: LayoutPoint(x: edge + 1, y: 52))) == nil)
    #expect(handle(.move(to: LayoutPoint(x: edge - 25, y: 52)))?.newIndex == 7)
  }

  private var labels: [TickLabel] {
    layout.labels(at: slider.index) { _ in LayoutSize(width: 100, height: 16) }
  }

  private mutating func handle(_ event: PointerEvent) -> SliderChange? {
    gesture.handle(event, on: &slider, in: layout, labels: labels)
  }

  private func drag(to stops: Double) -> PointerEvent { .move(to: point(stops)) }

  private func point(_ stops: Double) -> LayoutPoint { LayoutPoint(x: 14 + stops * 40, y: 26) }
}

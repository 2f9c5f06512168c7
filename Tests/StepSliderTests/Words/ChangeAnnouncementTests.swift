// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// A program that announces each change that needs it announces each value once.
@Suite struct ChangeAnnouncementTests {
  private var slider: Slider
  private var said: [String] = []

  init() throws { slider = Slider(stops: try Stops(count: 5), index: 0) }

  @Test mutating func `a tap is announced when pressed and not again when released`() throws {
    try follow([press(at: 218), .release])
    #expect(said == ["4 of 5"])
  }

  @Test mutating func `a drag back to the minimum announces it once`() throws {
    try follow([press(at: 14), move(to: 82), move(to: 14), .release])
    #expect(said == ["2 of 5", "1 of 5, minimum"])
  }

  @Test mutating func `a cancelled drag is announced if it moves the thumb back`() throws {
    try follow([press(at: 14), move(to: 82)])
    try follow([press(at: 14), move(to: 82), move(to: 14)])
    #expect(said == ["2 of 5", "1 of 5, minimum", "2 of 5", "1 of 5, minimum"])
  }

  @Test mutating func `keys, wheel turns, pushes and restoring are announced`() throws {
    slider.beginAdjusting()
    say(slider.adjust(.increment, cause: .key))
    try follow([.wheel(9)])
    say(slider.adjust(.increment, cause: .key))
    say(slider.restore(cause: .key))
    #expect(said == ["2 of 5", "5 of 5, maximum", "5 of 5, maximum", "1 of 5, minimum"])
  }

  private mutating func follow(_ events: [PointerEvent]) throws {
    var gesture = PointerGesture()
    for event in events {
      say(gesture.handle(event, on: &slider, in: layout(of: slider)))
    }
    say(gesture.end(.cancelled, on: &slider))
  }

  private mutating func say(_ change: SliderChange?) {
    guard let change, change.needsAnnouncement else { return }
    said.append(SliderPhrases().announcement(of: change, on: slider).text)
  }

  private func press(at x: Double) -> PointerEvent { .press(at: LayoutPoint(x: x, y: 22)) }

  private func move(to x: Double) -> PointerEvent {
    .move(to: LayoutPoint(x: x, y: 22))
  }
}

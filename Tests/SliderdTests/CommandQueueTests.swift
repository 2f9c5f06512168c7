// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

@Suite struct CommandQueueTests {
  @Test func `one runs at a time, and only the newest follows`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    #expect(queue.isIdle)
    #expect(move(&slider, .increment, &queue) == call("set", "2"))
    #expect(move(&slider, .increment, &queue) == nil)
    #expect(move(&slider, .increment, &queue) == nil)
    #expect(queue.ended() == call("set", "4"))
    #expect(queue.ended() == nil)
    #expect(queue.isIdle)
  }

  @Test func `back at the value that is being set, nothing need follow`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    _ = move(&slider, .increment, &queue)
    _ = move(&slider, .increment, &queue)
    _ = move(&slider, .decrement, &queue)
    #expect(queue.ended() == nil)
  }

  @Test func `a command that says nothing of the value runs for the newest one too`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    var queue = CommandQueue(template: try CommandTemplate("beep"))
    #expect(move(&slider, .increment, &queue) == call("beep"))
    #expect(move(&slider, .increment, &queue) == nil)
    #expect(queue.ended() == call("beep"))
  }

  @Test func `the end of a drag runs nothing, its value was set when the thumb came there`() throws
  {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    var gesture = PointerGesture()
    let layout = SliderLayout(of: slider, in: LayoutRect(x: 0, y: 0, width: 200, height: 40))
    let press = gesture.handle(.press(at: layout.point(of: 4)), on: &slider, in: layout)
    #expect(press.flatMap { queue.follow($0, of: slider) } == call("set", "5"))
    #expect(queue.ended() == nil)
    let release = gesture.handle(.release, on: &slider, in: layout)
    #expect(release?.phase == .committed)
    #expect(release.flatMap { queue.follow($0, of: slider) } == nil)
  }

  @Test func `a push against an end runs nothing`() throws {
    var slider = Slider(stops: try Stops(count: 2), index: 1)
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    #expect(move(&slider, .increment, &queue) == nil)
    #expect(queue.isIdle)
  }

  private func move(
    _ slider: inout Slider,
    _ adjustment: Adjustment,
    _ queue: inout CommandQueue
  ) -> CommandCall? {
    slider.adjust(adjustment, cause: .key).flatMap { queue.follow($0, of: slider) }
  }

  private func call(_ words: String...) -> CommandCall { CommandCall(words: words) }
}

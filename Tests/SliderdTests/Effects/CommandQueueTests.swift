// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

@Suite struct CommandQueueTests {
  @Test func `one command runs at a time, and only the newest value follows`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    #expect(queue.isIdle)
    #expect(move(&slider, .increment, &queue) == call("set", "2"))
    #expect(move(&slider, .increment, &queue) == nil)
    #expect(move(&slider, .increment, &queue) == nil)
    #expect(queue.endCurrent() == call("set", "4"))
    #expect(queue.endCurrent() == nil)
    #expect(queue.isIdle)
  }

  @Test func `no command follows if the slider returns to the value being set`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    _ = move(&slider, .increment, &queue)
    _ = move(&slider, .increment, &queue)
    _ = move(&slider, .decrement, &queue)
    #expect(queue.endCurrent() == nil)
  }

  @Test func `a command without placeholders also runs again for the newest value`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    var queue = CommandQueue(template: try CommandTemplate("beep"))
    #expect(move(&slider, .increment, &queue) == call("beep"))
    #expect(move(&slider, .increment, &queue) == nil)
    #expect(queue.endCurrent() == call("beep"))
  }

  @Test func `the end of a drag runs no command, because the value is already set`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    var gesture = PointerGesture()
    let layout = SliderLayout(of: slider, in: LayoutRect(x: 0, y: 0, width: 200, height: 40))
    let press = gesture.handle(.press(at: layout.point(of: 4)), on: &slider, in: layout)
    #expect(press.flatMap { queue.add($0, of: slider) } == call("set", "5"))
    #expect(queue.endCurrent() == nil)
    let release = gesture.handle(.release, on: &slider, in: layout)
    #expect(release?.phase == .committed)
    #expect(release.flatMap { queue.add($0, of: slider) } == nil)
  }

  @Test func `Escape to a value that was kept runs the command again`() throws {
    let stops = try Stops(from: 0, to: 100, by: 10)
    var slider = Slider(stops: stops).placed(at: .value(37))
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    #expect(move(&slider, .increment, &queue) == call("set", "40"))
    #expect(queue.endCurrent() == nil)
    let change = slider.restore(cause: .key)
    #expect(change.flatMap { queue.add($0, of: slider) } == call("set", "37"))
  }

  @Test func `the same position among other stops runs the command for its own value`() throws {
    var slider = Slider(stops: try Stops(from: 0, to: 50, by: 10), index: 0)
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    #expect(move(&slider, .maximum, &queue) == call("set", "50"))
    #expect(queue.endCurrent() == nil)
    slider = Slider(stops: try Stops(from: 0, to: 100, by: 20), index: 2)
    #expect(move(&slider, .maximum, &queue) == call("set", "100"))
  }

  @Test func `a slider that isn't set runs no command`() throws {
    var slider = Slider(stops: try Stops(count: 9)).placed(at: .notSet)
    var queue = CommandQueue(template: try CommandTemplate("set {value}"))
    #expect(move(&slider, .increment, &queue) == call("set", "5"))
    #expect(move(&slider, .increment, &queue) == nil)
    let change = slider.restore(cause: .key)
    #expect(change.flatMap { queue.add($0, of: slider) } == nil)
    #expect(queue.endCurrent() == call("set", "6"))
    #expect(queue.endCurrent() == nil)
  }

  @Test func `a push against an end runs no command`() throws {
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
    slider.adjust(adjustment, cause: .key).flatMap { queue.add($0, of: slider) }
  }

  private func call(_ words: String...) -> CommandCall { CommandCall(words: words) }
}

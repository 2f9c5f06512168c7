// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct SliderTests {
  @Test(arguments: [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
  func `the initial stop is the middle one, or the upper of two`(count: Int, index: Int) throws {
    #expect(Slider(stops: try Stops(count: count)).index == index)
  }

  @Test(arguments: [
    (1, 1), (2, 1), (3, 2), (5, 2), (10, 2), (16, 2), (25, 2), (26, 3), (101, 10), (1000, 100),
  ])
  func `a page is a tenth of the stops but more than a step`(count: Int, page: Int) throws {
    #expect(Slider(stops: try Stops(count: count)).pageSize == page)
  }

  @Test func `a page of any size stops at the end`() throws {
    var slider = Slider(stops: try Stops(count: 5), pageSize: .max)
    #expect(slider.adjust(.pageUp, cause: .key)?.newIndex == 4)
    #expect(slider.adjust(.pageDown, cause: .key)?.newIndex == 0)
    #expect(Slider(stops: try Stops(count: 5), pageSize: -3).pageSize == 1)
  }

  @Test func `a change records its start, target, cause and the end that it reached`() throws {
    var slider = Slider(stops: try Stops(count: 3))
    let change = slider.adjust(.increment, cause: .key)
    #expect(change?.oldIndex == 1 && change?.newIndex == 2 && change?.cause == .key)
    #expect(change?.phase == .committed && change?.end == .maximum)
    #expect(slider.adjust(.decrement, cause: .program)?.end == nil)
    #expect(slider.adjust(.stop(0), cause: .press)?.end == .minimum)
  }

  @Test(arguments: [SliderAdjustment.increment, .pageUp, .maximum, .stop(9)])
  func `a push against the maximum is recorded, a repeat isn't`(adjustment: SliderAdjustment) throws
  {
    var slider = Slider(stops: try Stops(count: 3), index: 2)
    let push = try required(slider.adjust(adjustment, cause: .key))
    #expect(push.oldIndex == 2 && push.newIndex == 2)
    #expect(push.end == .maximum)
    #expect(slider.adjust(adjustment, cause: .key, isRepeat: true) == nil)
  }

  @Test func `a held key that reaches an end is recorded`() throws {
    var slider = Slider(stops: try Stops(count: 3), index: 1)
    #expect(slider.adjust(.decrement, cause: .key, isRepeat: true)?.end == .minimum)
  }

  @Test func `moving to the current stop changes and records nothing`() throws {
    var slider = Slider(stops: try Stops(count: 3), index: 1)
    #expect(slider.adjust(.stop(1), cause: .key) == nil)
    #expect(slider.adjust(.value(2), cause: .key) == nil)
  }

  @Test(arguments: [Int.min, -1, 3, Int.max])
  func `a stop beyond an end is clamped to it`(index: Int) throws {
    var slider = Slider(stops: try Stops(count: 3), index: index)
    #expect(slider.index == (index < 0 ? 0 : 2))
    slider = Slider(stops: try Stops(count: 3), index: 1)
    slider.adjust(.stop(index), cause: .program)
    #expect(slider.index == (index < 0 ? 0 : 2))
  }

  @Test func `restoring returns once to the stop where adjusting began`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 4)
    slider.adjust(.increment, cause: .key)
    slider.beginAdjusting()
    slider.adjust(.maximum, cause: .key)
    let change = slider.restore(cause: .key)
    #expect(change?.oldIndex == 8 && change?.newIndex == 5 && change?.phase == .cancelled)
    #expect(slider.restore(cause: .key) == nil)
  }

  @Test(arguments: [SliderAvailability.disabled, .readOnly])
  func `a disabled or read-only slider rejects every change`(availability: SliderAvailability)
    throws
  {
    var slider = Slider(stops: try Stops(count: 5), availability: availability)
    for adjustment in [
      SliderAdjustment.increment, .decrement, .maximum, .stop(0), .value(1),
    ] {
      #expect(slider.adjust(adjustment, cause: .key) == nil)
    }
    #expect(slider.adjust(.increment, cause: .program) == nil)
    #expect(slider.adjust(.decrement, cause: .program) == nil)
    #expect(slider.restore(cause: .key) == nil)
    #expect(slider.index == 2)
  }

  @Test func `traits state what assistive technology can do`() throws {
    let stops = try Stops(count: 5)
    func traits(_ availability: SliderAvailability) -> AccessibilityTraits {
      let slider = Slider(stops: stops, availability: availability)
      return SliderControl(slider).element(in: SliderLayout(of: slider, in: .zero)).traits
    }
    #expect(traits(.enabled) == .adjustable)
    #expect(traits(.disabled) == [.adjustable, .notEnabled])
    #expect(traits(.readOnly) == .readOnly)
  }
}

// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Defects of other sliders, each as a test that names the slider and its source.
///
/// Sources: SWStepSlider f8e31be, wikipedia-ios PR 651, Radix primitives f7ecd5a, React Stately
/// 5d191ab, Material Components Android ac7e18e, Flutter 2020, noUiSlider 5703367, and the issues
/// named.
@Suite struct PeerDefectTests {
  @Test func `SWStepSlider draws the thumb at the left end when the minimum is not 0`() throws {
    let below = try slider("-2", "2", "1", at: "0")
    #expect(thumbCenter(of: below) == 150)
    let above = try slider("10", "14", "1", at: "12")
    #expect(thumbCenter(of: above) == 150)
  }

  @Test func `SWStepSlider divides by zero when the maximum is 0`() throws {
    let slider = try slider("-4", "0", "1", at: "0")
    #expect(thumbCenter(of: slider) == 286)
  }

  @Test func `Wikipedia's tap at the right edge of 0 to 4 gives 5`() throws {
    for x in [262.0, 299, 299.999] {
      var slider = try slider("0", "4", "1", at: "0")
      #expect(tap(x, &slider)?.newIndex == 4)
      #expect(slider.value == 4)
    }
    var slider = try slider("0", "4", "1", at: "0")
    #expect(tap(300, &slider) == nil && slider.index == 0)
    #expect(layout(of: slider).index(nearestTo: LayoutPoint(x: 1000, y: 22)) == 4)
  }

  @Test func `Wikipedia's tap chooses the wrong tick on a tenth of the track`() throws {
    let slider = try slider("0", "4", "1", at: "0")
    let layout = layout(of: slider)
    for x in 0..<300 {
      let point = LayoutPoint(x: Double(x) + 0.25, y: 22)
      let distances = layout.drawnTicks(at: 0).map { abs(layout.tick(at: $0).center.x - point.x) }
      #expect(distances[layout.index(nearestTo: point)] == distances.min())
    }
  }

  @Test func `Wikipedia's frame is stale after a scroll or a rotation`() throws {
    let slider = try slider("0", "4", "1", at: "0")
    let thumb = layout(of: slider).thumb(at: slider.index)
    let here = LayoutTransform.identity.moved(by: LayoutPoint(x: 10, y: 500))
    let there = here.moved(by: LayoutPoint(x: 0, y: -200))
    #expect(here.visibleFrame(of: thumb)?.minY == 508 && there.visibleFrame(of: thumb)?.minY == 308)
  }

  @Test func `Radix and React Stately lose the decimals of a fractional minimum`() throws {
    #expect(try values("5.3", "8", "1") == ["5.3", "6.3", "7.3"])
    #expect(try values("0.001", "0.3", "0.1") == ["0.001", "0.101", "0.201"])
  }

  @Test func `Material counts five intervals from 0.1 to 0.7 by 0.1`() throws {
    #expect(try values("0.1", "0.7", "0.1") == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"])
    let slider = try slider("0.1", "0.7", "0.1", at: "0.3")
    #expect(slider.value?.description == "0.3")
    #expect(layout(of: slider).drawnTicks(at: 0).count == 7)
  }

  @Test func `page keys of Radix, noUiSlider and GTK jump to the end of five steps`() throws {
    var slider = try slider("1", "5", "1", at: "1")
    #expect(slider.adjust(.pageUp, cause: .key)?.newIndex == 2)
    #expect(slider.adjust(.pageUp, cause: .key)?.newIndex == 4)
    #expect(slider.adjust(.pageDown, cause: .key)?.newIndex == 2)
  }

  @Test func `page keys of browsers and React Aria move one step of five, like the arrow keys`() {
    #expect(Slider.defaultPageSize(count: 5) > 1)
  }

  @Test(arguments: Growth.allCases)
  func `Material rounds ties down in a mirrored slider`(growth: Growth) throws {
    let layout = SliderLayout(
      TrackScale(try Stops(count: 5)),
      in: bounds(348, growth),
      growth: growth
    )
    for index in 0..<4 {
      let (here, next) = (layout.point(of: index), layout.point(of: index + 1))
      let middle = LayoutPoint(x: (here.x + next.x) / 2, y: (here.y + next.y) / 2)
      #expect(layout.index(nearestTo: middle) == index + 1)
    }
  }

  @Test func `a maximum off the grid can't be reached or isn't reported`() throws {
    let left = try Stops(from: number("0"), to: number("100"), by: number("3"))
    #expect(left.maximum.value == 99)
    let kept = try Stops(
      from: number("0"),
      to: number("100"),
      by: number("3"),
      reachesEnds: true
    )
    for stops in [left, kept] {
      var slider = Slider(stops: stops, index: 0)
      slider.adjust(.maximum, cause: .key)
      #expect(slider.stop == stops.maximum)
      let layout = layout(of: slider)
      #expect(layout.index(nearestTo: LayoutPoint(x: 300, y: 22)) == stops.count - 1)
    }
    #expect(kept.maximum.value == 100)
  }

  @Test func `Material throws on an off-grid initial value`() throws {
    #expect(try slider("0", "10", "5", at: "6").value == 5)
    #expect(try slider("0", "10", "5", at: "2.5").value == 5)
    #expect(try slider("0", "10", "5", at: "-99").value == 0)
    #expect(try slider("0", "10", "5", at: "99").value == 10)
  }

  @Test(arguments: [2, 3, 5, 6, 11, 100, 1000])
  func `VoiceOver can't move a slider of five steps (react-native-slider 264)`(
    count: Int
  ) throws {
    var slider = Slider(stops: try Stops(count: count), index: 0)
    for index in 1..<count {
      let change = try required(slider.adjust(.increment, cause: .program))
      #expect(change.didMove && slider.index == index)
    }
    for index in (0..<count - 1).reversed() {
      let change = try required(slider.adjust(.decrement, cause: .program))
      #expect(change.didMove && slider.index == index)
    }
  }

  @Test func `Material's crowded ticks aren't at values`() throws {
    let slider = try slider("0", "100", "1", at: "37")
    let layout = layout(of: slider)
    for stop in layout.drawnTicks(at: slider.index) {
      #expect(layout.thumb(at: stop).center == layout.tick(at: stop).center)
    }
  }

  @Test func `Flutter's ticks are not under the thumb (48304)`() throws {
    for count in [2, 3, 5, 10, 50] {
      let layout = layout(of: Slider(stops: try Stops(count: count)))
      for stop in layout.scale.stops.indices {
        #expect(layout.tick(at: stop).center == layout.thumb(at: stop).center)
      }
    }
  }

  @Test func `GTK 4's Escape during a drag keeps the value, React Aria's lost pointer commits it`()
    throws
  {
    var slider = try slider("0", "4", "1", at: "0")
    var gesture = PointerGesture()
    let layout = layout(of: slider)
    gesture.handle(.press(at: LayoutPoint(x: 14, y: 22)), on: &slider, in: layout)
    gesture.handle(.move(to: LayoutPoint(x: 290, y: 22)), on: &slider, in: layout)
    #expect(slider.index == 4)
    let change = try required(gesture.end(.cancelled, on: &slider))
    #expect(change.phase == .cancelled && slider.index == 0)
  }

  @Test func `a slider without size gives NaN (SWStepSlider, StepSlider)`() throws {
    let stops = try Stops(count: 5)
    let layout = SliderLayout(TrackScale(stops), in: .zero)
    #expect(isFinite(layout.thumb(at: 2)) && isFinite(layout.track))
    #expect(layout.index(nearestTo: .zero) == 0)
  }
}

private func values(_ from: String, _ to: String, _ by: String) throws -> [String] {
  try Stops(from: number(from), to: number(to), by: number(by)).map(\.value.description)
}

private func slider(_ from: String, _ to: String, _ by: String, at value: String) throws -> Slider {
  let stops = try Stops(from: number(from), to: number(to), by: number(by))
  return Slider(stops: stops, index: stops.index(nearestTo: try number(value)))
}

private func thumbCenter(of slider: Slider) -> Double {
  layout(of: slider).thumb(at: slider.index).center.x
}

/// Presses and releases, and returns the committed change.
private func tap(_ x: Double, _ slider: inout Slider) -> SliderChange? {
  var gesture = PointerGesture()
  let layout = layout(of: slider)
  gesture.handle(.press(at: LayoutPoint(x: x, y: 22)), on: &slider, in: layout)
  return gesture.handle(.release, on: &slider, in: layout)
}

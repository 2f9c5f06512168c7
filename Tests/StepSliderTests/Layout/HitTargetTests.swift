// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct HitTargetTests {
  @Test(arguments: Growth.allCases)
  func `thumb and ticks have hit areas of 44 points if there is space`(growth: Growth) throws {
    for count in [2, 3, 5] {
      let layout = try layout(count: count, length: 320, growth: growth)
      for index in 0..<count {
        let thumb = layout.thumbHitArea(at: index)
        #expect(thumb.size == LayoutSize(width: 44, height: 44))
        #expect(thumb.intersection(layout.bounds) == thumb)
        #expect(thumb.intersection(layout.thumb(at: index)) == layout.thumb(at: index))
        #expect(length(layout.hitArea(ofTickAt: index), growth) == 44)
      }
      #expect(layout.trackHitArea.size.width >= 44 && layout.trackHitArea.size.height >= 44)
    }
  }

  @Test(arguments: Growth.allCases, LayoutDirection.allCases)
  func `a point in a drawn label hits its stop, or the thumb if it is there`(
    growth: Growth,
    direction: LayoutDirection
  ) throws {
    for (count, width) in [(2, 80.0), (2, 150), (9, 100), (9, 20), (40, 30), (1009, 25)] {
      let isUpright = growth.orientation == .vertical
      let layout = SliderLayout(
        TrackScale(try Stops(count: count)),
        in: LayoutRect(x: 3, y: 7, width: isUpright ? 200 : 320, height: isUpright ? 320 : 72),
        metrics: SliderMetrics { $0.labelThickness = isUpright ? width : 16 },
        growth: growth,
        direction: direction
      )
      for chosen in [0, count / 2, count - 1] {
        let labels = layout.labels(at: chosen) { _ in LayoutSize(width: width, height: 16) }
        #expect(!labels.isEmpty)
        for label in labels {
          for point in points(in: label.frame) {
            let target = layout.target(at: point, thumbAt: chosen, labels: labels)
            let isAtThumb = label.index == chosen && layout.thumbHitArea(at: chosen).contains(point)
            #expect(target == (isAtThumb ? .thumb : .tick(label.index)), "\(label) at \(point)")
          }
        }
      }
    }
  }

  /// Returns the corners and the centre of a frame, moved inside it.
  private func points(in frame: LayoutRect) -> [LayoutPoint] {
    let (right, bottom) = (frame.maxX - 0.01, frame.maxY - 0.01)
    return [
      frame.origin, LayoutPoint(x: right, y: frame.minY), LayoutPoint(x: frame.minX, y: bottom),
      LayoutPoint(x: right, y: bottom), frame.center,
    ]
  }

  @Test(arguments: Growth.allCases)
  func `a press on each stop of a slider that isn't set sets it, because no thumb is there`(
    growth: Growth
  ) throws {
    for count in [1, 2, 3, 5] {
      let layout = try layout(count: count, length: 320, growth: growth)
      for stop in 0..<count {
        var slider = Slider(stops: try Stops(count: count)).placed(at: .notSet)
        var gesture = PointerGesture()
        gesture.handle(.press(at: layout.point(of: stop)), on: &slider, in: layout)
        gesture.handle(.release, on: &slider, in: layout)
        #expect(slider.position == .stop(stop))
      }
    }
  }

  @Test func `without space, hit areas end at the bounds but always include the thumb`() throws {
    let small = SliderLayout(
      TrackScale(try Stops(count: 3)),
      in: LayoutRect(x: 0, y: 0, width: 40, height: 20)
    )
    #expect(small.thumbHitArea(at: 0) == LayoutRect(x: 0, y: -4, width: 40, height: 28))
  }

  @Test(arguments: Growth.allCases)
  func `a hit tick is drawn and is the nearest stop`(growth: Growth) throws {
    for count in [2, 5, 9, 40, 200] {
      let layout = try layout(count: count, length: 320, growth: growth)
      let drawn = layout.drawnTicks(at: 0)
      for position in stride(from: 0.0, to: 320, by: 0.25) {
        let point =
          growth.orientation == .horizontal
          ? LayoutPoint(x: position, y: 36) : LayoutPoint(x: 36, y: position)
        switch layout.target(at: point, thumbAt: 0) {
        case .thumb: #expect(layout.thumbHitArea(at: 0).contains(point))
        case .tick(let index):
          #expect(index == layout.index(nearestTo: point) && drawn.contains(index))
        case .track: #expect(layout.trackHitArea.contains(point))
        case nil: Issue.record("no target at \(position)")
        }
      }
    }
  }

  @Test func `labels hit their ticks, points between ticks hit the track`() throws {
    let metrics = SliderMetrics { $0.labelThickness = 12 }
    let layout = try layout(count: 3, length: 320, metrics: metrics)
    let label = try required(
      layout.labels(at: 0) { _ in LayoutSize(width: 20, height: 12) }.first { $0.index == 1 }
    )
    #expect(layout.target(at: label.frame.center, thumbAt: 0) == .tick(1))
    #expect(layout.target(at: LayoutPoint(x: 90, y: 30), thumbAt: 0) == .track)
    #expect(layout.target(at: LayoutPoint(x: 160, y: 200), thumbAt: 0) == nil)
    #expect(layout.target(at: LayoutPoint(x: -1, y: 30), thumbAt: 0) == nil)
    #expect(layout.target(at: layout.thumb(at: 2).center, thumbAt: 2) == .thumb)
  }
}

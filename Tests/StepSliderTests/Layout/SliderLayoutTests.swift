// SPDX-License-Identifier: Apache-2.0

@testable import StepSlider
import TestValues
import Testing

@Suite struct SliderLayoutTests {
  @Test(arguments: Growth.allCases)
  func `the thumb stays within the bounds and over the tick of its stop`(growth: Growth) throws {
    for count in [1, 2, 3, 5, 200] {
      let layout = try layout(count: count, length: 321, growth: growth)
      for index in 0..<count {
        let thumb = layout.thumb(at: index)
        #expect(thumb.intersection(layout.bounds) == thumb)
        #expect(thumb.center == layout.tick(at: index).center)
      }
    }
  }

  @Test func `the minimum is where the direction puts it`() throws {
    for (growth, first, last) in [
      (Growth.rightward, 0.0, 292.0), (.leftward, 292, 0), (.downward, 0, 292), (.upward, 292, 0),
    ] {
      let layout = try layout(count: 5, length: 320, growth: growth)
      #expect(along(layout.thumb(at: 0).origin, growth) == first)
      #expect(along(layout.thumb(at: 4).origin, growth) == last)
      #expect(layout.thumb(at: -9) == layout.thumb(at: 0))
      #expect(layout.thumb(at: .max) == layout.thumb(at: 4))
    }
  }

  @Test func `a presentation determines the direction`() {
    #expect(Growth(of: SliderPresentation()) == .rightward)
    #expect(Growth(of: SliderPresentation(layoutDirection: .rightToLeft)) == .leftward)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let presentation = SliderPresentation(orientation: .vertical, layoutDirection: direction)
      #expect(Growth(of: presentation) == .upward)
    }
    let reversed: [Growth] = [.leftward, .rightward, .downward, .upward]
    for (growth, opposite) in zip(Growth.allCases, reversed) {
      #expect(growth.reversed == opposite && opposite.orientation == growth.orientation)
    }
  }

  @Test(arguments: Growth.allCases)
  func `the fill and the rest of the track meet under the thumb`(growth: Growth) throws {
    let layout = try layout(count: 9, length: 320, growth: growth)
    for index in 0..<9 {
      let fill = layout.fill(from: 0, to: index)
      #expect(layout.track.intersection(fill) == fill)
      #expect(layout.thumb(at: index).intersection(fill) != nil)
    }
    #expect(layout.fill(from: 0, to: 0) == layout.tick(at: 0).intersection(layout.track))
    #expect(layout.fill(from: 0, to: 8) == layout.track)
    for (start, end) in [(2, 5), (5, 2)] {
      let ticks = layout.tick(at: 2).union(layout.tick(at: 5))
      #expect(layout.fill(from: start, to: end) == ticks.intersection(layout.track))
    }
  }

  @Test func `the ring surrounds the thumb, and the bubble is above it within the bounds`() throws {
    let layout = try layout(count: 5, length: 320)
    #expect(layout.focusRing(of: layout.slider(at: 2)) == layout.thumb(at: 2).outset(by: 4))
    let size = LayoutSize(width: 60, height: 20)
    for index in 0..<5 {
      let bubble = layout.bubble(ofSize: size, of: layout.slider(at: index))
      #expect(bubble.size == size)
      #expect(bubble.maxY == layout.thumb(at: index).minY - 8)
      #expect(bubble.minX >= 0 && bubble.maxX <= 320)
    }
    let middle = layout.bubble(ofSize: size, of: layout.slider(at: 2))
    #expect(middle.center.x == layout.thumb(at: 2).center.x)
  }

  @Test(arguments: Growth.allCases)
  func `any bounds and metrics give finite frames and stops`(growth: Growth) throws {
    for first in carelessNumbers {
      for second in carelessNumbers {
        let metrics = SliderMetrics {
          $0.thumbSize = LayoutSize(width: second, height: first)
          $0.tickSize = LayoutSize(width: first, height: second)
          ($0.tickSpacing, $0.labelGap, $0.bubbleGap, $0.displayScale) = (
            first, first, first, first
          )
          ($0.trackThickness, $0.labelThickness, $0.focusRingOutset) = (second, second, second)
          $0.minimumHitTarget = second
          $0.majorInterval = second.isFinite ? Int(max(-1e18, min(1e18, second))) : .max
        }
        for metrics in [metrics, SliderMetrics()] {
          for scale in try Self.scales() {
            let layout = SliderLayout(
              scale,
              in: LayoutRect(x: second, y: first, width: first, height: second),
              metrics: metrics,
              growth: growth
            )
            expectSound(layout, point: LayoutPoint(x: first, y: second))
          }
        }
      }
    }
  }

  private static func scales() throws -> [TrackScale] {
    let counted = try [1, 2, 1_000_000].map { TrackScale(try Stops(count: $0)) }
    return try counted + [TrackScale(Stops(count: 50), spacing: .logarithmic)]
  }

  private func expectSound(_ layout: SliderLayout, point: LayoutPoint) {
    let last = layout.scale.stops.count - 1
    for index in [0, last / 2, last] {
      let size = LayoutSize(width: 30, height: 10)
      let frames = [
        layout.track, layout.fill(from: 0, to: index), layout.thumb(at: index),
        layout.focusRing(of: layout.slider(at: index)),
        layout.bubble(ofSize: size, of: layout.slider(at: index)),
        layout.thumbHitArea(at: index), layout.hitArea(ofTickAt: index), layout.trackHitArea,
        layout.tick(at: index), LayoutRect(origin: layout.point(of: index), size: .zero),
      ]
      #expect(frames.allSatisfy(isFinite))
      #expect([0, index, last].allSatisfy { layout.isTickDrawn(of: $0, thumbAt: index) })
      _ = layout.target(at: point, thumbAt: index)
      guard last < 100 else { continue }
      let labels = layout.labels(at: index) { _ in LayoutSize(width: point.x, height: point.y) }
      #expect(labels.map(\.frame).allSatisfy(isFinite))
    }
    #expect((0...last).contains(layout.index(nearestTo: point)))
  }
}

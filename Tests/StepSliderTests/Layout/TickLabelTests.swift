// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct TickLabelTests {
  @Test func `no label is measured twice`() throws {
    let layout = SliderLayout(
      of: Slider(try Stops(from: 0, to: 199, by: 1)),
      in: LayoutRect(x: 0, y: 0, width: 1700, height: 100),
      metrics: SliderMetrics { $0.labelThickness = 16 }
    )
    var measured: [Int] = []
    let labels = layout.labels(at: 77) { index in
      measured.append(index)
      return LayoutSize(width: 24, height: 12)
    }
    #expect(labels.count > 10)
    #expect(Set(measured).count == measured.count)
  }

  @Test(arguments: Growth.allCases)
  func `labels of any width don't overlap and stay in the bounds at their ticks`(
    growth: Growth
  ) throws {
    var numbers = SeededNumbers(seed: 6)
    for count in [1, 2, 3, 5, 8, 13, 21, 40, 101, 1000] {
      for _ in 0..<20 {
        let sizes = (0..<count).map { _ in
          LayoutSize(
            width: .random(in: 1...90, using: &numbers),
            height: .random(in: 1...20, using: &numbers)
          )
        }
        let thickness = growth.orientation == .horizontal ? 20.0 : 90
        let metrics = SliderMetrics {
          ($0.thumbSize, $0.labelThickness, $0.labelGap) = (.zero, thickness, 3)
        }
        let layout = SliderLayout(
          TrackScale(try Stops(count: count)),
          in: LayoutRect(x: 5, y: 6, width: 320, height: 320),
          metrics: metrics,
          growth: growth
        )
        let chosen = Int.random(in: 0..<count, using: &numbers)
        let labels = layout.labels(at: chosen) { sizes[$0] }
        expectSound(labels, on: layout, chosen: chosen, gap: 3)
      }
    }
  }

  private func expectSound(
    _ labels: [TickLabel],
    on layout: SliderLayout,
    chosen: Int,
    gap: Double
  ) {
    let drawn = layout.drawnTicks(at: chosen)
    #expect(labels.first?.index == 0)
    for label in labels {
      #expect(drawn.contains(label.index))
      #expect(label.frame.intersection(layout.bounds) == label.frame)
      #expect(label.frame.intersection(layout.track) == nil)
    }
    for (left, right) in zip(labels, labels.dropFirst()) {
      #expect(left.index < right.index)
    }
    for (position, left) in labels.enumerated() {
      for right in labels.dropFirst(position + 1) {
        #expect(left.frame.outset(by: gap - 0.01).intersection(right.frame) == nil)
      }
    }
  }

  @Test func `if two stops have space for one label, one label is drawn`() throws {
    #expect(try labels(count: 2, chosen: 0, width: 320) == [0])
    #expect(try labels(count: 2, chosen: 1, width: 200) == [0])
    #expect(try labels(count: 2, chosen: 1, width: 100) == [0, 1])
  }

  @Test func `the ends get labels first, then the others, then the chosen stop`() throws {
    #expect(try labels(count: 5, chosen: 2, width: 40) == [0, 1, 2, 3, 4])
    #expect(try labels(count: 5, chosen: 2, width: 100) == [0, 2, 4])
    #expect(try labels(count: 5, chosen: 1, width: 60) == [0, 2, 4])
    #expect(try labels(count: 5, chosen: 2, width: 200) == [0])
    #expect(try labels(count: 5, chosen: 2, width: 400) == [])
  }

  @Test func `major ticks get labels before others`() throws {
    #expect(try labels(count: 17, chosen: 0, width: 50, majorInterval: 4) == [0, 4, 8, 12, 16])
    #expect(try labels(count: 17, chosen: 0, width: 50) == [0, 4, 8, 12, 16])
    #expect(try labels(count: 19, chosen: 0, width: 36, majorInterval: 5) == [0, 5, 10, 15, 18])
    #expect(try labels(count: 19, chosen: 0, width: 36) == [0, 3, 6, 9, 12, 15, 18])
  }

  @Test func `labels are below horizontal tracks, on the trailing side of vertical ones`() throws {
    let metrics = SliderMetrics { $0.labelThickness = 30 }
    for (growth, direction) in [
      (Growth.rightward, LayoutDirection.leftToRight), (.upward, .leftToRight),
      (.upward, .rightToLeft),
    ] {
      let layout = SliderLayout(
        TrackScale(try Stops(count: 3)),
        in: LayoutRect(x: 0, y: 0, width: 300, height: 300),
        metrics: metrics,
        growth: growth,
        direction: direction
      )
      let thumb = layout.thumb(at: 1)
      let label = try required(
        layout.labels(at: 1) { _ in LayoutSize(width: 20, height: 12) }.first { $0.index == 1 }
      )
      switch (growth, direction) {
      case (.upward, .rightToLeft): #expect(label.frame.maxX == thumb.minX - 4)
      case (.upward, _): #expect(label.frame.minX == thumb.maxX + 4)
      default: #expect(label.frame.minY == thumb.maxY + 4)
      }
    }
  }

  @Test func `labels without space are left out, and the track moves back to the middle`() throws {
    let stops = try Stops(count: 3)
    let layout = SliderLayout(
      TrackScale(stops),
      in: LayoutRect(x: 0, y: 0, width: 300, height: 40),
      metrics: SliderMetrics { $0.labelThickness = 12 }
    )
    #expect(layout.labels(at: 1) { _ in LayoutSize(width: 20, height: 12) }.isEmpty)
    #expect(layout.thumb(at: 1).center.y == 20)
  }

  @Test(arguments: [1, 1.1, 1.25, 1.5, 1.75, 2])
  func `a label as thick as its row is drawn at every scale`(scale: Double) throws {
    for thickness in stride(from: 1.0, through: 120, by: 1) {
      let layout = SliderLayout(
        TrackScale(try Stops(count: 2)),
        in: LayoutRect(x: 0, y: 0, width: 300, height: 300),
        metrics: SliderMetrics { ($0.labelThickness, $0.displayScale) = (thickness, scale) },
        growth: .upward
      )
      let labels = layout.labels(at: 0) { _ in LayoutSize(width: thickness, height: 12) }
      #expect(labels.map(\.index) == [0, 1])
    }
  }

  private func labels(
    count: Int,
    chosen: Int,
    width: Double,
    majorInterval: Int = 0
  ) throws -> [Int] {
    let metrics = SliderMetrics { ($0.majorInterval, $0.labelThickness) = (majorInterval, 12) }
    return try layout(count: count, length: 320, metrics: metrics)
      .labels(at: chosen) { _ in LayoutSize(width: width, height: 12) }
      .map(\.index)
  }

  @Test(.timeLimit(.minutes(1)))
  func `if two stops have space for one label, the minimum's is drawn`() throws {
    let layout = SliderLayout(
      TrackScale(try Stops(count: 2)),
      in: LayoutRect(x: 0, y: 0, width: 30, height: 60),
      metrics: SliderMetrics { $0.labelThickness = 14 }
    )
    let labels = layout.labels(at: 1) { _ in LayoutSize(width: 25, height: 14) }
    #expect(labels.map(\.index) == [0])
  }
}

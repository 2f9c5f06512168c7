// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct TicksTests {
  @Test func `ticks are only at stops, and always at both ends and the chosen stop`() throws {
    var numbers = SeededNumbers(seed: 5)
    for count in Array(1...150) + [199, 200, 1000, 1009, 65_536, 999_984, 1_000_000] {
      for growth in Growth.allCases {
        let layout = try layout(count: count, length: 320, growth: growth)
        let chosen = Int.random(in: 0..<count, using: &numbers)
        let stops = layout.drawnTicks(at: chosen)
        #expect(stops.first == 0 && stops.last == count - 1 && stops.contains(chosen))
        #expect(zip(stops, stops.dropFirst()).allSatisfy { $0 < $1 })
        for stop in stops {
          #expect(layout.index(nearestTo: layout.point(of: stop)) == stop)
        }
      }
    }
  }

  @Test func `ticks that don't depend on the chosen stop keep their spacing`() throws {
    for count in Array(2...300) + [1000, 1009, 65_536, 1_000_000] {
      for (spacing, scale) in [(8.0, 1.0), (3, 2), (40, 1.5)] {
        let metrics = SliderMetrics { ($0.tickSpacing, $0.displayScale) = (spacing, scale) }
        let layout = try layout(count: count, length: 321.5, metrics: metrics)
        let centers = layout.drawnTicks(at: 0).map { layout.tick(at: $0).center.x }
        for (left, right) in zip(centers, centers.dropFirst()) {
          #expect(right - left >= spacing - 1e-9)
        }
      }
    }
  }

  @Test func `crowded names are thinned by a divisor of the step count if possible`() throws {
    for (count, interval) in [(33, 1), (41, 2), (101, 4), (121, 4), (1001, 40), (10, 1)] {
      let ticks = try named(count).drawnTicks(at: 0)
      #expect(ticks == Array(stride(from: 0, to: count, by: interval)))
    }
    #expect(try named(195).drawnTicks(at: 0) == [0, 97, 194])
  }

  @Test func `without a divisor, ticks are round multiples with space for the maximum`() throws {
    let ticks = try named(200).drawnTicks(at: 0)
    #expect(ticks == Array(stride(from: 0, to: 191, by: 10)) + [199])
    let roomy = try named(54).drawnTicks(at: 0)
    #expect(roomy == Array(stride(from: 0, to: 52, by: 2)) + [53])
  }

  private func named(_ count: Int) throws -> SliderLayout {
    let stops = try Stops(names: (1...count).map { "Name \($0)" })
    return SliderLayout(TrackScale(stops), in: bounds(320, .rightward))
  }

  @Test func `the chosen stop's tick is added and moves no other`() throws {
    let layout = try layout(count: 1001, length: 320)
    let regular = layout.drawnTicks(at: 0)
    for chosen in [1, 39, 40, 41, 500, 999, 1000] {
      let ticks = layout.drawnTicks(at: chosen)
      #expect(ticks == Set(regular + [chosen]).sorted())
    }
  }

  @Test func `all stops have a tick or none, if ticks aren't thinned`() throws {
    let metrics = SliderMetrics { $0.thinsTicks = false }
    for count in [1, 2, 5, 30, 38, 39, 101, 1001] {
      let all = try layout(count: count, length: 320).drawnTicks(at: 0).count == count
      let layout = try layout(count: count, length: 320, metrics: metrics)
      for index in [0, count / 2, count - 1] {
        #expect(layout.drawnTicks(at: index) == (all ? Array(0..<count) : []))
        let isHit = layout.target(at: layout.point(of: index), thumbAt: index == 0 ? count - 1 : 0)
        #expect(count < 3 || isHit == (all ? .tick(index) : .track))
      }
    }
  }

  @Test func `major ticks stay when others are left out`() throws {
    for (count, length) in [(101, 320.0), (101, 120), (203, 320), (1001, 320), (61, 60)] {
      let metrics = SliderMetrics { $0.majorInterval = 10 }
      let layout = try layout(count: count, length: length, metrics: metrics)
      let ticks = layout.drawnTicks(at: 0)
      let inner = ticks.dropLast()
      let interval = inner.count > 1 ? inner[1] : count
      #expect(interval.isMultiple(of: 10) || 10.isMultiple(of: interval))
      for stop in ticks { #expect(layout.isMajor(stop) == stop.isMultiple(of: 10)) }
    }
  }

  @Test func `ticks of a million stops are exact`() throws {
    let million = try layout(count: 1_000_000, length: 4_000_024)
    #expect(million.tick(at: 999_999).center.x == 4_000_010)
    #expect(million.tick(at: 1).center.x == 18)
    #expect(million.drawnTicks(at: 0).count == 500_000)
  }

  @Test func `a layout in character cells puts each tick in one cell`() throws {
    let cells = SliderMetrics {
      $0.thumbSize = LayoutSize(width: 1, height: 1)
      $0.tickSize = $0.thumbSize
      $0.tickSpacing = 2
    }
    let layout = try layout(count: 5, length: 17, metrics: cells)
    #expect((0..<5).map { layout.tick(at: $0).minX } == [0, 4, 8, 12, 16])
    #expect(layout.drawnTicks(at: 0).allSatisfy { layout.tick(at: $0).size.width == 1 })
    #expect(layout.thumb(at: 3).minX == 12)
    #expect(layout.index(nearestTo: LayoutPoint(x: 12.5, y: 0)) == 3)
  }
}

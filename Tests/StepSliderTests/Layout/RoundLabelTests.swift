// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Ticks and labels of numbers are at round numbers, and each label can only be read as its own.
@Suite struct RoundLabelTests {
  @Test(arguments: [
    ("0", "1000", "1", [0, 200, 400, 600, 800, 1000]),
    ("1", "1000", "1", [1, 200, 400, 600, 800, 1000]),
    ("0", "255", "1", [0, 50, 100, 150, 200, 255]),
    ("-100", "100", "5", [-100, -50, 0, 50, 100]),
    ("0", "300", "25", [0, 50, 100, 150, 200, 250, 300]),
    ("0", "3600", "60", [0, 600, 1200, 1800, 2400, 3000, 3600]),
    ("0", "360", "15", [0, 60, 120, 180, 240, 300, 360]),
  ])
  func `a long track is labelled at round numbers`(
    minimum: String,
    maximum: String,
    step: String,
    labels: [Int]
  ) throws {
    let stops = try Stops(from: number(minimum), to: number(maximum), by: number(step))
    let layout = layout(of: stops)
    let drawn = layout.labels(at: 0) { _ in LayoutSize(width: 36, height: 12) }
    #expect(drawn.map { stops[$0.index].value.description } == labels.map { "\($0)" })
  }

  /// Reported by a program that embeds the library: 0 to 12 by 4 had the labels 0, 8, 12.
  @Test(arguments: [
    ("0", "100", "25", 1000, [0, 25, 50, 75, 100]),
    ("0", "12", "4", 420, [0, 4, 8, 12]),
    ("8", "32", "4", 420, [8, 12, 16, 20, 24, 28, 32]),
    ("0", "2000", "400", 420, [0, 400, 800, 1200, 1600, 2000]),
    ("12", "32", "2", 420, [12, 16, 20, 24, 28, 32]),
    ("0", "24", "1", 320, [0, 4, 8, 12, 16, 20, 24]),
    ("0", "90", "5", 320, [0, 15, 30, 45, 60, 75, 90]),
    ("1", "10", "1", 200, [1, 4, 7, 10]),
    ("-10", "10", "1", 320, [-10, -5, 0, 5, 10]),
    ("50", "200", "10", 240, [50, 100, 150, 200]),
  ])
  func `labels have equal gaps from end to end, whatever the step and the chosen stop`(
    minimum: String,
    maximum: String,
    step: String,
    length: Double,
    labels: [Int]
  ) throws {
    let stops = try Stops(from: number(minimum), to: number(maximum), by: number(step))
    let layout = layout(of: stops, length: length)
    for chosen in stops.indices {
      let drawn = layout.labels(at: chosen) { _ in LayoutSize(width: 36, height: 12) }
      #expect(drawn.map { stops[$0.index].value.description } == labels.map { "\($0)" })
    }
  }

  /// If all labels fit, all are drawn. If each stop has a tick, and every second, third or fourth
  /// label from end to end fits, no fewer are drawn, unless rounder numbers take their place.
  @Test func `all labels that fit are drawn, and the gaps are equal where they can be`() throws {
    var numbers = SeededNumbers(seed: 21)
    for _ in 0..<3000 {
      let stops = try randomStops(&numbers, most: 60)
      let layout = layout(of: stops, length: .random(in: 200...900, using: &numbers), inset: 40)
      let width = Double.random(in: 5...80, using: &numbers)
      guard layout.drawnTicks(at: 0).count == stops.count else { continue }
      let drawn = layout.labels(at: 0) { _ in LayoutSize(width: width, height: 12) }.map(\.index)
      let steps = stops.count - 1
      func doFit(_ stride: Int) -> Bool {
        layout.point(of: stride).x - layout.point(of: 0).x >= width + layout.metrics.labelGap + 2
      }
      if doFit(1) { #expect(drawn == Array(stops.indices)) }
      let hasEqualGaps = (2...4).contains { $0 < steps && steps.isMultiple(of: $0) && doFit($0) }
      guard hasEqualGaps, stops.minimum.value >= 0 else { continue }
      let gaps = zip(drawn, drawn.dropFirst()).map { $1 - $0 }
      #expect(Set(gaps).count == 1, "\(stops.minimum.value)...\(stops.maximum.value): \(drawn)")
    }
  }

  /// Powers of two have their first round multiple far away, and steps such as 7 have none.
  @Test(arguments: [2, 4, 7, 8, 11, 16, 25, 32, 64, 125, 1024])
  func `where a label has room between the ends, there is one`(step: Int) throws {
    for steps in 4...40 {
      let step = DecimalNumber(step)
      let end = try required(step.multiplied(by: DecimalNumber(steps)))
      for length in [140.0, 200, 320, 500] {
        let layout = layout(of: try Stops(from: 0, to: end, by: step), length: length, inset: 40)
        let drawn = layout.labels(at: 0) { _ in LayoutSize(width: 24, height: 12) }.map(\.index)
        // A stride of two is 1, 2 or 5 steps, or divides all of them.
        let gap = layout.point(of: 2).x - layout.point(of: 0).x
        if gap >= 24 + layout.metrics.labelGap + 2 {
          #expect(drawn.count > 2, "0 to \(end) by \(step) at \(length)")
        }
      }
    }
  }

  /// All gaps between inner ticks are the same 1-2-5 multiple of a power of ten, and inner labels
  /// are at multiples of another one.
  @Test func `inner ticks and labels are at the multiples of a round number`() throws {
    var numbers = SeededNumbers(seed: 18)
    for _ in 0..<2000 {
      let stops = try randomStops(&numbers)
      let layout = layout(of: stops, length: .random(in: 100...900, using: &numbers))
      let width = Double.random(in: 5...80, using: &numbers)
      let labels = layout.labels(at: 0) { _ in LayoutSize(width: width, height: 12) }
      let ticks = layout.drawnTicks(at: 0)
      guard ticks.count < stops.count else { continue }
      for indices in [ticks, labels.map(\.index)] {
        let inner = indices.filter { $0 > 0 && $0 < stops.count - 1 }
        let values = inner.map { stops[$0].value }
        #expect(haveRoundGaps(values), "\(stops.minimum.value)...\(stops.maximum.value): \(values)")
      }
    }
  }

  @Test func `the middle of a label is nearer to its own tick than to that of any other label`()
    throws
  {
    var numbers = SeededNumbers(seed: 19)
    for _ in 0..<1000 {
      let stops = try Stops(count: .random(in: 2...200, using: &numbers))
      let layout = layout(of: stops, length: .random(in: 50...600, using: &numbers))
      let widths = stops.map { _ in Double.random(in: 1...150, using: &numbers) }
      let chosen = Int.random(in: stops.indices, using: &numbers)
      let labels = layout.labels(at: chosen) { LayoutSize(width: widths[$0], height: 12) }
      for label in labels {
        let distances = labels.map { other in
          (other.index, abs(layout.point(of: other.index).x - label.frame.center.x))
        }
        #expect(distances.min { $0.1 < $1.1 }?.0 == label.index)
      }
    }
  }

  @Test func `a drawing centres each label at its tick, also at the ends`() throws {
    var numbers = SeededNumbers(seed: 20)
    for _ in 0..<500 {
      let names = (0..<Int.random(in: 2...9, using: &numbers)).map { position in
        "\(position)" + String(repeating: "m", count: .random(in: 0...9, using: &numbers))
      }
      let slider = Slider(stops: try Stops(names: names))
      let width = Double.random(in: 120...700, using: &numbers)
      let bounds = LayoutRect(x: 0, y: 0, width: width, height: 80)
      let drawing = SliderDrawing(of: slider, in: bounds)
      for label in drawing.labels where drawing.labels.count > 1 {
        let tick = drawing.layout.tick(at: label.index).center.x
        #expect(abs(label.frame.center.x - tick) <= 1, "\(names) \(width)")
      }
      let ticks = names.indices.map(drawing.layout.tick)
      let outer = ticks[0].union(ticks[names.count - 1])
      #expect(drawing.layout.track.minX == outer.minX && drawing.layout.track.maxX == outer.maxX)
    }
  }

  @Test(arguments: [
    ["Tiny", "Small", "Medium", "Large", "Huge"],
    ["Very small", "Small", "Medium", "Large", "Very large"],
    ["Sehr klein", "Klein", "Mittel", "Groß", "Sehr groß"],
  ])
  func `five usual names fit in 320 points`(names: [String]) throws {
    for index in names.indices {
      let slider = Slider(stops: try Stops(names: names), index: index)
      let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 80)
      let drawing = SliderDrawing(of: slider, in: bounds, style: .init(showsBubble: false))
      #expect(drawing.texts.map(\.text) == names)
    }
  }

  private func layout(
    of stops: Stops,
    length: Double = 320,
    inset: Double = 20
  ) -> SliderLayout {
    let metrics = SliderMetrics {
      ($0.labelThickness, $0.minimumInset, $0.maximumInset) = (12, inset, inset)
    }
    return SliderLayout(TrackScale(stops), in: bounds(length, .rightward), metrics: metrics)
  }

  private func randomStops(_ numbers: inout SeededNumbers, most: Int = 2000) throws -> Stops {
    let steps = ["0.1", "0.25", "0.5", "1", "2", "5", "10", "25", "100"]
    let step = try number(steps[.random(in: steps.indices, using: &numbers)])
    let (first, count) = (
      Int.random(in: -500...500, using: &numbers), Int.random(in: 2...most, using: &numbers)
    )
    func value(_ index: Int) throws -> DecimalNumber {
      try required(step.multiplied(by: DecimalNumber(index)))
    }
    return try Stops(from: value(first), to: value(first + count), by: step)
  }

  /// Returns whether values are neighbouring multiples of 1, 2 or 5 times a power of ten.
  private func haveRoundGaps(_ values: [DecimalNumber]) -> Bool {
    guard values.count > 1, let gap = values[1].subtracting(values[0]) else { return true }
    let digits = "\(gap)".filter { $0 != "0" && $0 != "." }
    guard ["1", "2", "5"].contains(digits) else { return false }
    return zip(values, values.dropFirst()).allSatisfy { $1.subtracting($0) == gap }
      && values.allSatisfy { value in
        let quotient = Double("\(value)").map { $0 / (Double("\(gap)") ?? 1) } ?? 0.5
        return abs(quotient - quotient.rounded()) < 1e-6
      }
  }
}

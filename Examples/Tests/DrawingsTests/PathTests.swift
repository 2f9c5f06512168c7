// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider
import Testing

@Suite struct PathTests {
  @Test func `the bounding box of lines spans their corners`() {
    let path = Path(from: LayoutPoint(x: 3, y: 4)).line(to: LayoutPoint(x: 10, y: 1))
      .line(to: LayoutPoint(x: 5, y: 9)).closed
    #expect(path.boundingBox == LayoutRect(x: 3, y: 1, width: 7, height: 8))
  }

  @Test func `the bounding box of a curve covers the curve, not its control points`() {
    let hill = Path(from: .zero)
      .curve(to: LayoutPoint(x: 8, y: 0), control: LayoutPoint(x: 4, y: -8))
    #expect(hill.boundingBox == LayoutRect(x: 0, y: -4, width: 8, height: 4))
    let wave = Path(from: .zero).curve(
      to: LayoutPoint(x: 8, y: 0),
      controls: LayoutPoint(x: 0, y: 8),
      LayoutPoint(x: 8, y: 8)
    )
    #expect(wave.boundingBox == LayoutRect(x: 0, y: 0, width: 8, height: 6))
  }

  @Test func `moves that draw nothing don't extend the bounding box`() {
    let path = Path(from: LayoutPoint(x: -50, y: -50)).move(to: .zero)
      .line(to: LayoutPoint(x: 2, y: 2)).move(to: LayoutPoint(x: 90, y: 90))
    #expect(path.boundingBox == LayoutRect(x: 0, y: 0, width: 2, height: 2))
    #expect(Path(from: LayoutPoint(x: 5, y: 5)).boundingBox == .zero)
  }

  @Test(arguments: 0..<50)
  func `the bounding box contains every point of a curve, and each edge touches one`(seed: UInt64) {
    var random = Congruential(state: seed)
    let points = (0..<4).map { _ in
      LayoutPoint(
        x: .random(in: -100...100, using: &random),
        y: .random(in: -9...9, using: &random)
      )
    }
    let path = Path(from: points[0]).curve(to: points[3], controls: points[1], points[2])
    let box = path.boundingBox
    let samples = (0...400).map { point(on: points, at: Double($0) / 400) }
    #expect(samples.allSatisfy { box.outset(by: 1e-9).contains($0) })
    for (edge, nearest) in [
      (box.minX, samples.map(\.x).min()), (box.maxX, samples.map(\.x).max()),
      (box.minY, samples.map(\.y).min()), (box.maxY, samples.map(\.y).max()),
    ] {
      #expect(abs(edge - (nearest ?? .nan)) < 1e-2)
    }
  }

  /// Returns a point of a cubic curve, from its Bernstein polynomials.
  private func point(on points: [LayoutPoint], at part: Double) -> LayoutPoint {
    let rest = 1 - part
    let weights = [
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part,
    ]
    return LayoutPoint(
      x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
      y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }
    )
  }
}

/// The same random numbers in each run (Knuth's MMIX generator).
private struct Congruential: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

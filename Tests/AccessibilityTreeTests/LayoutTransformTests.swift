// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSlider
import TestValues
import Testing

@Suite struct LayoutTransformTests {
  static let rect = LayoutRect(x: 10, y: 20, width: 30, height: 4)

  @Test func `each step does what its name says`() {
    let identity = LayoutTransform.identity
    let offset = LayoutPoint(x: 5, y: -7)
    #expect(identity.visibleFrame(of: Self.rect) == Self.rect)
    expect(identity.moved(by: offset), 15, 13, 30, 4)
    expect(identity.scaled(by: 2), 20, 40, 60, 8)
    expect(identity.scaled(by: -1), -40, -24, 30, 4)
    expect(identity.scaled(by: 0), 0, 0, 0, 0)
    expect(identity.mirrored(in: LayoutRect(x: 0, y: 0, width: 100, height: 9)), 60, 20, 30, 4)
    expect(identity.clipped(to: LayoutRect(x: 0, y: 0, width: 15, height: 22)), 10, 20, 5, 2)
  }

  @Test func `each step applies to the result of the steps before`() {
    let moved = LayoutTransform.identity.moved(by: LayoutPoint(x: 100, y: 0))
    expect(moved.scaled(by: 2), 220, 40, 60, 8)
    expect(
      LayoutTransform.identity.scaled(by: 2).moved(by: LayoutPoint(x: 100, y: 0)),
      120,
      40,
      60,
      8
    )
    let clip = LayoutRect(x: 110, y: 0, width: 10, height: 30)
    expect(moved.clipped(to: clip).scaled(by: 2), 220, 40, 20, 8)
    expect(moved.clipped(to: clip).moved(by: LayoutPoint(x: -5, y: 0)), 105, 20, 10, 4)
  }

  @Test func `two combined transforms apply both, and clip what either clips`() {
    let window = LayoutRect(x: 0, y: 0, width: 20, height: 99)
    let inner = LayoutTransform.identity.clipped(to: window).moved(by: LayoutPoint(x: 5, y: 5))
    let outer = LayoutTransform.identity.scaled(by: 2).moved(by: LayoutPoint(x: 1, y: 0))
    let both = inner.followed(by: outer)
    #expect(both == inner.scaled(by: 2).moved(by: LayoutPoint(x: 1, y: 0)))
    expect(both, 31, 50, 20, 8)
    expect(both.unclipped, 31, 50, 60, 8)
    let clipped = inner.followed(
      by: .identity.clipped(to: LayoutRect(x: 0, y: 0, width: 9, height: 9))
    )
    #expect(clipped.visibleFrame(of: Self.rect) == nil)
    #expect(
      LayoutTransform.identity.clipped(to: .zero).followed(by: outer).visibleFrame(of: window)
        == nil
    )
  }

  @Test func `a clipped rectangle has no frame and can't be hit`() {
    let window = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let scrolled = LayoutTransform.identity.moved(by: LayoutPoint(x: -50, y: 0))
    #expect(scrolled.clipped(to: window).visibleFrame(of: Self.rect) == nil)
    #expect(scrolled.clipped(to: window).layoutPoint(shownAt: LayoutPoint(x: -1, y: 5)) == nil)
    for hidden in [
      LayoutTransform.identity.clipped(to: .zero),
      .identity.clipped(to: window).clipped(to: LayoutRect(x: 200, y: 0, width: 9, height: 9)),
      .identity.clipped(to: window).scaled(by: 0),
    ] {
      #expect(
        hidden.visibleFrame(of: Self.rect) == nil
          && hidden.moved(by: .zero).visibleFrame(of: window) == nil
      )
      #expect(hidden.layoutPoint(shownAt: LayoutPoint(x: 1, y: 1)) == nil)
    }
    #expect(LayoutTransform.identity.scaled(by: 0).layoutPoint(shownAt: .zero) == nil)
  }

  @Test func `a layout point converts to the screen and back`() throws {
    var numbers = SeededNumbers(seed: 8)
    for _ in 0..<500 {
      var transform = LayoutTransform.identity
      for _ in 0..<6 {
        let distance = LayoutPoint(
          x: .random(in: -100...100, using: &numbers),
          y: .random(in: -100...100, using: &numbers)
        )
        switch Int.random(in: 0..<3, using: &numbers) {
        case 1: transform = transform.scaled(by: .random(in: 0.5...3, using: &numbers))
        case 2: transform = transform.mirrored(in: LayoutRect(x: 0, y: 0, width: 50, height: 1))
        default: transform = transform.moved(by: distance)
        }
      }
      let point = LayoutPoint(x: 12.5, y: -3)
      let found = try required(transform.layoutPoint(shownAt: transform.screenPoint(for: point)))
      #expect(abs(found.x - point.x) < 1e-6 && abs(found.y - point.y) < 1e-6)
    }
  }

  @Test func `a thumb's frame is where it is drawn, even after a scroll`() throws {
    var slider = Slider(stops: try Stops(count: 5), index: 0)
    let layout = SliderLayout(of: slider, in: LayoutRect(x: 0, y: 0, width: 320, height: 44))
    let portrait = LayoutTransform.identity.moved(by: LayoutPoint(x: 0, y: 100))
    #expect(
      portrait.visibleFrame(of: layout.thumb(at: 0))
        == LayoutRect(x: 0, y: 108, width: 28, height: 28)
    )
    slider.adjust(.maximum, cause: .key)
    let thumb = layout.thumb(at: slider.index)
    #expect(portrait.visibleFrame(of: thumb) == LayoutRect(x: 292, y: 108, width: 28, height: 28))
    let scrolled = portrait.moved(by: LayoutPoint(x: 0, y: -116))
      .clipped(to: LayoutRect(x: 0, y: 0, width: 480, height: 320))
    #expect(scrolled.visibleFrame(of: thumb) == LayoutRect(x: 292, y: 0, width: 28, height: 20))
  }

  @Test func `any numbers give finite frames`() {
    for first in carelessNumbers {
      for second in carelessNumbers {
        let transform = LayoutTransform.identity
          .moved(by: LayoutPoint(x: first, y: second)).scaled(by: second).scaled(by: first)
          .mirrored(in: LayoutRect(x: second, y: first, width: first, height: second))
        #expect(transform.visibleFrame(of: Self.rect).map(isFinite) ?? true)
        let point = transform.layoutPoint(shownAt: LayoutPoint(x: second, y: first)) ?? .zero
        #expect(point.x.isFinite && point.y.isFinite)
      }
    }
  }

  private func expect(
    _ transform: LayoutTransform,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = transform.visibleFrame(of: Self.rect)
    #expect(
      frame == LayoutRect(x: x, y: y, width: width, height: height),
      sourceLocation: sourceLocation
    )
  }
}

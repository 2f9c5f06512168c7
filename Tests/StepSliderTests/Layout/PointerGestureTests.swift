// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Pointer gestures on tracks of 348 points with a thumb of 28 points, so that nine stops are 40
/// points apart.
@Suite struct PointerGestureTests {
  @Test(arguments: Growth.allCases)
  func `a drag reports each new stop and commits once at its end`(growth: Growth) throws {
    var scene = try Scene(growth: growth)
    #expect(scene.press(at: 2) == nil && scene.gesture.isHolding)
    #expect(scene.drag(to: 2.4) == nil)
    let first = try required(scene.drag(to: 3))
    #expect(
      first.oldIndex == 2 && first.newIndex == 3 && first.cause == .drag && first.phase == .changing
    )
    #expect(scene.drag(to: 3.2) == nil)
    #expect(scene.drag(to: 99)?.end == .maximum)
    #expect(scene.drag(to: 120) == nil)
    #expect(scene.drag(to: 7)?.oldIndex == 8)
    let commit = try required(scene.handle(.release))
    #expect(commit.oldIndex == 2 && commit.newIndex == 7)
    #expect(commit.cause == .drag && commit.phase == .committed)
    #expect(scene.handle(.release) == nil && !scene.gesture.isHolding)
    #expect(scene.drag(to: 0) == nil && scene.slider.index == 7)
  }

  @Test(arguments: Growth.allCases)
  func `the pointer stays at the point where it gripped the thumb`(growth: Growth) throws {
    var scene = try Scene(growth: growth)
    #expect(scene.press(at: 2.3) == nil)
    #expect(scene.drag(to: 2.79) == nil)
    #expect(scene.drag(to: 2.81)?.newIndex == 3)
    #expect(scene.drag(to: 20) != nil)
    #expect(scene.drag(to: 7.9) == nil)
    #expect(scene.drag(to: 7.7)?.newIndex == 7)
  }

  @Test(arguments: Growth.allCases)
  func `a tap on the track moves to the nearest stop and commits on release`(
    growth: Growth
  ) throws {
    var scene = try Scene(growth: growth)
    let jump = try required(scene.press(at: 5.7))
    #expect(jump.newIndex == 6 && jump.cause == .press && jump.phase == .changing)
    #expect(scene.drag(to: 5.6) == nil)
    let commit = try required(scene.handle(.release))
    #expect(commit.oldIndex == 2 && commit.newIndex == 6 && commit.cause == .press)
    #expect(commit.phase == .committed)
    #expect(scene.press(at: 4.4)?.newIndex == 4)
    #expect(scene.drag(to: 4.6)?.newIndex == 5)
    #expect(scene.handle(.release)?.cause == .drag)
  }

  @Test func `a tap that leaves the thumb in place is not a change`() throws {
    var scene = try Scene()
    #expect(scene.press(at: 2) == nil)
    #expect(scene.handle(.release) == nil)
    #expect(scene.press(at: 2) == nil)
    #expect(scene.cancel() == nil)
  }

  @Test func `a fine drag moves a tenth of the distance without a jump at its ends`() throws {
    var scene = try Scene()
    scene.press(at: 2)
    #expect(scene.drag(to: 3)?.newIndex == 3)
    #expect(scene.drag(to: 7, isFine: true) == nil)
    #expect(scene.drag(to: 9, isFine: true)?.newIndex == 4)
    #expect(scene.drag(to: 9) == nil)
    #expect(scene.drag(to: 10)?.newIndex == 5)
    #expect(scene.drag(to: 99)?.newIndex == 8)
    #expect(scene.drag(to: 93, isFine: true)?.newIndex == 7)
  }

  @Test(arguments: Growth.allCases)
  func `cancelling restores the previous stop with one recorded change`(growth: Growth) throws {
    var scene = try Scene(growth: growth)
    scene.press(at: 2)
    scene.drag(to: 5)
    scene.drag(to: 8)
    let change = try required(scene.cancel())
    #expect(change.oldIndex == 8 && change.newIndex == 2)
    #expect(change.phase == .cancelled && change.cause == .drag)
    #expect(scene.slider.index == 2)
    #expect(scene.cancel() == nil && scene.handle(.release) == nil)
    #expect(scene.press(at: 6) != nil)
    #expect(scene.cancel()?.cause == .press)
  }

  @Test(arguments: [SliderAvailability.disabled, .readOnly], [false, true])
  func `disabling during a drag cancels it at the next event`(
    availability: SliderAvailability,
    isRelease: Bool
  ) throws {
    var scene = try Scene()
    scene.press(at: 2)
    scene.drag(to: 5)
    scene.slider.availability = availability
    let change = isRelease ? scene.handle(.release) : scene.drag(to: 6)
    #expect(change?.phase == .cancelled && change?.newIndex == 2 && scene.slider.index == 2)
    scene.slider.availability = .enabled
    #expect(scene.drag(to: 7) == nil && scene.handle(.release) == nil)
  }

  @Test(arguments: [SliderAvailability.disabled, .readOnly])
  func `a disabled or read-only slider ignores the pointer`(availability: SliderAvailability) throws
  {
    var scene = try Scene()
    scene.slider.availability = availability
    #expect(scene.press(at: 6) == nil && scene.drag(to: 7) == nil)
    #expect(scene.handle(.release) == nil && scene.handle(.wheel(2)) == nil)
    #expect(scene.slider.index == 2 && !scene.gesture.isHolding)
  }

  @Test func `a drag that returns to its start still ends with one recorded change`() throws {
    var scene = try Scene()
    scene.press(at: 2)
    scene.drag(to: 3)
    scene.drag(to: 2)
    let commit = try required(scene.handle(.release))
    #expect(
      !commit.didMove && commit.newIndex == 2 && commit.phase == .committed && commit.end == nil
    )
  }

  @Test func `a second press and the wheel are ignored while the thumb is held`() throws {
    var scene = try Scene()
    scene.press(at: 2)
    #expect(scene.press(at: 7) == nil && scene.handle(.wheel(3)) == nil)
    #expect(scene.drag(to: 4)?.newIndex == 4)
  }

  @Test func `a press outside the slider starts nothing`() throws {
    var scene = try Scene()
    #expect(scene.handle(.press(at: LayoutPoint(x: 100, y: 500))) == nil)
    #expect(!scene.gesture.isHolding)
  }

  @Test func `the wheel moves by whole notches, and parts add up until it reverses`() throws {
    var scene = try Scene()
    let change = try required(scene.handle(.wheel(1)))
    #expect(change.newIndex == 3 && change.phase == .committed && change.cause == .key)
    #expect(scene.handle(.wheel(0.6)) == nil)
    #expect(scene.handle(.wheel(0)) == nil && scene.handle(.wheel(.nan)) == nil)
    #expect(scene.handle(.release) == nil && scene.cancel() == nil)
    #expect(scene.handle(.wheel(0.6))?.newIndex == 4)
    #expect(scene.handle(.wheel(-0.7)) == nil && scene.handle(.wheel(-0.0)) == nil)
    #expect(scene.handle(.wheel(0)) == nil)
    #expect(scene.handle(.wheel(-0.7))?.newIndex == 3)
    #expect(scene.handle(.wheel(.infinity))?.end == .maximum)
    #expect(scene.handle(.wheel(1))?.didMove == false)
    #expect(scene.handle(.wheel(-1e300))?.end == .minimum)
    #expect(scene.handle(.wheel(.nan)) == nil)
  }

  @Test func `no sequence of events leaves a change open after the thumb is released`() throws {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      let growth = try required(Growth.allCases.randomElement(using: &numbers))
      var scene = try Scene(growth: growth)
      var isOpen = false
      for _ in 0..<60 {
        let before = scene.slider.index
        if Int.random(in: 0..<20, using: &numbers) == 0 {
          scene.slider.availability = scene.slider.availability == .enabled ? .disabled : .enabled
        }
        let event = randomEvent(growth, &numbers)
        let change = if let event { scene.handle(event) } else { scene.cancel() }
        #expect(change?.newIndex ?? before == scene.slider.index)
        #expect((0..<9).contains(scene.slider.index))
        if let change { isOpen = change.phase == .changing }
        #expect(scene.gesture.isHolding || !isOpen)
      }
    }
  }

  private func randomEvent(_ growth: Growth, _ numbers: inout SeededNumbers) -> PointerEvent? {
    let position = Double.random(in: -2...10, using: &numbers)
    let point = Scene.point(at: position, growth)
    let isFine = Bool.random(using: &numbers)
    return [
      .press(at: point), .move(to: point, isFine: isFine), .move(to: point),
      .release, nil, .wheel(position - 4),
    ].randomElement(using: &numbers) ?? nil
  }
}

/// A slider of nine stops at the third stop, with a pointer.
private struct Scene {
  var slider: Slider
  var gesture = PointerGesture()
  let layout: SliderLayout

  init(growth: Growth = .rightward) throws {
    slider = Slider(stops: try Stops(count: 9), index: 2)
    layout = try StepSliderTests.layout(count: 9, length: 348, growth: growth)
  }

  /// Returns the point in the middle of the track, a number of stops from the minimum.
  static func point(at stops: Double, _ growth: Growth) -> LayoutPoint {
    let distance = 14 + stops * 40
    return switch growth {
    case .rightward: LayoutPoint(x: distance, y: 36)
    case .leftward: LayoutPoint(x: 348 - distance, y: 36)
    case .downward: LayoutPoint(x: 36, y: distance)
    case .upward: LayoutPoint(x: 36, y: 348 - distance)
    }
  }

  @discardableResult
  mutating func press(at stops: Double) -> SliderChange? {
    handle(.press(at: Self.point(at: stops, layout.growth)))
  }

  @discardableResult
  mutating func drag(to stops: Double, isFine: Bool = false) -> SliderChange? {
    handle(.move(to: Self.point(at: stops, layout.growth), isFine: isFine))
  }

  mutating func cancel() -> SliderChange? { gesture.end(.cancelled, on: &slider) }

  mutating func handle(_ event: PointerEvent) -> SliderChange? {
    gesture.handle(event, on: &slider, in: layout)
  }
}

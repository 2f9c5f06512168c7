// SPDX-License-Identifier: Apache-2.0

/// A pointer's gesture on a slider. It takes events, moves the thumb, and returns the changes. From a press to its
/// release or cancellation, the pointer holds the thumb by the point that it gripped. Each new stop is reported
/// with the phase `changing`. If any was, the end of the gesture is reported once: as `committed`, or as
/// `cancelled` with the thumb where it was before the press. The cause is `drag` if the pointer dragged the
/// thumb, otherwise `press`.
/// Something else, such as a key, may move the thumb while it is held. The gesture then restarts at the new stop, and
/// the other change completes what was reported before. If the slider is disabled while its thumb is held, the next
/// event of any kind cancels the gesture.
package struct PointerGesture: Hashable, Sendable {
  private var drag: Drag?
  private var partOfNotch = 0.0

  package init() {}

  package var isHolding: Bool { drag != nil }

  /// Handles an event and moves the slider's thumb. Returns the change, if there was one.
  /// A press on a label moves to the label's stop, if that can be reached. Fractions of a notch add
  /// up until the wheel turns back. A turn beyond an end is a push. A press or a move in a layout
  /// of other stops is ignored, because it was meant for another slider, and so is a press outside
  /// the slider's hit areas, and a press or a turn while the thumb is held.
  @discardableResult
  package mutating func handle(
    _ event: PointerEvent,
    on slider: inout Slider,
    in layout: SliderLayout,
    labels: [TickLabel] = []
  ) -> SliderChange? {
    guard slider.availability == .enabled else {
      partOfNotch = 0
      return end(.cancelled, on: &slider)
    }
    if let drag, drag.position != slider.position {
      self.drag?.takeHold(at: slider.position, thumb: layout.offset(ofThumbOf: slider))
    }
    return switch event {
    case .press where !layout.isOf(slider), .move where !layout.isOf(slider): nil
    case .press(let point): press(at: point, on: &slider, in: layout, labels)
    case .move(let point, let isFine): move(to: point, isFine, on: &slider, in: layout)
    case .release: end(.committed, on: &slider)
    case .wheel(let notches): turn(by: notches, on: &slider)
    }
  }

  private mutating func press(
    at point: LayoutPoint,
    on slider: inout Slider,
    in layout: SliderLayout,
    _ labels: [TickLabel]
  ) -> SliderChange? {
    guard drag == nil,
      let target = layout.target(at: point, on: slider, labels: labels)
    else { return nil }
    partOfNotch = 0
    let pointer = layout.offset(of: point)
    let nearest = layout.index(nearestToOffset: pointer)
    switch target {
    case .thumb:
      let thumb = layout.offset(ofThumbOf: slider)
      drag = Drag(from: slider.position, thumb: thumb, pointer: pointer)
      return nil
    case .tick(let stop) where !slider.reach.contains(stop): return nil
    case .tick(let stop) where stop != nearest:
      drag = Drag(from: slider.position, thumb: layout.offset(of: stop), pointer: pointer)
      return go(to: stop, cause: .press, on: &slider)
    case .tick, .track:
      drag = Drag(from: slider.position, thumb: pointer, pointer: pointer)
      return go(to: nearest, cause: .press, on: &slider)
    }
  }

  private mutating func move(
    to point: LayoutPoint,
    _ isFine: Bool,
    on slider: inout Slider,
    in layout: SliderLayout
  ) -> SliderChange? {
    let length = Double(layout.travel.length)
    let pointer = layout.offset(of: point)
    guard let thumb = drag?.moveThumb(with: pointer, isFine, along: length) else { return nil }
    return go(to: layout.index(nearestToOffset: thumb), cause: .drag, on: &slider)
  }

  private mutating func go(
    to index: Int,
    cause: SliderChange.Cause,
    on slider: inout Slider
  ) -> SliderChange? {
    guard let stop = slider.reach.nearest(to: index) else { return nil }
    let start = slider.position
    let change = slider.move(to: .stop(stop), since: start, cause: cause, phase: .changing)
    guard change.didMove else { return nil }
    drag?.reach(slider.position, by: cause)
    return change
  }

  /// Ends the gesture: leaves the thumb where it is, or returns it to where it was. On a slider that
  /// can't be changed, it always returns.
  @discardableResult
  package mutating func end(_ phase: SliderChange.Phase, on slider: inout Slider) -> SliderChange? {
    guard let ended = drag.take(), let cause = ended.cause, ended.position == slider.position else {
      return nil
    }
    return phase == .committed && slider.availability == .enabled
      ? slider.move(to: slider.position, since: ended.origin, cause: cause, phase: phase)
      : slider.move(to: ended.origin, since: slider.position, cause: cause, phase: .cancelled)
  }

  private mutating func turn(by notches: Double, on slider: inout Slider) -> SliderChange? {
    guard drag == nil, notches != 0, !notches.isNaN else { return nil }
    if notches.sign != partOfNotch.sign { partOfNotch = 0 }
    let most = Double(Stops.maximumCount)
    let sum = min(max(partOfNotch + notches, -most), most)
    let whole = sum.rounded(.towardZero)
    partOfNotch = sum - whole
    guard whole != 0 else { return nil }
    return slider.adjust(.steps(Int(whole)), cause: .key)
  }
}

/// A drag of the thumb. Positions are in device pixels from the minimum.
struct Drag: Hashable, Sendable {
  /// The position when the pointer took hold of the thumb.
  private(set) var origin: ThumbPosition
  /// The position that the pointer last moved the thumb to.
  private(set) var position: ThumbPosition
  /// The cause of the last movement, or `nil` if no change has been reported.
  private(set) var cause: SliderChange.Cause?
  private var isFine = false
  private var pointer: Double
  private var heldPointer: Double
  private var heldThumb: Double

  init(from origin: ThumbPosition, thumb: Double, pointer: Double) {
    (self.origin, position, self.pointer) = (origin, origin, pointer)
    (heldThumb, heldPointer) = (thumb, pointer)
  }

  mutating func reach(_ position: ThumbPosition, by cause: SliderChange.Cause) {
    (self.position, self.cause) = (position, cause)
  }

  /// Restarts the drag at the position that something else moved the thumb to.
  mutating func takeHold(at position: ThumbPosition, thumb: Double) {
    (origin, self.position, cause) = (position, position, nil)
    (heldThumb, heldPointer) = (thumb, pointer)
  }

  /// Follows the pointer and returns where the thumb would be if it could rest anywhere. When the
  /// speed changes, the drag restarts at the thumb's position on the track, so that the thumb
  /// doesn't jump.
  mutating func moveThumb(with pointer: Double, _ isFine: Bool, along length: Double) -> Double {
    if isFine != self.isFine {
      heldThumb = min(max(thumb, 0), length)
      (heldPointer, self.isFine) = (self.pointer, isFine)
    }
    self.pointer = pointer
    return thumb
  }

  /// Where the thumb would be. In a fine drag, it moves a tenth as far as the pointer, as in GTK.
  private var thumb: Double { heldThumb + (pointer - heldPointer) * (isFine ? 0.1 : 1) }
}

/// An event from a pointer, such as a mouse, a finger or a pen.
@nonexhaustive
public enum PointerEvent: Hashable, Sendable {
  /// The button goes down, or the pointer touches the screen.
  case press(at: LayoutPoint)
  /// The pointer moves to any point with the button down. If the move is fine, usually because a
  /// modifier key is held down, the thumb moves a tenth as far, for precision.
  case move(to: LayoutPoint, isFine: Bool = false)
  /// The button goes up at the last point.
  case release
  /// The wheel turns by a number of notches; positive numbers increase the value.
  case wheel(Double)
}

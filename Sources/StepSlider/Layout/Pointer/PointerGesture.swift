// SPDX-License-Identifier: Apache-2.0

/// What a pointer has begun with a slider: takes events, moves the thumb, and tells what came of it.
///
/// From a press to its release or cancellation the thumb is held, wherever the pointer goes, by the
/// point where it was gripped. Each new stop is told with phase `changing`; once any was, the end is
/// told exactly once: `committed` when released, `cancelled` when called off, with the thumb back
/// where it was before the press. The cause is `drag` if the thumb was moved while held, else `tap`.
/// Events that change nothing give nothing.
///
/// Something else, such as a key, may move the thumb while it is held. Where the slider's stop is
/// another than the one the gesture brought it to last, the thumb is taken hold of anew at that stop:
/// the record of the other change ended what was told before, the next movement starts from there,
/// and a cancellation goes back to there.
///
/// A slider that isn't enabled refuses. If it is disabled while its thumb is held, the next event of
/// whatever kind cancels; send ``PointerEvent/cancel`` at once for it to be told at once.
public struct PointerGesture: Hashable, Sendable {
  /// What a press on the track does.
  public let trackPress: TrackPress
  /// How far the thumb goes in a fine drag while the pointer goes 1.
  public let fineRatio: Double
  private var drag: Drag?
  private var partOfNotch = 0.0

  /// Makes a gesture that hasn't begun.
  ///
  /// A fine ratio that isn't above 0 and at most 1 is a tenth, as in GTK's fine tuning.
  public init(trackPress: TrackPress = .jump, fineRatio: Double = 0.1) {
    self.trackPress = trackPress
    self.fineRatio = fineRatio > 0 && fineRatio <= 1 ? fineRatio : 0.1
  }

  /// Whether a pointer holds the thumb.
  public var isHolding: Bool { drag != nil }

  /// Takes an event, in the coordinates of the layout, and moves the slider's thumb.
  ///
  /// A press on a label goes to the label's stop, or with ``TrackPress/page`` towards it, and a drag
  /// from there begins at the stop.
  ///
  /// A press or a move in a layout of other stops is ignored: it was meant for another slider.
  ///
  /// A press outside of the slider's hit areas, or while the thumb is held, is ignored, and so are
  /// moves, releases and cancellations while it isn't, and the wheel while it is. Parts of a notch
  /// add up until the wheel is turned back; a turn is told as committed, with cause `key`, and is a
  /// push where it goes beyond an end.
  ///
  /// - Parameters:
  ///   - event: What the pointer does.
  ///   - slider: The slider, whose thumb is moved.
  ///   - layout: The layout as it is drawn.
  ///   - labels: The labels as they are drawn, from ``SliderLayout/labels(at:measuring:)``; only a
  ///     press looks at them.
  /// - Returns: The change; `nil` if there was none.
  @discardableResult
  public mutating func handle(
    _ event: PointerEvent,
    on slider: inout Slider,
    in layout: SliderLayout,
    labels: [TickLabel] = []
  ) -> Change? {
    if let drag, drag.index != slider.index {
      self.drag?.takeHold(at: slider.index, thumb: layout.offset(of: slider.index))
    }
    guard slider.availability == .enabled else {
      partOfNotch = 0
      return end(.cancelled, on: &slider)
    }
    return switch event {
    case .press where !layout.isOf(slider), .move where !layout.isOf(slider): nil
    case .press(let point): press(at: point, on: &slider, in: layout, labels)
    case .move(let point, let speed): move(to: point, speed, on: &slider, in: layout)
    case .release: end(.committed, on: &slider)
    case .cancel: end(.cancelled, on: &slider)
    case .wheel(let notches): turn(by: notches, on: &slider)
    }
  }

  private mutating func press(
    at point: LayoutPoint,
    on slider: inout Slider,
    in layout: SliderLayout,
    _ labels: [TickLabel]
  ) -> Change? {
    guard drag == nil,
      let target = layout.target(at: point, thumbAt: slider.index, labels: labels)
    else { return nil }
    partOfNotch = 0
    let pointer = layout.offset(of: point)
    let nearest = layout.index(nearestToOffset: pointer)
    switch (target, trackPress) {
    case (.thumb, _):
      let thumb = layout.offset(of: slider.index)
      drag = Drag(from: slider.index, thumb: thumb, pointer: pointer)
      return nil
    case (.tick(let stop), .jump) where stop != nearest:
      drag = Drag(from: slider.index, thumb: layout.offset(of: stop), pointer: pointer)
      return go(to: stop, cause: .tap, on: &slider)
    case (_, .jump):
      drag = Drag(from: slider.index, thumb: pointer, pointer: pointer)
      return go(to: nearest, cause: .tap, on: &slider)
    case (.tick(let stop), .page): return page(towards: stop, on: &slider)
    case (.track, .page): return page(towards: nearest, on: &slider)
    }
  }

  private func page(towards stop: Int, on slider: inout Slider) -> Change? {
    let distance = min(max(stop - slider.index, -slider.pageSize), slider.pageSize)
    return slider.adjust(.stop(slider.index + distance), cause: .tap)
  }

  private mutating func move(
    to point: LayoutPoint,
    _ speed: DragSpeed,
    on slider: inout Slider,
    in layout: SliderLayout
  ) -> Change? {
    let length = Double(layout.travel.length)
    let pointer = layout.offset(of: point)
    let thumb = drag?.follow(pointer, speed, fineRatio: fineRatio, along: length)
    guard let thumb else { return nil }
    return go(to: layout.index(nearestToOffset: thumb), cause: .drag, on: &slider)
  }

  private mutating func go(
    to index: Int,
    cause: Change.Cause,
    on slider: inout Slider
  ) -> Change? {
    let change = slider.move(to: index, since: slider.index, cause: cause, phase: .changing)
    guard change.moved else { return nil }
    drag?.reach(slider.index, by: cause)
    return change
  }

  private mutating func end(_ phase: Change.Phase, on slider: inout Slider) -> Change? {
    guard let ended = drag else { return nil }
    drag = nil
    guard let cause = ended.cause else { return nil }
    return phase == .committed
      ? slider.move(to: slider.index, since: ended.origin, cause: cause, phase: phase)
      : slider.move(to: ended.origin, since: slider.index, cause: cause, phase: phase)
  }

  private mutating func turn(by notches: Double, on slider: inout Slider) -> Change? {
    guard drag == nil, notches != 0, !notches.isNaN else { return nil }
    if notches.sign != partOfNotch.sign { partOfNotch = 0 }
    let most = Double(Stops.maximumCount)
    let sum = min(max(partOfNotch + notches, -most), most)
    let whole = sum.rounded(.towardZero)
    partOfNotch = sum - whole
    guard whole != 0 else { return nil }
    return slider.adjust(.stop(slider.index + Int(whole)), cause: .key)
  }
}

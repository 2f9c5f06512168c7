// SPDX-License-Identifier: Apache-2.0

extension SliderControl {
  /// The longest pause within one turn of a wheel or knob. A turn announces an end only once.
  private static let turnPause: Duration = .milliseconds(500)
  /// The longest pause between the presses of a double click.
  private static let clickPause: Duration = .milliseconds(400)

  /// Handles a pointer event over a layout of the slider. A press or move in a layout of other
  /// stops is ignored, and only a press uses the labels.
  package mutating func point(
    _ event: PointerEvent,
    in layout: SliderLayout,
    labels: [TickLabel] = [],
    at time: Duration? = nil
  ) -> SliderResponse {
    switch event {
    case .press(let point) where !isDragging:
      let target = layout.target(at: point, on: slider, labels: labels)
      guard let target, layout.isOf(slider) else { return SliderResponse() }
      typed.reset()
      _ = reading.stop(at: time)
      guard slider.availability == .enabled else { return refusal }
      if isSecondPress(on: target, at: time) {
        let change = slider.adjust(.default, cause: .press)
        return response(to: change, orElse: valueResponse)
      }
      if case .tick(let stop) = target, !slider.reach.contains(stop) {
        return SliderResponse(words: [phrases.unavailable(stopAt: stop, on: slider)])
      }
      let change = gesture.handle(event, on: &slider, in: layout, labels: labels)
      return response(to: change, orElse: valueResponse)
    case .wheel:
      return turn(at: time) { $0.gesture.handle(event, on: &$0.slider, in: layout) }
    default:
      let change = gesture.handle(event, on: &slider, in: layout)
      if change?.phase == .changing { lastPress = nil }
      return change?.needsAnnouncement == true
        ? response(to: change) : SliderResponse(change: change)
    }
  }

  /// Releases a held thumb where it is.
  package mutating func releasePointer() -> SliderResponse {
    SliderResponse(change: gesture.end(.committed, on: &slider))
  }

  /// Cancels a gesture and returns the held thumb to where it was, for example when the pointer is lost.
  public mutating func cancelPointer() -> SliderResponse { cancelPointer(orElse: SliderResponse()) }

  mutating func cancelPointer(orElse other: SliderResponse) -> SliderResponse {
    let change = gesture.end(.cancelled, on: &slider)
    return response(to: change, orElse: other)
  }

  /// Turns a knob by a number of notches, one stop each. Positive numbers increase the value.
  public mutating func turn(by notches: Int, at time: Duration? = nil) -> SliderResponse {
    turn(at: time) { $0.slider.adjust(.steps(notches), cause: .key) }
  }

  private mutating func turn(
    at time: Duration?,
    move: (inout SliderControl) -> SliderChange?
  ) -> SliderResponse {
    let isTurningOn = if let time, let lastTurn { time - lastTurn < Self.turnPause } else { false }
    lastTurn = time
    typed.reset()
    _ = reading.stop(at: time)
    guard slider.availability == .enabled else { return isTurningOn ? SliderResponse() : refusal }
    let change = move(&self)
    return isTurningOn && change?.didMove == false ? SliderResponse() : response(to: change)
  }

  /// Records a press, and returns whether it completes a double click on the thumb.
  private mutating func isSecondPress(on target: HitTarget, at time: Duration?) -> Bool {
    let last = lastPress
    lastPress = time
    guard target == .thumb, slider.defaultIndex != nil, let time, let last else { return false }
    return time - last <= Self.clickPause
  }
}

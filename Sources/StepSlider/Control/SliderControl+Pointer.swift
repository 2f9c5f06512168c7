// SPDX-License-Identifier: Apache-2.0

extension SliderControl {
  /// The longest pause within one turn of a wheel or knob. A turn announces an end only once.
  private static let turnPause: Duration = .milliseconds(500)

  /// Handles a pointer event over a layout of the slider.
  ///
  /// A change is announced if it needs an announcement. A press that changes nothing is answered
  /// with the value, so that no press seems to fail. A press or move in a layout of other stops is
  /// ignored.
  ///
  /// - Parameters:
  ///   - event: The event, in the coordinates of the layout.
  ///   - layout: The layout that is drawn.
  ///   - labels: The labels that are drawn. Only a press uses them.
  ///   - time: The time of the event.
  /// - Returns: The response.
  public mutating func point(
    _ event: PointerEvent,
    in layout: SliderLayout,
    labels: [TickLabel] = [],
    at time: Duration? = nil
  ) -> SliderResponse {
    switch event {
    case .press(let point) where !isHeld:
      let target = layout.target(at: point, thumbAt: slider.index, labels: labels)
      guard target != nil, layout.isOf(slider) else { return SliderResponse() }
      number.reset()
      guard slider.availability == .enabled else { return refusal }
      let change = gesture.handle(event, on: &slider, in: layout, labels: labels)
      return response(to: change, orElse: value)
    case .wheel:
      return turn(at: time) { $0.gesture.handle(event, on: &$0.slider, in: layout) }
    default:
      let change = gesture.handle(event, on: &slider, in: layout)
      return change?.needsAnnouncement == true
        ? response(to: change) : SliderResponse(change: change)
    }
  }

  /// Releases a held thumb where it is. Unlike a press, a release needs no point.
  public mutating func releasePointer() -> SliderResponse {
    SliderResponse(change: gesture.handle(.release, on: &slider, in: ownLayout))
  }

  /// Cancels a gesture and returns the held thumb to where it was, for example when the pointer
  /// is lost.
  public mutating func cancelPointer() -> SliderResponse { cancelPointer(orElse: SliderResponse()) }

  mutating func cancelPointer(orElse other: SliderResponse) -> SliderResponse {
    let change = gesture.handle(.cancel, on: &slider, in: ownLayout)
    return response(to: change, orElse: other)
  }

  /// Turns a knob by a number of notches, one stop each. Positive numbers increase the value.
  public mutating func turn(by notches: Int, at time: Duration? = nil) -> SliderResponse {
    turn(at: time) { $0.slider.adjust(.stop($0.slider.index(movedBy: notches)), cause: .key) }
  }

  private mutating func turn(
    at time: Duration?,
    move: (inout SliderControl) -> Change?
  ) -> SliderResponse {
    let isTurningOn = isTurningOn(at: time)
    lastTurn = time
    number.reset()
    guard slider.availability == .enabled else { return isTurningOn ? SliderResponse() : refusal }
    let change = move(&self)
    return isTurningOn && change?.moved == false ? SliderResponse() : response(to: change)
  }

  private func isTurningOn(at time: Duration?) -> Bool {
    guard let time, let lastTurn else { return false }
    return time - lastTurn < Self.turnPause
  }

  /// The layout for events without a point.
  private var ownLayout: SliderLayout { SliderLayout(of: slider, in: .zero) }
}

extension Slider {
  fileprivate func index(movedBy steps: Int) -> Int {
    let (sum, overflowed) = index.addingReportingOverflow(steps)
    return overflowed ? (steps > 0 ? .max : .min) : sum
  }
}

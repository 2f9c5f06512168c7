// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Reader {
  /// The scroll distance of a wheel notch: three lines of text of the normal size.
  private static let notch = 72.0

  /// Follows the pointer, in the coordinates of the window.
  mutating func point(_ event: PointerEvent) -> SliderResponse {
    switch event {
    case .press(let point) where !size.isDragging && self.press == nil: press(at: point)
    case .press: SliderResponse()
    case .move: follow(event)
    case .release where size.isDragging: follow(event)
    case .release: release()
    case .wheel(let notches): scroll(by: -notches * Self.notch)
    @unknown default: SliderResponse()
    }
  }

  /// Turns the wheel at a point. It moves the slider when it is over the pop-over, and scrolls
  /// the page elsewhere.
  mutating func turn(_ notches: Double, at point: LayoutPoint) -> SliderResponse {
    guard let popOver = layout.popOver, popOver.frame.contains(point) else {
      return self.point(.wheel(notches))
    }
    return size.handle(.wheel(notches), on: popOver.slider)
  }

  /// Returns the control that can be pressed at a point.
  func control(at point: LayoutPoint) -> Focus? {
    let layout = layout
    guard let popOver = layout.popOver else {
      if layout.open.contains(point) { return .open }
      return layout.text(at: point).map { .text($0) }
    }
    if popOver.done.contains(point) { return .done }
    let target = popOver.slider.layout.target(
      at: point,
      on: size.slider,
      labels: popOver.slider.labels
    )
    return target == nil ? nil : .slider
  }

  /// Presses the control at a point. A press outside an open pop-over closes it.
  private mutating func press(at point: LayoutPoint) -> SliderResponse {
    let popOver = layout.popOver
    switch control(at: point) {
    case .slider:
      if focus != .slider { take(.slider) }
      guard let popOver else { return SliderResponse() }
      return size.handle(.press(at: point), on: popOver.slider)
    case .text(let index): return move(to: .text(index))
    case let button?:
      self.press = Press(button: button, pointer: point)
      return SliderResponse()
    case nil where popOver?.frame.contains(point) == false: return close()
    case nil: return SliderResponse()
    }
  }

  private mutating func follow(_ event: PointerEvent) -> SliderResponse {
    if case .move(let point, _) = event { press?.pointer = point }
    guard let popOver = layout.popOver else { return SliderResponse() }
    return size.handle(event, on: popOver.slider)
  }

  /// Releases the pointer. A button is activated if the pointer is still over it.
  private mutating func release() -> SliderResponse {
    guard let press else { return SliderResponse() }
    self.press = nil
    return control(at: press.pointer) == press.button ? activate(press.button) : SliderResponse()
  }
}

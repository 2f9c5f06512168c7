// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Reader {
  /// How far the page goes with a notch of the wheel: three lines of text of the usual size.
  private static let notch = 72.0

  /// Follows the pointer, in the coordinates of the window.
  mutating func point(_ event: PointerEvent) -> Response {
    switch event {
    case .press(let point) where !gesture.isHolding && self.press == nil: press(at: point)
    case .press: Response()
    case .move: follow(event)
    case .release where gesture.isHolding, .cancel: follow(event)
    case .release: release()
    case .wheel(let notches): scroll(by: -notches * Self.notch)
    }
  }

  /// Turns the wheel over a point: over the pop-over it moves the slider, elsewhere the page.
  mutating func turn(_ notches: Double, at point: LayoutPoint) -> Response {
    guard let popOver = layout.popOver, popOver.frame.contains(point) else {
      return self.point(.wheel(notches))
    }
    let change = gesture.handle(.wheel(notches), on: &size, in: popOver.slider.layout)
    return response(to: change)
  }

  /// What can be pressed at a point.
  func control(at point: LayoutPoint) -> Focus? {
    let layout = layout
    guard let popOver = layout.popOver else {
      if layout.open.contains(point) { return .open }
      return layout.text(at: point).map { .text($0) }
    }
    if popOver.done.contains(point) { return .done }
    let target = popOver.slider.layout.target(
      at: point,
      thumbAt: size.index,
      labels: popOver.slider.labels
    )
    return target == nil ? nil : .slider
  }

  /// Presses what is at a point; beside an open pop-over, that closes it.
  private mutating func press(at point: LayoutPoint) -> Response {
    let popOver = layout.popOver
    switch control(at: point) {
    case .slider:
      if focus != .slider { take(.slider) }
      guard let popOver else { return Response() }
      let change = gesture.handle(
        .press(at: point),
        on: &size,
        in: popOver.slider.layout,
        labels: popOver.slider.labels
      )
      // No press seems dead: one that changes nothing says the value.
      return response(to: change, orElse: value)
    case .text(let index): return move(to: .text(index))
    case let button?:
      self.press = Press(button: button, pointer: point)
      return Response()
    case nil where popOver?.frame.contains(point) == false: return close()
    case nil: return Response()
    }
  }

  private mutating func follow(_ event: PointerEvent) -> Response {
    if case .move(let point, _) = event { press?.pointer = point }
    if event == .cancel { press = nil }
    guard let popOver = layout.popOver else { return Response() }
    let change = gesture.handle(event, on: &size, in: popOver.slider.layout)
    return response(to: change)
  }

  /// A button does something when the pointer is let go of over it.
  private mutating func release() -> Response {
    guard let press else { return Response() }
    self.press = nil
    return control(at: press.pointer) == press.button ? activate(press.button) : Response()
  }
}

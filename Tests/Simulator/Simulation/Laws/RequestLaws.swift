// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What a program, a screen reader or a knob asks for takes effect. What a program changes isn't
/// spoken.
final class Requests: Law {
  static let name = "requests"
  static let sentence = """
    What a program, a screen reader or a knob asks for takes effect. What a program changes \
    isn't spoken.
    """

  private struct Request {
    let id: String
    let stops: Stops
    let expected: Int
    let end: Duration
    let isSilent: Bool
    let isInput: Bool
  }

  /// How long another request may be underway.
  private static let delay: Duration = .milliseconds(500)

  private var request: Request?
  private var lastTime: Duration = .seconds(-1)
  /// Whether a key of the knob is held, so that a turn may mean something else.
  private var isKeyHeld = false

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .action(let action):
      // Nothing may have happened since the request.
      let breach = record.time > lastTime ? unmet(in: world) : nil
      if case .knob(.holds) = action { isKeyHeld = true }
      if case .knob(.releases) = action { isKeyHeld = false }
      // An earlier request may have waited through a sleep.
      let since = max(lastTime, world.waking)
      let isAlone = !world.hasUnreadInput && record.time > since + Self.delay
      request = isAlone ? expectation(of: action, in: world) : nil
      lastTime = record.time
      return breach
    case .ordered(let words):
      guard let request, request.isSilent, record.time <= request.end, let panel = world.panel,
        let control = panel.controls.first(where: { $0.slider.presentation.id == request.id })
      else { return nil }
      let isSet = control.slider.index == request.expected && words == control.valueText
      return isSet ? "\"\(words)\" is spoken, which a program has set" : nil
    case .started, .ended: request = nil
    // The value is said again, whoever set it meanwhile.
    case .logged(let line) where line.hasSuffix("sound is back"): request = nil
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? { unmet(in: world) }

  /// Returns what is wrong if the time of the request is over.
  private func unmet(in world: World) -> String? {
    guard let request, let panel = world.panel, world.isAwake else {
      self.request = nil
      return nil
    }
    if world.hasReadInput, !request.isInput { self.request = nil }
    guard world.clock.time >= request.end, self.request != nil else { return nil }
    self.request = nil
    guard let slider = panel.sliders.first(where: { $0.presentation.id == request.id }),
      slider.stops == request.stops
    else { return nil }
    let rule = "\(request.id) is at \(slider.index), not at \(request.expected), as requested"
    return slider.index == request.expected ? nil : rule
  }

  private func expectation(of action: Action, in world: World) -> Request? {
    guard world.isAwake else { return nil }
    switch action {
    case .knob(.turns(let clicks)) where world.knob.isOpen && world.knob.isThere && !isKeyHeld:
      return request(clicks, of: nil, within: .zero, in: world)
    case .client(.increments(let id)) where world.isReachable:
      return request(1, of: id, within: .milliseconds(10), in: world, isSilent: true)
    case .client(.decrements(let id)) where world.isReachable:
      return request(-1, of: id, within: .milliseconds(10), in: world, isSilent: true)
    case .screenReader(.increments(let id)) where world.canBeAsked:
      return request(1, of: id, within: .milliseconds(500), in: world)
    case .screenReader(.decrements(let id)) where world.canBeAsked:
      return request(-1, of: id, within: .milliseconds(500), in: world)
    default: return nil
    }
  }

  private func request(
    _ distance: Int,
    of id: String?,
    within time: Duration,
    in world: World,
    isSilent: Bool = false
  ) -> Request? {
    guard let panel = world.panel,
      let slider = id.map({ id in panel.sliders.first { $0.presentation.id == id } })
        ?? panel.focusedControl.slider,
      slider.availability == .enabled,
      // A number that is being typed comes after what a program sets.
      !isSilent || panel.deadline == nil
    else { return nil }
    let expected = min(max(0, slider.index + distance), slider.stops.count - 1)
    return Request(
      id: slider.presentation.id,
      stops: slider.stops,
      expected: expected,
      end: world.clock.time + time,
      isSilent: isSilent && expected != slider.index,
      isInput: id == nil
    )
  }
}

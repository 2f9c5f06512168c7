// SPDX-License-Identifier: Apache-2.0

public import AccessibilityTree

/// A request of an assistive technology about something in a tree.
public struct AccessibilityRequest: Hashable, Sendable {
  /// The requested action.
  public let action: ElementAction
  /// The element or container that the request is about.
  public let id: ElementID

  /// Creates a request.
  public init(_ action: ElementAction, of id: ElementID) { (self.action, self.id) = (action, id) }
}

extension Accessible {
  /// Performs the request of an assistive technology.
  ///
  /// If an adjustable element refuses to be set to a step, it is moved there step by step.
  @discardableResult
  public mutating func perform(_ request: AccessibilityRequest) -> ActionOutcome {
    let outcome = perform(request.action, on: request.id)
    guard case .setIndex(let step) = request.action, outcome == .refused else { return outcome }
    return walk(request.id, to: step)
  }

  private mutating func walk(_ id: ElementID, to step: Int) -> ActionOutcome {
    var last = ActionOutcome.refused
    while let here = self.step(of: id), here != step {
      let action: ElementAction = here < step ? .increment : .decrement
      let outcome = perform(action, on: id)
      // The element didn't move, or it skipped the step.
      guard outcome != .refused, let now = self.step(of: id), now != here,
        (now < step) == (here < step) || now == step
      else { return outcome == .refused ? last : outcome }
      last = outcome
    }
    return last
  }

  private func step(of id: ElementID) -> Int? {
    accessibilitySnapshot.item(of: id)?.element.range?.index
  }
}

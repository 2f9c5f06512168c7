// SPDX-License-Identifier: Apache-2.0

public import AccessibilityTree

/// What an assistive technology asks of something in a tree.
public struct AccessibilityRequest: Hashable, Sendable {
  /// What is asked for.
  public let action: ElementAction
  /// Of which element or container.
  public let id: ElementID

  /// A request.
  public init(_ action: ElementAction, of id: ElementID) { (self.action, self.id) = (action, id) }
}

extension Accessible {
  /// Does what an assistive technology asks for.
  ///
  /// A step that an adjustable element should be set to is gone to step by step where the element
  /// can't be set.
  @discardableResult
  public mutating func perform(_ request: AccessibilityRequest) -> ActionOutcome {
    let outcome = perform(request.action, on: request.id)
    guard case .setStep(let step) = request.action, outcome == .refused else { return outcome }
    return walk(request.id, to: step)
  }

  private mutating func walk(_ id: ElementID, to step: Int) -> ActionOutcome {
    var last = ActionOutcome.refused
    while let here = self.step(of: id), here != step {
      let action: ElementAction = here < step ? .increment : .decrement
      let outcome = perform(action, on: id)
      // It stays where it is, or passes the step.
      guard outcome != .refused, let now = self.step(of: id), now != here,
        (now < step) == (here < step) || now == step
      else { return outcome == .refused ? last : outcome }
      last = outcome
    }
    return last
  }

  private func step(of id: ElementID) -> Int? {
    accessibilitySnapshot.entry(of: id)?.element.range?.index
  }
}

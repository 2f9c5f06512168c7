// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// An object on the accessibility bus, with everything that clients can query, as plain values.
struct AccessibleObject: Hashable, Sendable {
  /// The object's path, which stays the same as long as the object exists.
  let path: ObjectPath
  let role: AccessibleRole
  var name = ""
  var description = ""
  var states: AccessibleStates = .usable
  /// The program's own name for the object, for tests and scripts.
  var identity = ""
  /// The language of its words, a BCP 47 tag; `nil` for the application's language.
  var language: String?
  var parent: ObjectPath?
  var children: [ObjectPath] = []
  /// The frame on the screen.
  var extent = LayoutRect.zero
  /// The position of a slider or a meter.
  var value: AccessibleValue?
  /// The words of a text.
  var text: AccessibleText?
  /// The actions that are available now.
  var actions: [AccessibleAction] = []
  /// Whether the object has actions now, or would have some if it were enabled.
  var isInteractive = false
  /// The objects that this one is related to.
  var relations: [AccessibleRelation: [ObjectPath]] = [:]
  /// The element that requests to the object are about; `nil` if the program doesn't know one.
  var element: ElementID?
}

/// The position of a slider or a meter, as a step counted from 0, the first that can be reached.
///
/// It starts at 0 because Orca computes the percentage as value / (maximum - minimum). Counting
/// from 1, the last of five steps would be at 125 percent.
struct AccessibleValue: Hashable, Sendable {
  let step: Int
  /// The number of steps that can be reached.
  let count: Int
  /// The element's step at 0.
  var first = 0
  /// The spoken value, such as "Large, 4 of 5".
  let text: String
  /// Whether a client can set it.
  let isSettable: Bool

  /// The last step.
  var maximum: Int { count - 1 }

  /// Returns the element's step nearest to a number, within the range; `nil` if the value isn't a
  /// number.
  func step(nearestTo number: Double) -> Int? {
    number.isNaN ? nil : first + Int(min(max(number, 0), Double(maximum)).rounded())
  }
}

/// An action that clients can request, and its name.
struct AccessibleAction: Hashable, Sendable {
  let action: ElementAction
  let name: String
  /// The spoken description.
  let description: String

  init(_ action: ElementAction, on role: AccessibleRole) {
    self.init(action, named: Self.name(of: action, on: role))
  }

  /// Creates an action under another name than its own.
  init(_ action: ElementAction, named name: String) {
    (self.action, self.name) = (action, name)
    description = if case .custom(let name) = action { SpokenText.cleaned(name) } else { "" }
  }

  /// Returns the name that other toolkits use for the action, because scripts look for that.
  private static func name(of action: ElementAction, on role: AccessibleRole) -> String {
    switch action {
    case .activate where role == .link: "jump"
    case .activate where role == .toggleButton: "toggle"
    case .activate: "click"
    case .custom(let name): SpokenText.cleaned(name)
    default: "\(action)"
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// One object on the accessibility bus: all that clients can ask of it, as plain values.
struct AccessibleObject: Hashable, Sendable {
  /// Where clients find it; the same as long as it is the same thing.
  let path: ObjectPath
  let role: AccessibleRole
  var name = ""
  var description = ""
  var states: AccessibleStates = .usable
  /// What it is called in the program, for tests and scripts.
  var identity = ""
  /// The language of its words as a BCP 47 tag, where it isn't the application's.
  var language: String?
  var parent: ObjectPath?
  var children: [ObjectPath] = []
  /// Where it is on the screen.
  var extent = LayoutRect.zero
  /// Of a slider, where it stands.
  var value: AccessibleValue?
  /// Of text, what it says.
  var text: AccessibleText?
  /// What can be done now.
  var actions: [AccessibleAction] = []
  /// Whether there may be something to do, now or when it is enabled.
  var isInteractive = false
  /// The objects that are labels of this one.
  var labels: [ObjectPath] = []
  /// The objects that this one is a label of.
  var labelled: [ObjectPath] = []
  /// What requests that come to it are about; `nil` for what the program doesn't know.
  var element: ElementID?
}

/// Where a slider stands: its steps are counted from 0.
///
/// From 0, because Orca's percentage is value / (maximum - minimum): counted from 1, the last of five
/// would be at 125 percent.
struct AccessibleValue: Hashable, Sendable {
  let step: Int
  let count: Int
  /// What is said of it, such as "Large, 4 of 5".
  let text: String
  /// Whether it can be set.
  let isSettable: Bool

  /// The last step.
  var maximum: Int { count - 1 }

  /// The step that a client means; `nil` for what is no number. What lies beyond an end is that end.
  func step(nearestTo number: Double) -> Int? {
    number.isNaN ? nil : Int(min(max(number, 0), Double(maximum)).rounded())
  }
}

/// What a client can have done, and what it is called for it.
struct AccessibleAction: Hashable, Sendable {
  let action: ElementAction
  let name: String
  /// What is said of it.
  let description: String

  init(_ action: ElementAction, on role: AccessibleRole) {
    self.action = action
    name = Self.name(of: action, on: role)
    description = if case .custom(let name) = action { SpokenText.cleaned(name) } else { "" }
  }

  /// The names that toolkits have for the same, as scripts look for them.
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

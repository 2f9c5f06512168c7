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
  /// The index among the siblings; -1 without a parent.
  var indexInParent = -1
  var children: [ObjectPath] = []
  var extent = LayoutRect.zero
  var value: AccessibleValue?
  var text: AccessibleText?
  /// The actions that are available now.
  var actions: [AccessibleAction] = []
  /// Whether the object has actions, or would have some if it were enabled.
  var isInteractive = false
  /// The objects that this one is related to.
  var relations: [AccessibleRelation: [ObjectPath]] = [:]
  /// The element that requests to the object are about; `nil` if the program doesn't know one.
  var element: ElementID?
}

// The objects of elements, containers and the window.
extension AccessibleObject {
  init(_ window: AccessibleWindow) {
    self.init(path: .frame, role: .frame, name: SpokenText.cleaned(window.title))
    identity = "window"
    if !window.isVisible { states.subtract([.showing, .visible]) }
    if window.hasFocus { states.insert(.active) }
  }

  init(_ container: AccessibilityContainer, at path: ObjectPath, in window: AccessibleWindow) {
    let isModal = container.isModal
    self.init(path: path, role: isModal ? .dialog : .panel)
    name = container.label.flatMap(SpokenText.spoken) ?? ""
    if isModal { states.insert(.modal) }
    if !window.isVisible { states.remove(.showing) }
    identity = SpokenText.cleaned(container.id.description)
    actions = container.actions.map { AccessibleAction($0, on: role) }
    isInteractive = !actions.isEmpty
    element = container.id
  }

  init(
    _ item: AccessibilitySnapshot.Item,
    at path: ObjectPath,
    of snapshot: AccessibilitySnapshot,
    in window: AccessibleWindow
  ) {
    let element = item.element
    self.init(path: path, role: element.role, name: element.name)
    let hint = element.hint.flatMap(SpokenText.spoken)
    description = [snapshot.description(of: element), hint].compactMap(\.self)
      .joined(separator: " ")
    states = element.states
    if !window.isVisible || item.visibleFrame == nil { states.remove(.showing) }
    if window.hasFocus, element.id == snapshot.focusedID {
      states.formUnion([.focusable, .focused])
    }
    isInteractive = element.isInteractive
    // Clients may request the focus.
    if window.takesFocus || window.isActive, isInteractive || role == .entry {
      states.insert(.focusable)
    }
    identity = SpokenText.cleaned(element.id.description)
    language = element.language.flatMap(SpokenText.spoken)
    extent = item.frame
    value = element.position
    text = element.text
    actions = element.clientActions(on: role)
    self.element = element.id
  }

  /// Whether the object is text that may label something else.
  var isLabel: Bool { role == .label || role == .heading }
}

extension AccessibilityElement {
  /// Whether a user can do something with the element.
  fileprivate var isInteractive: Bool {
    isSlider || !traits.isDisjoint(with: [.button, .link, .toggle]) || !actions.isEmpty
  }

  fileprivate var role: AccessibleRole {
    let roles: [(AccessibilityTraits, AccessibleRole)] = [
      (.toggle, .toggleButton), (.button, .pushButton), (.link, .link), (.header, .heading),
      (.image, .image), (.searchField, .entry), (.meter, .levelBar), (.toolTip, .toolTip),
    ]
    if isSlider { return .slider }
    return roles.first { traits.contains($0.0) }?.1 ?? .label
  }

  /// The label; the bus knows values only for ranges and typed text, so other values follow the
  /// label, as in speech.
  fileprivate var name: String {
    let value = range != nil || role == .entry ? nil : self.value
    return [label, value].compactMap { $0.flatMap(SpokenText.spoken) }.joined(separator: ", ")
  }

  /// The words that clients read piece by piece.
  fileprivate var text: AccessibleText? {
    switch role {
    case .label, .heading: AccessibleText(name)
    case .entry: AccessibleText(value.flatMap(SpokenText.spoken) ?? "", isTyped: true)
    default: nil
    }
  }

  fileprivate var position: AccessibleValue? {
    range.map { range in
      AccessibleValue(
        step: max(0, min(range.index, range.limits.upperBound) - range.limits.lowerBound),
        maximum: range.limits.count - 1,
        first: range.limits.lowerBound,
        text: value.flatMap(SpokenText.spoken) ?? "",
        isSettable: isSlider && traits.isDisjoint(with: [.notEnabled, .readOnly])
      )
    }
  }

  /// The states that the element has wherever it is.
  fileprivate var states: AccessibleStates {
    var states: AccessibleStates = .usable
    if traits.contains(.notEnabled) { states.subtract([.enabled, .sensitive]) }
    if traits.contains(.readOnly) { states.insert(.readOnly) }
    if role == .entry {
      states.insert(.singleLine)
      if traits.isDisjoint(with: [.notEnabled, .readOnly]) { states.insert(.editable) }
    }
    if traits.contains(.selected) {
      states.formUnion(traits.contains(.toggle) ? .pressed : [.selectable, .selected])
    }
    if let range { states.insert(range.orientation == .horizontal ? .horizontal : .vertical) }
    return states
  }

  /// The actions that clients can request.
  ///
  /// A routing key of a braille display performs the first action in Orca 43 and 48, and one with a
  /// name such as "press" in Orca 51. Without such an action, Orca 51 clicks in the middle of the
  /// object's frame on the screen, even if nothing is drawn there.
  fileprivate func clientActions(on role: AccessibleRole) -> [AccessibleAction] {
    guard traits.isDisjoint(with: .notEnabled) else { return [] }
    let actions = actions.map { AccessibleAction($0, on: role) }
    guard self.actions.first == .increment else { return actions }
    return actions + [AccessibleAction(.increment, on: role, named: "press")]
  }
}

/// The position of a slider or a meter, as a step counted from 0, the first that can be reached.
/// Orca computes the percentage as value / (maximum - minimum), so that it can't be counted from 1.
struct AccessibleValue: Hashable, Sendable {
  let step: Int
  /// The last step that can be reached.
  let maximum: Int
  /// The element's step at 0.
  var first = 0
  /// The spoken value, such as "Large, 4 of 5".
  let text: String
  let isSettable: Bool

  /// Returns the element's step nearest to a number, within the range; `nil` if it is NaN.
  func step(nearestTo number: Double) -> Int? {
    guard !number.isNaN else { return nil }
    // The double nearest to a large maximum may be greater.
    let step = Int(exactly: min(max(number, 0), Double(maximum)).rounded()) ?? maximum
    return first + min(step, maximum)
  }
}

/// An action that clients can request, and its name.
struct AccessibleAction: Hashable, Sendable {
  let action: ElementAction
  let name: String
  let description: String

  /// Creates an action, perhaps under another name than its own.
  init(_ action: ElementAction, on role: AccessibleRole, named name: String? = nil) {
    (self.action, self.name) = (action, name ?? Self.name(of: action, on: role))
    description = action.customName.map { SpokenText.cleaned($0) } ?? ""
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

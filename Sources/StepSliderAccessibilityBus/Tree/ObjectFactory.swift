// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// A factory that turns elements, containers and windows into objects on the accessibility bus.
struct ObjectFactory {
  let snapshot: AccessibilitySnapshot
  let window: AccessibleWindow

  func application(named name: String) -> AccessibleObject {
    AccessibleObject(path: .root, role: .application, name: SpokenText.cleaned(name))
  }

  var frame: AccessibleObject {
    var frame = AccessibleObject(path: .frame, role: .frame, name: SpokenText.cleaned(window.title))
    frame.identity = "window"
    if !window.isVisible { frame.states.subtract([.showing, .visible]) }
    if window.hasFocus { frame.states.insert(.active) }
    return frame
  }

  func object(for container: AccessibilityContainer, at path: ObjectPath) -> AccessibleObject {
    let isModal = container.traits.contains(.modal)
    var object = AccessibleObject(path: path, role: isModal ? .dialog : .panel)
    object.name = container.label.flatMap(SpokenText.spoken) ?? ""
    if isModal { object.states.insert(.modal) }
    if !window.isVisible { object.states.remove(.showing) }
    object.identity = container.id.cleaned
    object.actions = container.actions.map { AccessibleAction($0, on: object.role) }
    object.isInteractive = !object.actions.isEmpty
    object.element = container.id
    return object
  }

  func object(
    for entry: AccessibilitySnapshot.Entry,
    at path: ObjectPath,
    isFocused: Bool
  ) -> AccessibleObject {
    let element = entry.element
    var object = AccessibleObject(path: path, role: element.role)
    object.name = element.name
    let hint = element.hint.flatMap(SpokenText.spoken)
    object.description = [snapshot.description(of: element), hint].compactMap(\.self)
      .joined(separator: " ")
    let isSeen = window.isVisible && entry.visibleFrame != nil
    object.states = element.states(isSeen: isSeen, isFocused: isFocused)
    object.isInteractive = element.isInteractive
    if takesFocus && (object.isInteractive || object.role == .entry) {
      object.states.insert(.focusable)
    }
    object.identity = element.id.cleaned
    object.language = element.language.flatMap(SpokenText.spoken)
    object.extent = entry.extent
    object.value = element.position
    object.text = element.text
    object.actions = actions(of: element, on: object.role)
    object.element = element.id
    return object
  }

  /// The actions that clients can request.
  ///
  /// A routing key of a braille display performs the first action in Orca 43 and 48, and one with a
  /// name such as "press" in Orca 51. Without such an action, Orca 51 clicks in the middle of the
  /// object's frame on the screen, even if nothing is drawn there.
  private func actions(
    of element: AccessibilityElement,
    on role: AccessibleRole
  ) -> [AccessibleAction] {
    guard element.traits.isDisjoint(with: .notEnabled) else { return [] }
    let actions = element.actions.map { AccessibleAction($0, on: role) }
    guard element.actions.first == .increment else { return actions }
    return actions + [AccessibleAction(.increment, named: "press")]
  }

  /// Whether clients may request the focus.
  private var takesFocus: Bool { window.takesFocus || window.isActive }

  func object(for notification: AccessibleTree.Notification) -> AccessibleObject {
    var object = AccessibleObject(path: notification.path, role: .notification)
    object.name = notification.text
    return object
  }
}

extension ElementID {
  /// The identity without characters that can't be sent.
  fileprivate var cleaned: String { SpokenText.cleaned(description) }
}

extension AccessibilityElement {
  /// Whether a user can do something with the element.
  fileprivate var isInteractive: Bool {
    isSlider || !traits.isDisjoint(with: [.button, .link, .toggle]) || !actions.isEmpty
  }

  fileprivate var role: AccessibleRole {
    let roles: [(Traits, AccessibleRole)] = [
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
        count: range.limits.count,
        first: range.limits.lowerBound,
        text: value.flatMap(SpokenText.spoken) ?? "",
        isSettable: isSlider && traits.isDisjoint(with: [.notEnabled, .readOnly])
      )
    }
  }

  fileprivate func states(isSeen: Bool, isFocused: Bool) -> AccessibleStates {
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
    if !isSeen { states.remove(.showing) }
    if isFocused { states.formUnion([.focusable, .focused]) }
    return states
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Something that can be read, and perhaps adjusted or activated: a slider, a bar of a chart, a
/// line of text in a drawing.
///
/// An element describes one moment. Create it from your program's state each time a tree is
/// requested, so that it is never stale. The properties are those of UIAccessibilityElement.
public struct AccessibilityElement: Hashable, Sendable {
  /// The identity, which stays the same when the element changes.
  public package(set) var id: ElementID
  /// The name of the element, without its role ("button") and its value.
  public var label: String?
  /// The current value, which may change: "Large, 4 of 5", "2 minutes, 10 seconds".
  public var value: String?
  /// What the user can do with the element, as a sentence. It is spoken last, after a pause.
  public var hint: String?
  /// The role and abilities of the element.
  public var traits: AccessibilityTraits
  /// The frame in the coordinates of the container, in points. Without width or height, it isn't read.
  public var frame: LayoutRect
  /// The point where a press reaches the element, in the coordinates of the container. If
  /// `nil`, the middle of the visible part of the frame is used.
  public var activationPoint: LayoutPoint?
  /// The position between the ends of the range, for an adjustable element or a meter.
  public var range: AdjustableRange?
  /// The actions that the element offers.
  ///
  /// If none were set, they follow from the current traits: an adjustable element can be
  /// incremented and decremented; a button, link or toggle can be activated.
  public var actions: [ElementAction] {
    get { givenActions ?? traits.actions }
    set { givenActions = newValue }
  }
  /// The elements that describe this one, such as a tooltip or a message about a mistake. Their
  /// labels and values are spoken before the hint. Those that can't be read are left out.
  public var describedBy: [ElementID]
  /// The elements and containers whose content this one changes, such as the text whose size a
  /// slider sets. A screen reader user can jump there.
  public var controls: [ElementID]
  /// The language of the label and value as a BCP 47 tag, if it isn't the user's.
  public var language: String?
  /// Whether readers skip the element.
  public var isHidden: Bool
  /// The word for a role that no trait has, such as "combo box" in another program; `nil` for
  /// elements of our own. It is spoken in place of the role.
  @Unseen package var roleWord: String?
  private var givenActions: [ElementAction]?

  /// Creates an element.
  ///
  /// If `actions` is `nil`, ``actions`` follow from the traits.
  public init(
    id: ElementID,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: AccessibilityTraits = [],
    frame: LayoutRect,
    activationPoint: LayoutPoint? = nil,
    range: AdjustableRange? = nil,
    actions: [ElementAction]? = nil,
    describedBy: [ElementID] = [],
    controls: [ElementID] = [],
    language: String? = nil,
    isHidden: Bool = false
  ) {
    (self.id, self.label, self.value, self.hint) = (id, label, value, hint)
    (self.traits, self.frame, self.activationPoint) = (traits, frame, activationPoint)
    (self.range, self.givenActions) = (range, actions)
    (self.describedBy, self.controls) = (describedBy, controls)
    (self.language, self.isHidden) = (language, isHidden)
  }
}

/// A property that only this package sees: it takes no part in the equality of a public value.
@propertyWrapper
package struct Unseen<Value: Sendable>: Hashable, Sendable {
  package var wrappedValue: Value
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  package static func == (_: Unseen, _: Unseen) -> Bool { true }
  package func hash(into _: inout Hasher) {}
}

extension AccessibilityTraits {
  package static let activatable: AccessibilityTraits = [.button, .link, .toggle]

  /// The actions of an element that doesn't set its own.
  fileprivate var actions: [ElementAction] {
    var actions: [ElementAction] = []
    if !isDisjoint(with: .activatable) { actions.append(.activate) }
    if contains(.adjustable) { actions += [.increment, .decrement] }
    return actions
  }
}

extension AccessibilityElement {
  /// Whether the element is a slider, perhaps one that can't be adjusted now.
  package var isSlider: Bool {
    traits.contains(.adjustable) || (range != nil && !traits.contains(.meter))
  }
}

/// The identity of an element or container, which stays the same from tree to tree.
///
/// Identities are for programs and are never spoken. They must be unique within a tree;
/// ``AccessibilitySnapshot`` describes how duplicates are handled.
public struct ElementID: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The identity as text.
  public let description: String

  /// Creates an identity from any text.
  public init(_ text: String) { description = text }

  /// Creates an identity from a literal, such as `"row \(number)"`.
  public init(stringLiteral text: String) { description = text }
}

/// A child of a container: an element or another container.
public enum AccessibilityNode: Hashable, Sendable {
  /// An element, which can be read.
  case element(AccessibilityElement)
  /// A container, which isn't read itself.
  case container(AccessibilityContainer)

  /// The identity of the element or container.
  public var id: ElementID {
    switch self {
    case .element(let element): element.id
    case .container(let container): container.id
    }
  }
}

/// An action that an assistive technology can request of an element or a container.
@nonexhaustive
public enum ElementAction: Hashable, Sendable {
  /// Activates the element, as a press does.
  case activate
  /// Moves the value of an adjustable element up by one step.
  case increment
  /// Moves the value of an adjustable element down by one step.
  case decrement
  /// Closes the pop-over, or goes back.
  case escape
  /// Scrolls the element into view. Requested when a cursor reaches it out of view.
  case scrollToVisible
  /// Sets an adjustable element to a stop, counting from 0 as in ``AdjustableRange/index``.
  case setIndex(Int)
  /// Moves the keyboard focus to the element and activates its window.
  case focus
  /// Performs an action of the program's own. Its name is spoken, so use the user's language.
  case custom(String)

  /// The name of a custom action, as the program gave it.
  package var customName: String? { if case .custom(let name) = self { name } else { nil } }
}

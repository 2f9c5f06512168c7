// SPDX-License-Identifier: Apache-2.0

/// One thing that can be read, and perhaps adjusted or activated: a slider, a bar of a chart, a line
/// of text in a drawing.
///
/// An element is a description of the moment. Make it anew from the state of your program whenever
/// a tree is asked for, and it is never stale. The properties are those of UIAccessibilityElement.
public struct AccessibilityElement: Hashable, Sendable {
  /// Which element it is, through all changes.
  public package(set) var id: ElementID
  /// What the element is called, without what it is ("button") and without its value.
  public var label: String?
  /// What may change while the element stays the same: "Large, 4 of 5", "2 minutes, 10 seconds".
  public var value: String?
  /// What can be done with it, in a sentence; spoken last, after a pause.
  public var hint: String?
  /// What it is and can do.
  public var traits: Traits
  /// Where it is, in the space of its container. Without width or height it is skipped.
  public var frame: LayoutRect
  /// Where a press would reach it, in the space of its container; without one, the middle of what
  /// can be seen of the frame.
  public var activationPoint: LayoutPoint?
  /// Of an adjustable element, where its value stands.
  public var range: AdjustableRange?
  /// What it can be asked to do: what was given, else what follows from the traits of the moment. An
  /// adjustable element can be incremented and decremented, and a button, link or toggle activated.
  public var actions: [ElementAction] {
    get { givenActions ?? traits.actions }
    set { givenActions = newValue }
  }
  /// The language of its label and value as a BCP 47 tag, where it isn't the user's.
  public var language: String?
  /// Whether a reader leaves it out.
  public var isHidden: Bool
  private var givenActions: [ElementAction]?

  /// Describes an element.
  ///
  /// Without a list of actions, ``actions`` follow from the traits.
  public init(
    id: ElementID,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: Traits = [],
    frame: LayoutRect,
    activationPoint: LayoutPoint? = nil,
    range: AdjustableRange? = nil,
    actions: [ElementAction]? = nil,
    language: String? = nil,
    isHidden: Bool = false
  ) {
    (self.id, self.label, self.value, self.hint) = (id, label, value, hint)
    (self.traits, self.frame, self.activationPoint) = (traits, frame, activationPoint)
    (self.range, self.givenActions) = (range, actions)
    (self.language, self.isHidden) = (language, isHidden)
  }
}

extension Traits {
  /// What is there to be activated.
  static let activatable: Traits = [.button, .link, .toggle]

  /// What an element can be asked to do that doesn't say it itself.
  fileprivate var actions: [ElementAction] {
    var actions: [ElementAction] = []
    if !isDisjoint(with: .activatable) { actions.append(.activate) }
    if contains(.adjustable) { actions += [.increment, .decrement] }
    return actions
  }
}

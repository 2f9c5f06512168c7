// SPDX-License-Identifier: Apache-2.0

/// What of a slider is its element's frame.
public enum SliderFraming: Hashable, Sendable {
  /// All of the layout's bounds. It stays where it is while the thumb moves, so a finger that
  /// explores, or a magnifier that follows, doesn't lose the slider.
  case control
  /// The thumb where it is, for readers that draw a ring around what they read.
  case thumb
}

extension Slider {
  /// The slider as one element: its label and value as they are spoken, adjustable, pressed at the
  /// thumb.
  ///
  /// Its ticks and their labels are no elements of their own: what they show is in the value and the
  /// range, and five stops more to walk over would tell nothing new. So has it WAI-ARIA: the
  /// children of the role `slider` are presentational.
  ///
  /// - Parameters:
  ///   - id: Which element it is; without one, the presentation's ``Presentation/id``.
  ///   - phrases: The words for the value.
  ///   - layout: Where the slider is, in the space of its container.
  ///   - framing: What of it is the element's frame.
  /// - Returns: The element.
  public func accessibilityElement(
    id: ElementID? = nil,
    phrases: SliderPhrases,
    in layout: SliderLayout,
    framing: SliderFraming = .control
  ) -> AccessibilityElement {
    var element = phrases.element(for: self)
    element.id = id ?? element.id
    let thumb = layout.thumb(at: index)
    element.frame = framing == .control ? layout.bounds : thumb
    element.activationPoint = thumb.center
    return element
  }
}

extension Adjustment {
  /// What an assistive technology asks of a slider; `nil` for what is no adjustment.
  public init?(_ action: ElementAction) {
    switch action {
    case .increment: self = .increment
    case .decrement: self = .decrement
    case .setStep(let step): self = .stop(step)
    default: return nil
    }
  }
}

extension Slider {
  /// A slider that can be changed is adjustable; a disabled one stays adjustable but is not
  /// enabled, as UIAccessibility has it.
  public var traits: Traits {
    switch availability {
    case .enabled: .adjustable
    case .disabled: [.adjustable, .notEnabled]
    case .readOnly: .readOnly
    }
  }
}

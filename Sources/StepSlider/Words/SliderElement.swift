// SPDX-License-Identifier: Apache-2.0

/// The part of a slider that its element's frame covers.
public enum SliderFraming: Hashable, Sendable {
  /// The bounds of the layout. This frame does not move with the thumb, so a finger that explores
  /// the screen or a magnifier that follows does not lose the slider.
  case control
  /// The thumb, for screen readers that draw a ring around what they read.
  case thumb
}

extension Slider {
  /// Returns the slider as a single accessibility element, with the thumb as its activation
  /// point.
  ///
  /// Ticks and labels are not separate elements. The value and the range already say what they
  /// show, and visiting each of them would tell a listener nothing new. WAI-ARIA does the same:
  /// the children of the role `slider` are presentational.
  ///
  /// - Parameters:
  ///   - id: The identity of the element. The default is that of the presentation,
  ///     ``Presentation/id``.
  ///   - phrases: The words for the value.
  ///   - layout: The layout of the slider, in the coordinates of its container.
  ///   - framing: The part of the slider that is the frame of the element.
  /// - Returns: The element.
  public func accessibilityElement(
    id: ElementID? = nil,
    phrases: SliderPhrases,
    in layout: SliderLayout,
    framing: SliderFraming = .control
  ) -> AccessibilityElement {
    var element = phrases.element(for: self)
    element.id = id ?? element.id
    let thumb = layout.thumb(of: self)
    element.frame = framing == .control ? layout.bounds : thumb
    element.activationPoint = thumb.center
    return element
  }
}

extension Adjustment {
  /// Creates the adjustment that an assistive technology requests, or `nil` if the action is not
  /// an adjustment.
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
  /// The accessibility traits of the slider, which depend on its availability.
  ///
  /// A disabled slider is still adjustable, but not enabled, as in UIAccessibility.
  public var traits: Traits {
    switch availability {
    case .enabled: .adjustable
    case .disabled: [.adjustable, .notEnabled]
    case .readOnly: .readOnly
    }
  }
}

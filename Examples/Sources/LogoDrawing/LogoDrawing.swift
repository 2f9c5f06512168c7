// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

/// A drawing of text, an image and vector shapes, none of which is a view of its own.
struct LogoDrawing: Accessible {
  let screen = LayoutSize(width: 360, height: 300)

  /// Each shape is heard where it is drawn: text is measured, the image fills its rectangle, and
  /// of the letters the bounding box is computed.
  var drawing: Drawing {
    Drawing("logo", label: "Logo drawing") {
      Shape.text(TextLine("Drawn, and heard", fontSize: 22), at: LayoutPoint(x: 32, y: 24))
        .heard(as: "text")
      Shape.image(.accessibilityLogo, in: imageFrame, color: "#0050a0")
        .heard(as: "image", label: "Accessibility logo")
      Shape.path(.letterD, color: "#a03000")
        .heard(as: "D", label: "D", hint: "The letter D in the DR logo.")
      Shape.path(.letterR, color: "#a03000")
        .heard(as: "R", label: "R", hint: "The letter R in the DR logo.")
    }
  }

  private var imageFrame: LayoutRect { LayoutRect(x: 32, y: 76, width: 72, height: 72) }

  var accessibilityTree: AccessibilityContainer { drawing.accessibilityTree }

  /// There is nothing to do here but to look and to listen.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome { .refused }
}

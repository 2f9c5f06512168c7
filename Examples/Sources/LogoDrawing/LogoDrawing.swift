// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

/// A drawing of text, an image and vector shapes. None of them is a view of its own.
struct LogoDrawing: Accessible {
  let screen = LayoutSize(width: 360, height: 300)

  /// The drawing. Each element has the frame of its shape: a text is measured, the image fills
  /// its rectangle, and the letters have computed bounding boxes.
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

  /// Refuses everything: this drawing has no actions.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome { .refused }
}

// SPDX-License-Identifier: Apache-2.0

package import StepSlider

/// A kind of slider in the gallery.
package struct Specimen: Sendable {
  /// The name of its picture's files.
  package let name: String
  /// A sentence about what to look at.
  package let caption: String
  private let sliders: [Slider]
  private let label: String?
  private let focus: Int
  private let size: LayoutSize
  private let style: SliderDrawing.Style

  init(
    _ name: String,
    _ caption: String,
    _ sliders: Slider...,
    label: String? = nil,
    focus: Int = 0,
    size: (width: Double, height: Double) = (320, 100),
    style: SliderDrawing.Style = SliderDrawing.Style()
  ) {
    (self.name, self.caption, self.sliders, self.focus) = (name, caption, sliders, focus)
    self.label = label ?? sliders.first?.presentation.label
    self.size = LayoutSize(width: size.width, height: size.height)
    self.style = style
  }

  /// The slider as drawn.
  package var drawing: SliderDrawing {
    SliderDrawing(
      of: sliders,
      focus: focus,
      label: label,
      in: LayoutRect(origin: .zero, size: size),
      style: style
    )
  }
}

/// A part of the gallery.
package struct GallerySection: Sendable {
  /// Its heading.
  package let title: String
  /// Its kinds of sliders.
  package let specimens: [Specimen]
}

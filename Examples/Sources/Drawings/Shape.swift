// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// A drawn shape: its frame, its appearance and, if it can be read, its element.
public struct Shape: Hashable, Sendable {
  /// The frame of the drawn shape, and of nothing else.
  public let frame: LayoutRect
  /// The element for a listener; `nil` if the shape is only drawn.
  public private(set) var element: AccessibilityElement?
  let form: Form
  let color: String

  enum Form: Hashable {
    case text(TextLine)
    case image(Bitmap)
    case path(Path)
    case rectangle(radius: Double)
    case slider(SliderDrawing)
  }

  /// Returns a text with its upper left corner at a point.
  public static func text(
    _ line: TextLine,
    at origin: LayoutPoint,
    color: String = "#202020"
  ) -> Shape {
    Shape(frame: LayoutRect(origin: origin, size: line.size), form: .text(line), color: color)
  }

  /// Returns a text in the middle of a rectangle.
  public static func text(
    _ line: TextLine,
    inMiddleOf frame: LayoutRect,
    color: String = "#202020"
  ) -> Shape {
    let (x, y) = (frame.center.x - line.size.width / 2, frame.center.y - line.size.height / 2)
    return text(line, at: LayoutPoint(x: x, y: y), color: color)
  }

  /// Returns an image that fills a rectangle.
  public static func image(_ image: Bitmap, in frame: LayoutRect, color: String) -> Shape {
    Shape(frame: frame, form: .image(image), color: color)
  }

  /// Returns a filled vector shape.
  public static func path(_ path: Path, color: String) -> Shape {
    Shape(frame: path.boundingBox, form: .path(path), color: color)
  }

  /// Returns a filled rectangle, with round corners if the radius isn't 0.
  public static func rectangle(
    _ frame: LayoutRect,
    radius: Double = 0,
    color: String
  ) -> Shape {
    Shape(frame: frame, form: .rectangle(radius: radius), color: color)
  }

  /// Returns a slider in its own colours.
  public static func slider(_ drawing: SliderDrawing) -> Shape {
    Shape(frame: drawing.bounds, form: .slider(drawing), color: "none")
  }

  /// Returns the shape with an accessibility element, whose frame is that of the shape.
  ///
  /// The label of a text is the text itself, unless you give another.
  public func heard(
    as id: ElementID,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: AccessibilityTraits? = nil,
    actions: [ElementAction]? = nil
  ) -> Shape {
    heard(
      as: AccessibilityElement(
        id: id,
        label: label ?? text,
        value: value,
        hint: hint,
        traits: traits ?? usualTraits,
        frame: frame,
        actions: actions
      )
    )
  }

  /// Returns the shape with an element that has its own frame.
  public func heard(as element: AccessibilityElement) -> Shape {
    var shape = self
    shape.element = element
    return shape
  }

  private init(frame: LayoutRect, form: Form, color: String) {
    (self.frame, self.form, self.color) = (frame, form, color)
  }

  private var text: String? {
    if case .text(let line) = form { return line.text }
    return nil
  }

  private var usualTraits: AccessibilityTraits {
    switch form {
    case .text: .staticText
    case .image: .image
    case .path, .rectangle, .slider: []
    }
  }
}

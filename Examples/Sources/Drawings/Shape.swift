// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// Something drawn: where it is, what it looks like, and, if it can be heard, its element.
public struct Shape: Hashable, Sendable {
  /// Where it is drawn, and nowhere else.
  public let frame: LayoutRect
  /// What a listener meets there; `nil` for what is drawn only.
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

  /// Text, with its upper left corner at a point.
  public static func text(
    _ line: TextLine,
    at origin: LayoutPoint,
    color: String = "#202020"
  ) -> Shape {
    Shape(frame: LayoutRect(origin: origin, size: line.size), form: .text(line), color: color)
  }

  /// Text in the middle of a rectangle.
  public static func text(
    _ line: TextLine,
    inMiddleOf frame: LayoutRect,
    color: String = "#202020"
  ) -> Shape {
    let (x, y) = (frame.center.x - line.size.width / 2, frame.center.y - line.size.height / 2)
    return text(line, at: LayoutPoint(x: x, y: y), color: color)
  }

  /// An image, as large as a rectangle.
  public static func image(_ image: Bitmap, in frame: LayoutRect, color: String) -> Shape {
    Shape(frame: frame, form: .image(image), color: color)
  }

  /// A vector shape, filled.
  public static func path(_ path: Path, color: String) -> Shape {
    Shape(frame: path.boundingBox, form: .path(path), color: color)
  }

  /// A rectangle, filled, with corners as round as wanted.
  public static func rectangle(
    _ frame: LayoutRect,
    radius: Double = 0,
    color: String
  ) -> Shape {
    Shape(frame: frame, form: .rectangle(radius: radius), color: color)
  }

  /// A slider, in colours of its own.
  public static func slider(_ drawing: SliderDrawing) -> Shape {
    Shape(frame: drawing.bounds, form: .slider(drawing), color: "none")
  }

  /// The shape as something to be heard, exactly where it is drawn.
  ///
  /// Text is called what it says, unless a label says otherwise.
  public func heard(
    as id: ElementID,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: Traits? = nil,
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

  /// The shape with an element that has a frame of its own.
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

  private var usualTraits: Traits {
    switch form {
    case .text: .staticText
    case .image: .image
    case .path, .rectangle, .slider: []
    }
  }
}

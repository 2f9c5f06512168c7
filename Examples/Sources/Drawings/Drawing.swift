// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// Shapes and nested drawings, drawn in their order and read as a container.
///
/// The drawing and its accessibility tree are made from the same list. So a change to one can't
/// miss the other, and each frame is where its shape is.
public struct Drawing: Hashable, Sendable {
  enum Part: Hashable {
    case shape(Shape)
    case drawing(Drawing)
  }

  let parts: [Part]
  private let shell: AccessibilityContainer

  /// Creates a drawing from its parts.
  ///
  /// - Parameters:
  ///   - id: The identity of the container.
  ///   - label: The name of the whole.
  ///   - isGroup: Whether it is read without a break.
  ///   - isModal: Whether only its content is read while it exists.
  ///   - isHidden: Whether nothing in it is read.
  ///   - transform: The transform from its coordinates to those of the drawing around it, or to
  ///     the screen.
  ///   - actions: The actions of the whole.
  ///   - parts: Shapes and drawings; later ones are drawn above earlier ones.
  public init(
    _ id: ElementID,
    label: String? = nil,
    isGroup: Bool = false,
    isModal: Bool = false,
    isHidden: Bool = false,
    transform: LayoutTransform = .identity,
    actions: [ElementAction] = [],
    @DrawingBuilder parts: () -> DrawingParts
  ) {
    shell = AccessibilityContainer(
      id: id,
      label: label,
      isGroup: isGroup,
      isModal: isModal,
      isHidden: isHidden,
      transform: transform,
      actions: actions,
      children: []
    )
    self.parts = parts().parts
  }

  var transform: LayoutTransform { shell.transform }

  /// The elements of the shapes that have one, in containers.
  public var accessibilityTree: AccessibilityContainer {
    var tree = shell
    tree.children = parts.compactMap { part in
      switch part {
      case .shape(let shape): shape.element.map { .element($0) }
      case .drawing(let drawing): .container(drawing.accessibilityTree)
      }
    }
    return tree
  }
}

/// Parts of a drawing, in drawing order.
public struct DrawingParts {
  var parts: [Drawing.Part]
}

/// Builds a drawing from a list of shapes and drawings, with `if` and `for`.
@resultBuilder public enum DrawingBuilder {
  /// A shape.
  public static func buildExpression(_ shape: Shape) -> DrawingParts {
    DrawingParts(parts: [.shape(shape)])
  }
  /// Several shapes.
  public static func buildExpression(_ shapes: [Shape]) -> DrawingParts {
    DrawingParts(parts: shapes.map { .shape($0) })
  }
  /// A nested drawing.
  public static func buildExpression(_ drawing: Drawing) -> DrawingParts {
    DrawingParts(parts: [.drawing(drawing)])
  }
  /// A list of parts.
  public static func buildBlock(_ parts: DrawingParts...) -> DrawingParts {
    buildArray(parts)
  }
  /// The parts of a `for` loop.
  public static func buildArray(_ parts: [DrawingParts]) -> DrawingParts {
    DrawingParts(parts: parts.flatMap(\.parts))
  }
  /// The parts of an `if`.
  public static func buildOptional(_ parts: DrawingParts?) -> DrawingParts {
    parts ?? DrawingParts(parts: [])
  }
  /// The parts of an `if` with an `else`.
  public static func buildEither(first: DrawingParts) -> DrawingParts { first }
  /// The parts of an `else`.
  public static func buildEither(second: DrawingParts) -> DrawingParts { second }
}

// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// Shapes, and drawings inside drawings: drawn in their order, and heard as a container.
///
/// What is drawn and what is heard are the same list, so neither can be forgotten when the other
/// changes, and each frame is where its shape is.
public struct Drawing: Hashable, Sendable {
  enum Part: Hashable {
    case shape(Shape)
    case drawing(Drawing)
  }

  let parts: [Part]
  private let shell: AccessibilityContainer

  /// Makes a drawing of its parts.
  ///
  /// - Parameters:
  ///   - id: Which container it is, for a reader.
  ///   - label: What the whole is called.
  ///   - traits: How it is read: in one go, alone as long as it is there, or not at all.
  ///   - transform: The way from its space to that of the drawing around it, or to the screen.
  ///   - actions: What the whole can be asked to do.
  ///   - parts: Shapes and drawings; the later is drawn above the earlier.
  public init(
    _ id: ElementID,
    label: String? = nil,
    traits: ContainerTraits = [],
    transform: LayoutTransform = .identity,
    actions: [ElementAction] = [],
    @DrawingBuilder parts: () -> DrawingParts
  ) {
    shell = AccessibilityContainer(
      id: id,
      label: label,
      traits: traits,
      transform: transform,
      actions: actions,
      children: []
    )
    self.parts = parts().parts
  }

  var transform: LayoutTransform { shell.transform }

  /// What a reader finds in it: the elements of the shapes that have one, in containers.
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

/// Parts of a drawing, in the order in which they are drawn.
public struct DrawingParts {
  var parts: [Drawing.Part]
}

/// Lets a drawing be written as a list of shapes and drawings, with `if` and `for`.
@resultBuilder public enum DrawingBuilder {
  /// A shape.
  public static func buildExpression(_ shape: Shape) -> DrawingParts {
    DrawingParts(parts: [.shape(shape)])
  }
  /// Shapes.
  public static func buildExpression(_ shapes: [Shape]) -> DrawingParts {
    DrawingParts(parts: shapes.map { .shape($0) })
  }
  /// A drawing inside.
  public static func buildExpression(_ drawing: Drawing) -> DrawingParts {
    DrawingParts(parts: [.drawing(drawing)])
  }
  /// A list.
  public static func buildBlock(_ parts: DrawingParts...) -> DrawingParts {
    buildArray(parts)
  }
  /// What `for` gives.
  public static func buildArray(_ parts: [DrawingParts]) -> DrawingParts {
    DrawingParts(parts: parts.flatMap(\.parts))
  }
  /// What `if` gives.
  public static func buildOptional(_ parts: DrawingParts?) -> DrawingParts {
    parts ?? DrawingParts(parts: [])
  }
  /// What `if` with `else` gives.
  public static func buildEither(first: DrawingParts) -> DrawingParts { first }
  /// What `else` gives.
  public static func buildEither(second: DrawingParts) -> DrawingParts { second }
}

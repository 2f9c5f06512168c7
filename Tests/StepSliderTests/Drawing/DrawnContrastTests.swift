// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// The contrast of what is drawn in each state, with the colours that are really next to each other.
@Suite struct DrawnContrastTests {
  struct Look: Sendable, CustomTestStringConvertible {
    let theme: SliderTheme
    let availability: SliderAvailability
    let touch: SliderDrawing.Style.Touch
    let showsFailure: Bool
    let position: ThumbPosition

    static let all: [Look] = [SliderTheme.light, .dark, .contrast].flatMap { theme in
      [SliderAvailability.enabled, .disabled, .readOnly].flatMap { availability in
        SliderDrawing.Style.Touch.allCases.flatMap { touch in
          [false, true].flatMap { showsFailure in
            [ThumbPosition.stop(8), .notSet, .value(42)].map { position in
              Look(
                theme: theme,
                availability: availability,
                touch: touch,
                showsFailure: showsFailure,
                position: position
              )
            }
          }
        }
      }
    }

    var testDescription: String { "\(availability) \(touch) \(showsFailure) \(position)" }

    var drawing: SliderDrawing {
      get throws {
        let slider = Slider(
          stops: try Stops(from: 0, to: 100, by: 5),
          presentation: SliderPresentation(label: "Volume", unit: .percent),
          defaultIndex: 12,
          availability: availability
        )
        return SliderDrawing(
          of: slider.placed(at: position),
          in: LayoutRect(x: 0, y: 0, width: 320, height: 100),
          style: .init(
            showsBackground: true,
            showsFocus: true,
            isHovered: touch != .idle,
            isPressed: touch == .pressed,
            showsFailure: showsFailure
          )
        )
      }
    }
  }

  /// WCAG 2.2, success criterion 1.4.3: text has a contrast of at least 4.5:1 to its ground.
  @Test(arguments: Look.all)
  func `all text is readable on what it is drawn on`(look: Look) throws {
    let shapes = try look.drawing.shapes
    for (position, shape) in shapes.enumerated() {
      guard case .text(let text) = shape.form else { continue }
      let ground = look.theme.ground(at: text.frame.center, in: shapes[..<position])
      #expect(contrast(look.theme[shape.role], ground) >= 4.5, "\(text.text) \(shape.role)")
    }
  }

  /// WCAG 2.2, success criterion 1.4.11: the outermost ring of a thumb that differs from the ground
  /// has a contrast of at least 3:1 to it, beside the track and on it.
  @Test(arguments: Look.all)
  func `the thumb, its mark and the focus ring stand out`(look: Look) throws {
    let drawing = try look.drawing
    let (shapes, theme) = (drawing.shapes, look.theme)
    let edges = shapes.filter { shape in
      guard case .box(let frame, let radius) = shape.form else { return false }
      return frame.size.width == frame.size.height && radius > 6 && shape.role != .shadow
        && shape.role != .halo
    }
    let best = edges.map { contrast(theme[$0.role], theme[.background]) }.max() ?? 0
    #expect(best >= 3)
    let ring = shapes.last { shape in
      if case .outline = shape.form { true } else { false }
    }
    #expect(ring.map { contrast(theme[$0.role], theme[.background]) >= 3 } == true)
    let mark = shapes.first { shape in
      if case .polygon = shape.form { shape.role == .label } else { false }
    }
    #expect(mark.map { contrast(theme[$0.role], theme[.background]) >= 3 } == true)
  }

  @Test(arguments: [SliderTheme.light, .dark, .contrast])
  func `a failed change shows by form as well as by colour`(theme: SliderTheme) throws {
    let drawings = try [false, true].map { showsFailure in
      try Look(
        theme: theme,
        availability: .enabled,
        touch: .idle,
        showsFailure: showsFailure,
        position: .stop(8)
      ).drawing
    }
    // The ring, both parts of the exclamation mark, the bubble and its tip.
    #expect(drawings.map { $0.shapes.filter { $0.role == .failure }.count } == [0, 5])
  }

  @Test func `a disabled slider has no filled bubble, and a slider that isn't set no fill`() throws
  {
    for look in Look.all {
      let roles = try look.drawing.shapes.map(\.role)
      if look.availability == .disabled { #expect(!roles.contains(.bubble)) }
      let bars = try look.drawing.shapes.filter { $0.role == .fill && $0.extent.size.width > 26 }
      if look.position == .notSet { #expect(bars.isEmpty) }
    }
  }
}

extension SliderTheme {
  /// Returns the colour of the topmost opaque shape at a point.
  fileprivate func ground(at point: LayoutPoint, in shapes: ArraySlice<SliderShape>) -> SliderColor
  {
    let shape = shapes.last { shape in
      guard self[shape.role].opacity == 1 else { return false }
      switch shape.form {
      case .box(let frame, _): return frame.contains(point)
      case .polygon, .outline, .text: return false
      }
    }
    return self[shape?.role ?? .background]
  }
}

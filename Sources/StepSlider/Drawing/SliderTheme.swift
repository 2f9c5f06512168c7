// SPDX-License-Identifier: Apache-2.0

/// A table with a colour for each role in a drawing.
///
/// ``light``, ``dark`` and ``contrast`` have the contrast that WCAG 2.2 requires: 3:1 for parts
/// against the parts that they touch or lie on (success criterion 1.4.11), and 4.5:1 for text
/// (1.4.3). Use the subscript to change a single colour.
public struct SliderTheme: Hashable, Sendable {
  private var colors: [ColorRole: SliderColor]

  /// Creates a theme from a function that returns the colour of each role.
  public init(color: (ColorRole) -> SliderColor) {
    colors = Dictionary(uniqueKeysWithValues: ColorRole.allCases.map { ($0, color($0)) })
  }

  /// The colour of a role.
  public subscript(role: ColorRole) -> SliderColor {
    get { colors[role] ?? .clear }
    set { colors[role] = newValue }
  }

  /// Blue on white.
  public static let light = SliderTheme { colors(of: $0).light }
  /// Light blue on nearly black.
  public static let dark = SliderTheme { colors(of: $0).dark }
  /// Yellow and white on black.
  public static let contrast = SliderTheme { colors(of: $0).contrast }

  private typealias Colors = (light: SliderColor, dark: SliderColor, contrast: SliderColor)

  private static func colors(of role: ColorRole) -> Colors {
    switch role {
    case .background, .bubbleText: (0xFFFFFF, 0x1C1C1E, 0x000000)
    case .track: (0x8F8F94, 0x6E6E74, 0x7C7C7C)
    case .fill: (0x063C94, 0xA8D1FF, 0xFFE033)
    case .thumb: (0xFFFFFF, 0xF2F2F7, 0xFFFFFF)
    case .thumbEdge: (0x75757A, 0x1C1C1E, 0x000000)
    case .shadow: (SliderColor(0, opacity: 0.04), SliderColor(0, opacity: 0.07), .clear)
    case .halo:
      (
        SliderColor(0x063C94, opacity: 0.16), SliderColor(0xA8D1FF, opacity: 0.24),
        SliderColor(0xFFFFFF, opacity: 0.4)
      )
    case .failure: (0xB3261E, 0xFF9E94, 0xFF8A80)
    case .focus: (0x063C94, 0xA8D1FF, 0xFFFFFF)
    case .label: (0x5F5F66, 0xB4B4BC, 0xFFFFFF)
    case .chosenLabel: (0x1C1C1E, 0xF5F5F7, 0xFFE033)
    case .bubble: (0x303034, 0xE6E6EB, 0xFFE033)
    case .trackFrame: (0x6D3FC0, 0xB39DFF, 0xC9B8FF)
    case .tickFrame: (0x00796B, 0x4DD0B8, 0x5CF2D6)
    case .thumbFrame: (0xC2185B, 0xFF80AB, 0xFF8FB8)
    }
  }
}

/// The use of a colour in a drawing.
@nonexhaustive
public enum ColorRole: Hashable, Sendable, CaseIterable {
  /// The background, and the thumb of a dimmed slider.
  case background
  /// The track and the ticks that aren't filled. On a dimmed slider, the whole track, all ticks,
  /// and the lines around the thumb and the bubble.
  case track
  /// The filled part of the track and its ticks; also the thumb of a read-only slider, and the line
  /// around a thumb that the pointer is over.
  case fill
  /// The thumb.
  case thumb
  /// The line around the thumb.
  case thumbEdge
  /// One of several translucent layers below the thumb that together form its shadow.
  case shadow
  /// The translucent area around a thumb that the pointer is over or holds.
  case halo
  /// The line around the thumb and the bubble, if a change was not applied.
  case failure
  /// The focus ring.
  case focus
  /// A label, and the mark of the default.
  case label
  /// The label of the chosen stop, and the title of the slider.
  case chosenLabel
  /// The bubble that shows the value.
  case bubble
  /// The value in the bubble.
  case bubbleText
  /// The outline of the track's hit area.
  case trackFrame
  /// The outline of a tick's hit area.
  case tickFrame
  /// The outline of the thumb's hit area, and of the slider's accessibility element.
  case thumbFrame
}

/// A colour in a drawing, in sRGB.
public struct SliderColor: Hashable, Sendable {
  /// Red, green and blue, one byte each: `0xRRGGBB`.
  package let digits: UInt32
  /// The opacity, from 0 for transparent to 1 for opaque.
  public let opacity: Double

  /// A transparent colour.
  public static let clear = SliderColor(0, opacity: 0)

  /// Creates a colour from `0xRRGGBB`. The opacity is clamped to the range from 0 to 1.
  public init(_ digits: UInt32, opacity: Double = 1) {
    self.digits = digits & 0xFFFFFF
    self.opacity = opacity > 0 ? min(opacity, 1) : 0
  }

  /// The red component, from 0 to 1.
  public var red: Double { part(16) }
  /// The green component, from 0 to 1.
  public var green: Double { part(8) }
  /// The blue component, from 0 to 1.
  public var blue: Double { part(0) }

  private func part(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / 255 }
}

extension SliderColor: ExpressibleByIntegerLiteral {
  /// Creates an opaque colour from a literal, `0xRRGGBB`.
  public init(integerLiteral digits: UInt32) { self.init(digits) }
}

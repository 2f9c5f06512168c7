// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// The colors of a window.
///
/// Text has a contrast of at least 4.5:1 against its background. Parts that show where controls
/// are, or their state, have at least 3:1 against adjacent colors (WCAG 2.2, success criteria
/// 1.4.3 and 1.4.11).
struct Theme: Equatable {
  /// The page and the bar above it.
  let page: SliderColor
  let text: SliderColor
  /// The line below the bar.
  let line: SliderColor
  /// The pop-over above the page.
  let popOver: SliderColor
  let popOverEdge: SliderColor
  /// The darkness of the pop-over's shadow, from 0 to 1.
  let shadow: Double
  /// The names of sizes, and the value.
  let label: SliderColor
  /// Important parts: the filled part of the track, the thumb, the focus, buttons.
  let accent: SliderColor
  /// A button that is held down.
  let pressed: SliderColor
  /// Text on a button.
  let onAccent: SliderColor
  /// The track and the ticks beyond the thumb, and the scroll bar of the page.
  let track: SliderColor

  /// The colors of the slider in the pop-over.
  var slider: SliderTheme {
    SliderTheme { role in
      switch role {
      case .background, .thumbEdge: popOver
      case .track: track
      case .fill, .thumb, .focus, .bubble, .trackFrame, .tickFrame, .thumbFrame: accent
      case .label: label
      case .chosenLabel: text
      case .bubbleText: onAccent
      case .failure: accent
      case .halo, .shadow: .clear
      @unknown default: .clear
      }
    }
  }

  /// The names that `--theme` accepts.
  enum Name: String, CaseIterable {
    case light, dark, contrast

    var theme: Theme {
      switch self {
      case .light: .light
      case .dark: .dark
      case .contrast: .contrast
      }
    }
  }

  private static let light = Theme(
    page: 0xFFFFFF,
    text: 0x1C1C1E,
    line: 0xD4D4DA,
    popOver: 0xF6F6F9,
    popOverEdge: 0xC4C4CC,
    shadow: 0.28,
    label: 0x55555C,
    accent: 0x053788,
    pressed: 0x042760,
    onAccent: 0xFFFFFF,
    track: 0x88888E
  )

  private static let dark = Theme(
    page: 0x161618,
    text: 0xEDEDF0,
    line: 0x3A3A3F,
    popOver: 0x29292D,
    popOverEdge: 0x55555C,
    shadow: 0.7,
    label: 0xC0C0C8,
    accent: 0xB4D8FF,
    pressed: 0x86BEFA,
    onAccent: 0x10233B,
    track: 0x76767C
  )

  private static let contrast = Theme(
    page: 0x000000,
    text: 0xFFFFFF,
    line: 0xFFFFFF,
    popOver: 0x000000,
    popOverEdge: 0xFFFFFF,
    shadow: 0,
    label: 0xFFFFFF,
    accent: 0xFFE033,
    pressed: 0xFFFFFF,
    onAccent: 0x000000,
    track: 0x7C7C7C
  )
}

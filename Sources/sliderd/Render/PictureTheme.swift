// SPDX-License-Identifier: GPL-3.0-or-later

/// The colours that a picture can have.
enum PictureTheme: String, CaseIterable {
  case light, dark, contrast

  /// The colours of the parts.
  ///
  /// Against what they lie on or touch, parts have a contrast of at least 3:1 and text of 4.5:1
  /// (WCAG 2.2, success criteria 1.4.11 and 1.4.3).
  var colors: PictureColors {
    switch self {
    case .light: .light
    case .dark: .dark
    case .contrast: .contrast
    }
  }
}

/// A colour for each part of a picture, as `#RRGGBB`.
struct PictureColors {
  let background: String
  /// The track and the ticks beyond the thumb, and all of them where the slider is dimmed.
  let track: String
  /// The track and the ticks from the minimum to the thumb.
  let fill: String
  let thumb: String
  /// The line around the thumb.
  let thumbEdge: String
  /// How dark the thumb's shadow is in its middle, from 0 to 1.
  let shadow: Double
  let text: String
  /// The label of the chosen stop.
  let chosenText: String
  let bubble: String
  let bubbleText: String
  let focus: String
  let frames: FrameColors

  /// The outlines that show where the parts are for pointers and assistive technologies.
  struct FrameColors {
    let track: String
    let tick: String
    let thumb: String
  }

  fileprivate static let light = PictureColors(
    background: "#FFFFFF",
    track: "#8F8F94",
    fill: "#063C94",
    thumb: "#FFFFFF",
    thumbEdge: "#75757A",
    shadow: 0.35,
    text: "#5F5F66",
    chosenText: "#1C1C1E",
    bubble: "#303034",
    bubbleText: "#FFFFFF",
    focus: "#063C94",
    frames: FrameColors(track: "#6D3FC0", tick: "#00796B", thumb: "#C2185B")
  )

  fileprivate static let dark = PictureColors(
    background: "#1C1C1E",
    track: "#6E6E74",
    fill: "#A8D1FF",
    thumb: "#F2F2F7",
    thumbEdge: "#1C1C1E",
    shadow: 0.6,
    text: "#B4B4BC",
    chosenText: "#F5F5F7",
    bubble: "#E6E6EB",
    bubbleText: "#1C1C1E",
    focus: "#A8D1FF",
    frames: FrameColors(track: "#B39DFF", tick: "#4DD0B8", thumb: "#FF80AB")
  )

  fileprivate static let contrast = PictureColors(
    background: "#000000",
    track: "#7C7C7C",
    fill: "#FFE033",
    thumb: "#FFFFFF",
    thumbEdge: "#000000",
    shadow: 0,
    text: "#FFFFFF",
    chosenText: "#FFE033",
    bubble: "#FFE033",
    bubbleText: "#000000",
    focus: "#FFFFFF",
    frames: FrameColors(track: "#C9B8FF", tick: "#5CF2D6", thumb: "#FF8FB8")
  )
}

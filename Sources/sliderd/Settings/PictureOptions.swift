// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation
import StepSlider
import StepSliderSpeech

/// The flags for the appearance of a picture.
struct PictureOptions: ParsableArguments {
  @Option(.size) var size: Given<PictureSize>
  @Option(.theme) var theme: PictureTheme
  @Flag(.focus) var focus: Bool
  @Flag(.frames) var frames: Bool

  /// Returns the requested picture of a slider or of thumbs on a track with a label, with its upper
  /// left corner at a point.
  func drawing(
    of panel: SliderPanel,
    on label: String?,
    at origin: LayoutPoint = .zero
  ) throws(Failure) -> SliderDrawing {
    let bounds = try size.value(of: .size).bounds
    return panel.drawing(
      in: LayoutRect(origin: origin, size: bounds.size),
      label: label,
      style: .init(showsBackground: true, showsFocus: focus, showsFrames: frames)
    )
  }

  /// Returns the phrases for the words in the picture.
  func phrases(in language: Language) -> SliderPhrases {
    SliderPhrases(language: language, numbers: .localized(language))
  }
}

/// The colour themes for pictures.
enum PictureTheme: String, CaseIterable, ExpressibleByArgument {
  case light, dark, contrast

  var colors: SliderTheme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .contrast: .contrast
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation
import StepSlider
import StepSliderSpeech

/// The flags that say how a picture looks.
struct PictureOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: .init("Width and height in points, 1 to 10000 each.", valueName: "WxH")
  )
  var size = "320x44"
  @Option(help: .init("The colours.", valueName: "NAME"))
  var theme: PictureTheme = .light
  @Flag(help: "With the ring that shows the focus.")
  var focus = false
  @Flag(help: "Outline what a pointer hits (dashed) and what screen readers are told (solid).")
  var frames = false

  /// The picture that the flags ask for, with its upper left corner at a point.
  func drawing(
    of slider: Slider,
    in language: Language,
    at origin: LayoutPoint = .zero
  ) throws(Failure) -> SliderDrawing {
    let size = try readFlag("--size", size, PictureSize.rule, PictureSize.init)
    return SliderDrawing(
      of: slider,
      in: LayoutRect(origin: origin, size: size.bounds.size),
      style: .init(showsBackground: true, showsFocus: focus, showsFrames: frames),
      phrases: phrases(in: language)
    )
  }

  /// The words in the picture.
  func phrases(in language: Language) -> SliderPhrases {
    SliderPhrases(language: language, numbers: .localized(language))
  }
}

/// The colours that a picture can have.
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

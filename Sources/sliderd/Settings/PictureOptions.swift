// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
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

  /// The picture that the flags ask for.
  func picture(of slider: Slider, in language: Language) throws(Failure) -> SliderPicture {
    var extras: SliderPicture.Extras = focus ? .focus : []
    if frames { extras.insert(.frames) }
    return SliderPicture(
      of: slider,
      size: try readFlag("--size", size, PictureSize.rule, PictureSize.init),
      theme: theme,
      extras: extras,
      language: language,
      numbers: .localized(language)
    )
  }
}

extension PictureTheme: ExpressibleByArgument {}

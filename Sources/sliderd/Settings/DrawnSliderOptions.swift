// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider

/// The flags that describe a slider and its picture.
struct DrawnSliderOptions: ParsableArguments {
  @OptionGroup(title: "Stops")
  var stops: StopsOptions
  @OptionGroup(title: "Slider")
  var slider: SliderOptions
  @OptionGroup(title: "Language")
  var words: LanguageOptions
  @OptionGroup(title: "Picture")
  var picture: PictureOptions
  @OptionGroup var errors: ErrorOptions

  /// Creates a panel with the slider from the flags, or with its thumbs.
  func chosen() throws(Failure) -> SliderPanel {
    let phrases = picture.phrases(in: try language())
    let thumbs = try slider.thumbs(with: stops)
    return SliderPanel(thumbs.map { SliderControl($0.slider(in: phrases), phrases: phrases) })
  }

  /// Returns the language of the words; by default, the environment's.
  func language() throws(Failure) -> Language {
    try words.language(environment: Caller.current.environment)
  }

  /// Returns the picture of the slider.
  func drawn() throws(Failure) -> SliderDrawing {
    try picture.drawing(of: chosen(), on: slider.label)
  }
}

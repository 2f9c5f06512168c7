// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation
import StepSlider

/// The flags that describe a slider and the picture of it.
struct DrawnSliderOptions: ParsableArguments {
  @OptionGroup(title: "What can be chosen")
  var stops: StopsOptions
  @OptionGroup(title: "The slider")
  var slider: SliderOptions
  @OptionGroup(title: "Words")
  var words: LanguageOptions
  @OptionGroup(title: "The picture")
  var picture: PictureOptions

  /// The slider that the flags ask for.
  func chosen() throws(Failure) -> Slider { try slider.slider(with: stops) }

  /// The language of its words; where the flags name none, that of the environment.
  func language() throws(Failure) -> Language {
    try words.language(environment: ProcessInfo.processInfo.environment)
  }

  /// The picture of it.
  func drawn() throws(Failure) -> SliderDrawing {
    try picture.drawing(of: chosen(), in: language())
  }
}

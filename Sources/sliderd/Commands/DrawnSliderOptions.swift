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

  /// The picture that the flags ask for; where they name no language, in that of the environment.
  func drawn() throws(Failure) -> SliderPicture {
    let slider = try slider.slider(with: stops)
    let language = try words.language(environment: ProcessInfo.processInfo.environment)
    return try picture.picture(of: slider, in: language)
  }
}

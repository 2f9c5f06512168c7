// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation
import StepSlider
import StepSliderSpeech

/// Draws a slider as a picture.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a slider as an SVG picture, on standard output.",
    discussion: """
      Example: sliderd render --names Small,Medium,Large --size 320x80 >slider.svg

      Labels, and a bubble with the value, are drawn where there is room for them. The words \
      are in the language of the locale, or of --language TAG.
      """
  )

  @OptionGroup(title: "What can be chosen")
  var stops: StopsOptions
  @OptionGroup(title: "The slider")
  var slider: SliderOptions
  @OptionGroup(title: "Words")
  var words: LanguageOptions
  @OptionGroup(title: "The picture")
  var picture: PictureOptions

  func run() throws {
    let slider = try slider.slider(with: stops)
    let language = try words.language(environment: ProcessInfo.processInfo.environment)
    try printWhole(picture.picture(of: slider, in: language).svg)
  }
}

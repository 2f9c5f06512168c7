// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation
import StepSlider
import StepSliderSpeech

extension Sliderd {
  /// The commands that show a slider without running it.
  static let pictureCommands: [any Command.Type] = [Render.self]
}

/// The flags that describe a slider and its picture.
struct PictureFlags: ParsableArguments {
  @OptionGroup(title: "Stops")
  var stops: FlagGroup<Stops>
  @OptionGroup(title: "Slider")
  var slider: FlagGroup<Slider>
  @OptionGroup(title: "Picture")
  var picture: FlagGroup<SliderDrawing>
}

/// A slider from flags, or its thumbs, as a picture.
private struct DrawnSlider {
  private let flags: Layer
  private let panel: SliderPanel

  init(_ flags: Layer) throws(Failure) {
    self.flags = flags
    let locale = LanguageTag(environment: Caller.current.environment)
    let language = (flags[.languageOfPictures] ?? locale)?.language ?? .english
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let layers = Layers(flags)
    let slider = try layers.checkedSlider()
    let thumbs = try layers.checked { $0.thumbs(of: slider) }
    panel = SliderPanel(
      thumbs.map { SliderControl($0.labelled(as: $1, in: phrases), phrases: phrases) }
    )
  }

  var theme: SliderTheme { flags[.theme] ?? .light }

  var drawing: SliderDrawing {
    panel.drawing(
      in: (flags[.size] ?? .usual).bounds,
      label: flags[.label],
      style: .init(
        showsBackground: true,
        showsFocus: flags[.focus] ?? false,
        showsFrames: flags[.frames] ?? false
      )
    )
  }
}

/// Draws a slider as a picture.
struct Render: Command {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a slider as an SVG picture on standard output.",
    discussion: """
      Example: sliderd render --names Small,Medium,Large --size 320x80 >slider.svg

      Labels and a bubble with the value are drawn if there is room for them. The words are in the \
      language of the locale, or of --language TAG.
      """
  )

  @OptionGroup var slider: PictureFlags
  @OptionGroup var flags: FlagGroup<Render>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let slider = try DrawnSlider(arguments.flags)
    try printWhole(slider.drawing.svg(theme: slider.theme))
  }
}

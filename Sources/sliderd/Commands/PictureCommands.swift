// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation
import StepSlider
import StepSliderNumbers

extension Sliderd {
  /// The commands that draw a slider.
  static let drawings: [any Command.Type] = [Render.self]
}

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

  @OptionGroup(title: "Stops")
  var stops: FlagGroup<Stops>
  @OptionGroup(title: "Slider")
  var slider: FlagGroup<Slider>
  @OptionGroup(title: "Picture")
  var picture: FlagGroup<SliderDrawing>
  @OptionGroup var flags: FlagGroup<Render>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let flags = arguments.flags
    let drawing = try panel(of: flags)
      .drawing(
        in: (flags[Setting.size] ?? .usual).bounds,
        label: flags[Setting.label],
        style: .init(
          showsBackground: true,
          showsFocus: flags[Setting.focus] ?? false,
          showsFrames: flags[Setting.frames] ?? false
        )
      )
    try printWhole(drawing.svg(theme: flags[Setting.theme] ?? .light))
  }

  /// Returns a slider, or its thumbs.
  private static func panel(of flags: Layer) throws(Failure) -> SliderPanel {
    let locale = LanguageTag(environment: Caller.current.environment)
    let language = (flags[Setting.languageOfPictures] ?? locale)?.language ?? .english
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let slider = try Layers(flags).checkedSlider()
    let thumbs = try Layers(flags).checked { $0.thumbs(of: slider) }
    return SliderPanel(
      thumbs.map { SliderControl($0.labelled(as: $1, in: phrases), phrases: phrases) }
    )
  }
}

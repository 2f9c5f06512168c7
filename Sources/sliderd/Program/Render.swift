// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider

/// Draws a slider as a picture.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a slider as an SVG picture on standard output.",
    discussion: """
      Example: sliderd render --names Small,Medium,Large --size 320x80 >slider.svg

      Labels and a bubble with the value are drawn if there is room for them. The words are in the \
      language of the locale, or of --language TAG.
      """
  )

  @OptionGroup var drawing: DrawnSliderOptions

  func run() throws {
    try printWhole(drawing.drawn().svg(theme: drawing.picture.theme.colors))
  }
}

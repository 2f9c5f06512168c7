// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The texts in a picture of a slider.
struct PictureWords {
  /// What the picture shows, for those who don't see it: the words that are spoken on entry.
  let title: String
  /// What the bubble says of the chosen stop.
  let value: String
  private let slider: Slider
  private let phrases: SliderPhrases

  init(for slider: Slider, in language: Language, numbers: NumberStyle) {
    let full = SliderPhrases(language: language, numbers: numbers)
    phrases = SliderPhrases(language: language, numbers: numbers, verbosity: .brief)
    (title, value) = (full.entry(to: slider), phrases.valueText(of: slider))
    self.slider = slider
  }

  /// What is written at a stop's tick: its name, or its number without the unit.
  func label(of index: Int) -> String {
    let stops = slider.stops
    guard stops.hasNames || stops.hasValues else { return stops[index].value.description }
    return phrases.valueText(of: Slider(stops: stops, index: index))
  }

  /// What the bubble would say of a stop.
  func value(of index: Int) -> String {
    phrases.valueText(
      of: Slider(stops: slider.stops, index: index, presentation: slider.presentation)
    )
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation
import StepSlider
import StepSliderSpeech

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

/// The flags for the appearance of a picture.
struct PictureOptions: ParsableArguments {
  @Option(.size) var size: Given<PictureSize>
  @Option(.theme) var theme: PictureTheme
  @Flag(.focus) var focus: Bool
  @Flag(.frames) var frames: Bool

  /// Returns the requested picture of a slider or of thumbs on a track with a label, with its upper
  /// left corner at a point.
  func drawing(
    of panel: SliderPanel,
    on label: String?,
    at origin: LayoutPoint = .zero
  ) throws(Failure) -> SliderDrawing {
    let bounds = try size.value(of: .size).bounds
    return panel.drawing(
      in: LayoutRect(origin: origin, size: bounds.size),
      label: label,
      style: .init(showsBackground: true, showsFocus: focus, showsFrames: frames)
    )
  }

  /// Returns the phrases for the words in the picture.
  func phrases(in language: Language) -> SliderPhrases {
    SliderPhrases(language: language, numbers: .localized(language))
  }
}

/// The colour themes for pictures.
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

/// The flag for the language of written words.
struct LanguageOptions: ParsableArguments {
  @Option(.languageOfPictures) var language: Given<LanguageTag>?

  /// Returns the requested language. The default is the locale's if sliderd has words in it,
  /// otherwise English.
  func language(environment: [String: String]) throws(Failure) -> Language {
    guard let language else { return LanguageTag(environment: environment)?.language ?? .english }
    return try language.value(of: .languageOfPictures).language
  }
}

/// The flags for inspecting a tree.
struct InspectionOptions: ParsableArguments {
  @Option(.format) var format: InspectionFormat
  @Option(.at) var at: Given<LayoutPoint>
  @Option(.screen) var screen: Given<PictureSize>?
  @Flag(.strict) var strict: Bool

  /// Returns the slider's upper left corner on the screen.
  func origin() throws(Failure) -> LayoutPoint { try at.value(of: .at) }

  /// Returns the known screens.
  func screens() throws(Failure) -> [LayoutRect] {
    guard let screen else { return [] }
    return [try screen.value(of: .screen).bounds]
  }
}

/// The output format of an inspection.
enum InspectionFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, svg
}

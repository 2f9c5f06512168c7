// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import ArgumentParser
import Notation
import StepSlider
import StepSliderSpeech

/// Prints what assistive technologies receive about a slider, and its problems.
struct Inspect: Command {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print what screen readers receive from a slider, and list accessibility problems.",
    discussion: """
      Example: sliderd inspect --label "Text size" --names Small,Medium,Large --size 320x80

      As text, it prints one line for each element: its number in reading order, the words that \
      are spoken, its identity, its frame on the screen, its traits and its actions. As JSON, it \
      prints one object with the members focus, modal, screens, tree and findings. As \
      SVG, it prints the picture of "sliderd render" with the frames of the elements, numbered in \
      reading order.

      Each finding names a rule and an element, the problem, why it matters, and a remedy.

      To inspect a running program, use accessibility-inspector.
      """
  )

  @OptionGroup var slider: PictureFlags
  @OptionGroup(title: "Inspection")
  var inspection: FlagGroup<SettingCatalog.Inspection>
  @OptionGroup var errors: FlagGroup<SettingCatalog.Errors>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let flags = arguments.flags
    let slider = try DrawnSlider(flags)
    let picture = slider.drawing(at: flags[.at] ?? .zero)
    let report = Report(
      of: slider.tree(in: picture),
      at: Gate(threshold: flags[.strict] == true ? .warning : nil)
    )
    switch flags[.format] ?? .text {
    case .text: try printWhole(report.text)
    case .json: try printWhole(report.json)
    case .svg:
      let frames = FramePicture(of: report.tree, colors: FramePicture.Colors(slider.theme))
      try printWhole(frames.svg(over: FramePicture.Backdrop(picture, in: slider.theme)))
    }
    guard let failure = report.failure else { return }
    throw Failure(status: .findings, message: failure)
  }
}

/// The flags that describe a slider and its picture.
struct PictureFlags: ParsableArguments {
  @OptionGroup(title: "Stops")
  var stops: FlagGroup<SettingCatalog.Stops>
  @OptionGroup(title: "Slider")
  var slider: FlagGroup<SettingCatalog.Slider>
  @OptionGroup(title: "Picture")
  var picture: FlagGroup<SettingCatalog.Picture>
}

/// A slider from flags, or its thumbs, as a picture.
private struct DrawnSlider {
  private let flags: Layer
  private let language: Language
  private let panel: SliderPanel


  init(_ flags: Layer) throws(Failure) {
    self.flags = flags
    let locale = LanguageTag(environment: Caller.current.environment)
    language = (flags[.languageOfPictures] ?? locale)?.language ?? .english
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let layers = Layers(flags)
    let slider = try layers.slider()
    let thumbs = try [SettingMistake].throwingAll { layers.thumbs(of: slider, &$0) }
    panel = SliderPanel(thumbs.map { SliderControl($0.slider(in: phrases), phrases: phrases) })
  }

  var theme: SliderTheme { (flags[.theme] ?? .light).colors }

  /// Returns the picture with its upper left corner at a point.
  func drawing(at origin: LayoutPoint = .zero) -> SliderDrawing {
    panel.drawing(
      in: LayoutRect(origin: origin, size: (flags[.size] ?? .usual).bounds.size),
      label: flags[.label],
      style: .init(
        showsBackground: true,
        showsFocus: flags[.focus] ?? false,
        showsFrames: flags[.frames] ?? false
      )
    )
  }

  /// Returns what screen readers get of a picture.
  func tree(in picture: SliderDrawing) -> InspectedTree {
    let framing: SliderFraming = panel.sliders.count > 1 ? .thumb : .control
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let elements = panel.sliders.map {
      $0.accessibilityElement(phrases: phrases, in: picture.layout, framing: framing)
    }
    return InspectedTree(
      AccessibilityContainer(
        id: "sliderd",
        order: .byPosition(panel.control.slider.presentation.direction),
        elements: elements
      ),
      focus: flags[.focus] == true ? elements.first?.id : nil,
      screens: [flags[.screen]?.bounds].compactMap(\.self),
      phrases: Phrases(language: language)
    )
  }
}

extension FramePicture.Colors {
  fileprivate init(_ theme: SliderTheme) {
    self.init(background: theme[.background].css, frame: theme[.thumbFrame].css)
  }
}

extension FramePicture.Backdrop {
  fileprivate init(_ drawing: SliderDrawing, in theme: SliderTheme) {
    self.init(XMLElement(written: drawing.svgGroup(theme: theme)), in: drawing.bounds)
  }
}

extension DrawnColor {
  /// The colour as CSS writes it, without its opacity.
  fileprivate var css: String {
    let hexadecimal = String(digits, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - hexadecimal.count) + hexadecimal
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
  @OptionGroup var errors: FlagGroup<SettingCatalog.Errors>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let slider = try DrawnSlider(arguments.flags)
    try printWhole(slider.drawing().svg(theme: slider.theme))
  }
}

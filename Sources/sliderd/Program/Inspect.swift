// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import ArgumentParser
import Notation
import StepSlider
import StepSliderSpeech

/// Prints what assistive technologies receive about a slider, and its problems.
struct Inspect: ParsableCommand {
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

  @OptionGroup var drawing: DrawnSliderOptions
  @OptionGroup(title: "Inspection")
  var inspection: InspectionOptions

  func run() throws {
    let (panel, language) = (try drawing.chosen(), try drawing.language())
    let picture = try drawing.picture.drawing(
      of: panel,
      on: drawing.slider.label,
      at: inspection.origin()
    )
    let elements = panel.sliders.map { thumb in
      thumb.accessibilityElement(
        phrases: drawing.picture.phrases(in: language),
        in: picture.layout,
        framing: panel.sliders.count > 1 ? .thumb : .control
      )
    }
    let tree = InspectedTree(
      AccessibilityContainer(
        id: "sliderd",
        order: .byPosition(panel.control.slider.presentation.direction),
        elements: elements
      ),
      focus: drawing.picture.focus ? elements.first?.id : nil,
      screens: try inspection.screens(),
      phrases: Phrases(language: language)
    )
    let report = Report(of: tree, at: Gate(threshold: inspection.strict ? .warning : nil))
    switch inspection.format {
    case .text: try printWhole(report.text)
    case .json: try printWhole(report.json)
    case .svg:
      let theme = drawing.picture.theme.colors
      let frames = FramePicture(of: tree, colors: FramePicture.Colors(theme))
      try printWhole(frames.svg(over: FramePicture.Backdrop(picture, in: theme)))
    }
    guard let failure = report.failure else { return }
    throw Failure(status: .findings, message: failure)
  }

  /// Rejects the flags that inspected running programs before that had a command of its own.
  static func requireSlider(in arguments: [String]) throws(Failure) {
    guard arguments.contains("inspect") else { return }
    let flags = ["--live", "--application"]
    guard
      let flag = flags.first(where: { flag in
        arguments.contains { $0 == flag || $0.hasPrefix("\(flag)=") }
      })
    else { return }
    let message =
      "sliderd inspects only the slider that the options define; to inspect a running "
      + "program, use \"accessibility-inspector NAME\""
    throw .usage(flag, message)
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

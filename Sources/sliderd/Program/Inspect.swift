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

      Each finding names a rule, an element, the problem and a remedy.

      Example: sliderd inspect --live --application gedit

      With --live, it reads a running program from the accessibility bus, as a screen reader does; \
      no screen reader has to run. Without --application, it lists the programs on the bus.
      """
  )

  /// Explains to users who look for sliderd why it may be missing.
  private static let sliderd = LiveInspection.Guest(
    "sliderd",
    presence: "appears while a screen reader is running, or always with --screen-reader on"
  )

  @OptionGroup var drawing: DrawnSliderOptions
  @OptionGroup(title: "Inspection")
  var inspection: InspectionOptions

  func run() throws {
    let isLive = inspection.live || inspection.application != nil
    if isLive { try inspectProgram() } else { try inspectDrawing() }
  }

  private func inspectProgram() throws {
    guard let format = LiveInspection.Format(rawValue: inspection.format.rawValue) else {
      let message = "svg is not available with --live; use text or json"
      throw Failure.usage("--format", message)
    }
    let live = LiveInspection(
      format: format,
      screens: try inspection.screens(),
      choice: "with --application",
      guest: Self.sliderd
    )
    let (text, count) = try inspect(live)
    try printWhole(text)
    try check(count)
  }

  private func inspect(
    _ live: LiveInspection
  ) throws(Failure) -> (text: String, findingCount: Int) {
    do throws(InspectionError) {
      let environment = Caller.current.environment
      return try live.inspect(inspection.application, environment: environment)
    } catch {
      throw Failure(status: .noInput, message: error.description)
    }
  }

  private func inspectDrawing() throws {
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
    switch inspection.format {
    case .text: try printWhole(tree.text)
    case .json: try printWhole(tree.json)
    case .svg:
      let theme = drawing.picture.theme.colors
      let frames = FramePicture(of: tree, theme: theme, language: language)
      try printWhole(frames.svg(over: picture))
    }
    try check(tree.findings.count)
  }

  private func check(_ count: Int) throws(Failure) {
    guard inspection.strict, count > 0 else { return }
    throw Failure(status: .findings, message: count.counted("finding"))
  }
}

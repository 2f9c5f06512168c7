// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider
import StepSliderSpeech

/// Prints what assistive technologies are told of a slider, and what is wrong with it.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print what a screen reader is told of a slider, and what would trouble a listener.",
    discussion: """
      Example: sliderd inspect --label "Text size" --names Small,Medium,Large --size 320x80

      As text, each element that is read has a line: its number in reading order, the words that \
      are heard, its identity, its place on the screen, its traits and actions. As JSON it is one \
      object with the members focus, modal, screens, tree and findings. As SVG it is the picture \
      of "sliderd render" with the frames of the elements, numbered in reading order.

      Each finding names a rule, an element, what is wrong and how to mend it.

      Example: sliderd inspect --live --application gedit

      With --live it reads a program that runs from the accessibility bus, as a screen reader does, \
      though none need run; without a name it lists the programs that are there.
      """
  )

  @OptionGroup var drawing: DrawnSliderOptions
  @OptionGroup(title: "The inspection")
  var inspection: InspectionOptions

  func run() throws {
    guard inspection.live || inspection.application != nil else { return try inspectDrawing() }
    let live = LiveInspection(format: inspection.format, screens: try inspection.screens())
    let (text, count) = try live.inspect(inspection.application)
    try printWhole(text)
    try check(count)
  }

  private func inspectDrawing() throws {
    let picture = try drawing.drawn()
    let language = picture.language
    let place = try inspection.place()
    let tree = InspectedTree(
      picture.accessibilityTree(at: place),
      focus: drawing.picture.focus ? picture.element.id : nil,
      screens: try inspection.screens(),
      phrases: Phrases(language: language)
    )
    try printWhole(text(of: tree, drawnAs: picture, at: place))
    try check(tree.findings.count)
  }

  private func check(_ count: Int) throws(Failure) {
    guard inspection.strict, count > 0 else { return }
    throw Failure(status: .findings, message: count.counted("finding"))
  }

  private func text(
    of tree: InspectedTree,
    drawnAs picture: SliderPicture,
    at place: LayoutPoint
  ) -> String {
    switch inspection.format {
    case .text: tree.text
    case .json: tree.json
    case .svg:
      FramePicture(of: tree, theme: picture.theme, language: picture.language)
        .svg(over: picture, at: place)
    }
  }
}

extension SliderPicture {
  /// What is drawn as a tree, on a screen where the picture is at a place.
  fileprivate func accessibilityTree(at place: LayoutPoint) -> AccessibilityContainer {
    AccessibilityContainer(
      id: "sliderd",
      order: .byPosition(slider.presentation.direction),
      transform: .identity.moved(by: place),
      elements: [element]
    )
  }
}

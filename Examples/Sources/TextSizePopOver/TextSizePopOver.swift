// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

/// A page of an encyclopedia, and a pop-over with a slider for its text size.
struct TextSizePopOver {
  /// The sets of sizes, in percent of the normal size.
  enum Sizes {
    case five, seven

    fileprivate func stops() throws -> Stops {
      switch self {
      case .five:
        try Stops(
          values: [85, 100, 125, 150, 200],
          names: ["Small", "Medium", "Large", "Very large", "Huge"]
        )
      case .seven:
        try Stops(
          values: [70, 85, 100, 115, 135, 160, 200],
          names: ["Tiny", "Small", "Medium", "Bigger", "Large", "Very large", "Huge"]
        )
      }
    }
  }

  let title = "Braille"
  let paragraphs = [
    "Braille is a writing system for people who are blind.",
    "It is read with the fingers, as raised dots in cells of six.",
    "Louis Braille made it in 1824, when he was fifteen years old.",
  ]
  private(set) var size: SliderControl
  private(set) var isOpen = false
  /// The scroll distance of the page, in points.
  private(set) var scroll = 0.0

  init(_ sizes: Sizes = .five) throws {
    size = SliderControl(Self.slider(try sizes.stops()))
  }

  private static func slider(_ stops: Stops) -> Slider {
    Slider(stops, id: "size", label: "Text size", value: 100, hint: Control.sliderHint)
  }

  /// The font size of the page, in points.
  var fontSize: Double { 14 * Double(size.value ?? 100) / 100 }

  /// Offers other sizes. The selected size stays, or changes to the nearest one.
  mutating func offer(_ sizes: Sizes) throws {
    let state = SliderState(of: size.slider)
    let stops = try sizes.stops()
    size = SliderControl(Self.slider(stops).placed(at: state.position(in: stops)))
  }

  /// Opens or closes the pop-over.
  mutating func open(_ isOpen: Bool) { self.isOpen = isOpen }

  /// Adjusts the slider, and scrolls the page back to its top.
  mutating func adjust(_ action: ElementAction) -> ActionOutcome {
    scroll = 0
    return size.perform(action: action).outcome
  }

  /// Scrolls the page to a distance from its top, or as far as possible.
  mutating func scroll(to height: Double) { scroll = min(height, greatestScroll) }
}

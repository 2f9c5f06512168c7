// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestBench

/// The drawing of a slider with 200 ticks, as shapes and as SVG.
struct PictureWork {
  private let slider: Slider
  private let bounds = LayoutRect(x: 0, y: 0, width: 1700, height: 100)

  /// Creates the slider, with a label and as many ticks as stops.
  init() throws {
    slider = Slider(
      try Stops(from: 0, to: 199, by: 1),
      label: "Volume",
      value: 77,
      unit: .percent
    )
  }

  /// The verdicts that either takes a small part of the time between two pictures of a screen, a
  /// sixtieth of a second.
  var verdicts: [Verdict] {
    [
      verdict("shapes") { $0.shapes.count },
      verdict("SVG") { $0.svg().utf8.count },
    ]
  }

  private func verdict(_ form: String, of size: @escaping (SliderDrawing) -> Int) -> Verdict {
    let work = Work { times in
      (0..<times).reduce(0) { sum, _ in sum &+ size(SliderDrawing(of: slider, in: bounds)) }
    }
    return Verdict(
      "a picture of 200 ticks as \(form): to the frame of a screen",
      work.nanoseconds() * 60 / 1e9,
      atMost: 1,
      over: 50
    )
  }
}

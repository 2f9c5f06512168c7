// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider

let stops = try Stops(names: ["Small", "Medium", "Large"])
var size = SliderControl(Slider(stops, label: "Text size"))
let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 72)

// A pointer presses the leftmost tick, and is released there.
let tick = LayoutPoint(x: 20, y: 40)
for event in [PointerEvent.press(at: tick), .release] {
  let response = size.handle(event, on: size.drawing(in: bounds))
  for words in response.words { print(words.text) }
}

// A drawing is a list of shapes. You can draw them with any toolkit, or write them as SVG.
try size.drawing(in: bounds).svg()
  .write(toFile: "slider.svg", atomically: true, encoding: .utf8)

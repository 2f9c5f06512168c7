// SPDX-License-Identifier: Apache-2.0

import StepSlider

var slider = Slider(
  stops: try Stops(names: ["Small", "Medium", "Large"]),
  presentation: Presentation(label: "Text size")
)
let phrases = Phrases()
print(phrases.entry(to: slider))  // Text size, horizontal slider, Medium, 2 of 3.
if let change = slider.increment() {
  print(phrases.announcement(of: change, on: slider).text)  // Large, 3 of 3, maximum
}

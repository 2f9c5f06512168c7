// SPDX-License-Identifier: Apache-2.0

import StepSlider

func say(_ response: SliderResponse) {
  for words in response.words { print(words.text) }
}

let stops = try Stops(names: ["Small", "Medium", "Large"])
var size = SliderControl(Slider(stops, label: "Text size"))
say(size.takeFocus())  // Text size, horizontal slider, Medium, 2 of 3.
// Use the arrow keys to adjust.
say(size.press(.right))  // Large, 3 of 3, maximum

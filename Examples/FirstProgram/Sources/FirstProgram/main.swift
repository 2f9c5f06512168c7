// SPDX-License-Identifier: Apache-2.0

import StepSlider

let stops = try Stops(names: ["Small", "Medium", "Large"])
var size = SliderControl(Slider(stops, label: "Text size"))
print(size.takeFocus().words[0].text)  // Text size, horizontal slider, Medium, 2 of 3.

let response = size.press(.right)
print(response.words[0].text)  // Large, 3 of 3, maximum
if response.change?.moved == true {
  print(size.slider.stop.value)  // 3
}

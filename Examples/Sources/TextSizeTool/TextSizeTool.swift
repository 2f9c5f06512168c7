// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A tool that sets how large text is: a slider of five named sizes.
struct TextSizeTool {
  var slider: Slider
  var gesture = PointerGesture()
  let keys: KeyBindings
  let phrases = SliderPhrases()

  /// Makes the tool, set to the usual size.
  init() throws {
    let percents = [85, 100, 125, 150, 200].map { DecimalNumber($0) }
    let names = ["Small", "Medium", "Large", "Very large", "Huge"]
    slider = Slider(
      stops: try Stops(values: percents, names: names),
      index: 1,
      presentation: Presentation(label: "Text size")
    )
    keys = KeyBindings(for: slider)
  }
}

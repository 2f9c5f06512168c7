// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct KeyScriptTests {
  @Test(arguments: KeyScript.all)
  func `the control speaks the words in the script`(script: KeyScript) throws {
    var control = SliderControl(try script.slider())
    _ = control.takeFocus()
    for (number, step) in try script.steps().enumerated() {
      let key = try #require(SliderKey(named: step.key))
      let response = control.press(key, at: .zero)
      #expect(response.words.map(\.text) == step.words, "step \(number + 1), \(step.key)")
    }
  }
}

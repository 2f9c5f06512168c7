// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

@Suite struct TypedNameTests {
  /// A name is found by exactly its letters, before one with other accents; its sign may also be a key.
  @Test(arguments: [
    (["Żłoty", "Złoty", "Inny"], 2, "złoty", 1), (["la", "là", "Lá"], 1, "la", 0),
    (["Are", "Åre", "Älv"], 2, "å", 1), (["-2", "-1", "0", "+1", "+2"], 2, "-1", 1),
    (["-2", "-1", "0", "+1", "+2"], 2, "+1", 3), (["-2", "-1", "0", "+1", "+2"], 2, "-", 1),
  ])
  func `a name that was typed exactly is found`(
    names: [String],
    start: Int,
    keys: String,
    stop: Int
  ) throws {
    var typist = Typist(Slider(stops: try Stops(names: names), index: start))
    _ = typist.type(keys)
    #expect(typist.control.slider.index == stop)
  }
}

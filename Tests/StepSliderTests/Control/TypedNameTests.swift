// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

@Suite struct TypedNameTests {
  /// A name is found by exactly its letters, before one with other accents; its sign may also be a
  /// key.
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

  /// With Caps Lock, a key does what it does without, unless a name begins with its letter.
  @Test(
    arguments: [
      (.colors, "q", "quit"), (.colors, "Q", "quit"), (.five, "Q", "quit"), (.quiet, "Q", "Quiet"),
      (.quiet, "q", "quit"), (.colors, "aq", "Aqua"), (.colors, "AQ", "Aqua"),
      (.colors, "bq", "quit"),
    ] as [(Typed.Choice, String, String)]
  )
  func `a capital letter does the same as a small one`(
    stops: Typed.Choice,
    keys: String,
    meaning: String
  ) throws {
    var typist = Typist(try stops.slider())
    typist.control.keys[.character("q")] = .custom("quit")
    let command = typist.type(keys).last?.command
    #expect((command ?? typist.control.slider.stop?.name) == meaning)
  }

  @Test func `a space between two numbers sets the first, and the second is another change`() throws
  {
    let stops = try Stops(from: 0, to: 30, by: 1)
    var typist = Typist(
      Slider(stops: stops, index: 9, presentation: SliderPresentation(unit: .percent))
    )
    let changes = typist.type("2_5 ").compactMap(\.change)
    #expect(changes.map(\.newIndex) == [2, 5])
  }
}

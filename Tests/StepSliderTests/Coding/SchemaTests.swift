// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import TestValues
import Testing

/// The published schema describes what sliders are encoded as, and nothing else.
@Suite struct SchemaTests {
  private func schema() throws -> Schema { try Schema("docs/schemas/slider.schema.json") }

  @Test(arguments: EveryKind.all)
  func `every kind of slider is valid`(kind: EveryKind) throws {
    let schema = try schema()
    for seed in 0..<4 as Range<UInt64> {
      let stops = try kind.stops(seed: seed)
      var slider = Slider(
        stops: stops,
        presentation: SliderPresentation(
          label: "Size",
          hint: "Choose",
          unit: .named("m"),
          groupsDigits: false,
          fillOrigin: .zero,
          sharedTrack: SharedTrack(minimumStopDistance: 2, pushesThumbs: true)
        ),
        defaultIndex: 0,
        firstIndex: 0
      )
      slider.setReach(ReachableStops(limits: 0...0, unavailable: [0...3]))
      for position in [ThumbPosition.stop(0), .notSet, .value(1.0625)] {
        #expect(try schema.mistakes(in: slider.placed(at: position)) == [])
      }
    }
  }

  @Test(arguments: [
    ("{}", "stops is missing"), (#"{"stops": {}, "step": 1}"#, "step is unknown"),
    (#"{"stops": {"from": 0}}"#, "stops.from is not a string"),
    (#"{"stops": {"from": "1,5"}}"#, "stops.from doesn't match"),
    (#"{"stops": {}, "index": -1}"#, "index is too small"),
    (#"{"stops": {}, "availability": "grey"}"#, "availability is none of the words"),
    (#"{"stops": {"positions": [0, "1"]}}"#, "stops.positions[1] is not a number"),
  ])
  func `what isn't a slider is invalid`(text: String, mistake: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try schema().mistakes(in: value) == [mistake])
  }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import Testing

/// Encoding and decoding preserve values; invalid data is refused with a sentence.
@Suite struct CodingTests {
  private func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func comesBack(_ value: some Codable & Equatable) throws -> Bool {
    func decoded<Value: Decodable>(_ text: String, as: Value.Type) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
    return try decoded(text(of: value), as: type(of: value)) == value
  }

  private func refusal<Value: Decodable>(about text: String, as type: Value.Type) -> String? {
    do {
      _ = try JSONDecoder().decode(type, from: Data(text.utf8))
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "another error"
    }
  }

  private static let stops = [
    Result { try Stops(count: 1) }, Result { try Stops(count: Stops.maximumCount) },
    Result { try Stops(names: ["Small", "Large"]) },
    Result { try Stops(from: 0, to: 1, by: 0.1) },
    Result { try Stops(from: -0.5, to: 1.0625, by: 0.5) },
    Result { try Stops(from: 0, to: 3, by: 5) },
    Result { try Stops(from: 0, to: 12, by: 5, reachesEnds: true) },
    Result { try Stops(from: 0, to: 12, by: 50, reachesEnds: true).naming(["Off", "On"]) },
    Result { try Stops(from: 3, to: 21.5, by: 5, base: 0) },
    Result { try Stops(from: 3, to: 21.5, by: 5, base: 0, reachesEnds: true) },
    Result { try Stops(from: 0, pieces: [.init(to: 10, by: 1), .init(to: 101, by: 10)]) },
    Result { try Stops(roundFrom: 20, to: 20_000) },
    Result { try Stops(from: 0, to: 3, by: 1).spaced(.positions([0, 0.5, 2, 3])) },
    Result { try Stops(from: 0, to: 12, by: 5, reachesEnds: true).spaced(.proportional) },
    Result { try Stops(values: [85, 100, 125.5]) },
    Result { try Stops(values: [0, 5], names: ["Off", "On"]) },
  ]

  @Test(arguments: [0, -0.5, 999_999_999_999_999_999, 0.1] as [DecimalNumber])
  func `a number is encoded as its exact text`(number: DecimalNumber) throws {
    #expect(try text(of: [number]) == "[\"\(number)\"]")
    #expect(try comesBack([number]))
  }

  @Test func `stops survive a round trip`() throws {
    for stops in Self.stops { #expect(try comesBack(stops.get())) }
    #expect(
      try text(of: Self.stops[3].get()) == #"{"by":"0.1","from":"0","to":"1"}"#
    )
    #expect(try text(of: Self.stops[2].get()) == #"{"names":["Small","Large"]}"#)
  }

  @Test func `a slider and its state survive a round trip`() throws {
    for stops in Self.stops {
      for availability in [SliderAvailability.enabled, .disabled, .readOnly] {
        let slider = Slider(
          stops: try stops.get(),
          index: 1,
          presentation: SliderPresentation(
            id: "size",
            label: "Text size",
            hint: "Choose",
            unit: .named("percent"),
            orientation: .vertical,
            layoutDirection: .rightToLeft,
            isReversed: true
          ),
          pageSize: 3,
          availability: availability
        )
        #expect(try comesBack(slider))
      }
    }
  }

  @Test func `a start, a default, limits and a shared track survive a round trip`() throws {
    let track = SharedTrack(id: "price", minimumStopDistance: 3, pushesThumbs: true)
    var slider = Slider(
      stops: try Stops(from: 0, to: 100, by: 10),
      presentation: SliderPresentation(
        groupsDigits: false,
        fillOrigin: .default,
        sharedTrack: track
      ),
      defaultIndex: 4
    )
    slider.setReach(ReachableStops(limits: 2...8, unavailable: [3...4, 10...10]))
    for position in [ThumbPosition.stop(5), .value(37.5), .notSet] {
      let thumb = SliderPanel([slider, slider].map { SliderControl($0.placed(at: position)) })[0]
      #expect(thumb.slider.reach.limits != 0...10 || position == .notSet)
      let alone: Slider = try JSONDecoder().decode(
        Slider.self,
        from: JSONEncoder().encode(thumb.slider)
      )
      #expect(alone.position == position && alone.reach.limits == 0...10)
    }
    slider = slider.presented(as: SliderPresentation(fillOrigin: .default))
    for position in [ThumbPosition.stop(5), .value(37.5), .notSet] {
      #expect(try comesBack(slider.placed(at: position)))
    }
    let beyond = Slider(stops: slider.stops).placed(at: .value(130))
    #expect(try comesBack(beyond))
  }

  @Test func `a thumb beyond its limits survives a round trip`() throws {
    var slider = Slider(stops: try Stops(count: 10), index: 1)
    slider.setReach(ReachableStops(limits: 0...3))
    #expect(try comesBack(slider.placed(at: .stop(9))))
    slider = Slider(stops: slider.stops, index: 9)
    slider.setReach(ReachableStops(limits: 0...3, unavailable: [0...3]))
    #expect(try slider.index == 9 && comesBack(slider))
  }

  @Test func `a thumb alone on a shared track keeps its limits`() throws {
    let presentation = SliderPresentation(sharedTrack: SharedTrack())
    let slider = Slider(stops: try Stops(count: 10), index: 1, presentation: presentation)
    var panel = SliderPanel([SliderControl(slider)])
    _ = panel.setReach(ReachableStops(limits: 0...3), of: 0)
    #expect(try comesBack(panel.sliders[0]))
  }

  @Test func `units survive a round trip`() throws {
    let units = [ValueUnit.plain, .percent, .seconds, .currency("EUR"), .named("none"), .named("")]
    let words = [ValueUnit.named("cup", "cups"), .named(), .named("EUR", "minutes")]
    #expect(try comesBack(units + words + MeasureUnit.all.map(ValueUnit.measure)))
  }

  @Test(arguments: [
    ("\"minutes\"", ValueUnit.measure(.minute)), ("\"kHz\"", .measure(.kilohertz)),
    ("\"USD\"", .currency("USD")), ("\"apples\"", .named("apples")),
    (#"{"named": "minutes"}"#, .named("minutes")),
    (#"{"named": ["cup", "cups"]}"#, .named("cup", "cups")),
  ])
  func `a unit is written as its name or as a word of your own`(
    text: String,
    unit: ValueUnit
  ) throws {
    #expect(try JSONDecoder().decode(ValueUnit.self, from: Data(text.utf8)) == unit)
  }

  @Test func `missing properties of a slider get the defaults of a new one`() throws {
    let text = #"{"stops": {"count": 5}, "presentation": {"label": "Volume"}}"#
    let slider = try JSONDecoder().decode(Slider.self, from: Data(text.utf8))
    let presentation = SliderPresentation(label: "Volume")
    #expect(slider == Slider(stops: try Stops(count: 5), presentation: presentation))
  }

  @Test(arguments: [
    (#"{"stops": {"count": 5}, "index": 5}"#, "index 5 is out of range; use 0 to 4"),
    (#"{"stops": {"count": 5}, "index": -1}"#, "index -1 is out of range; use 0 to 4"),
    (
      #"{"stops": {"count": 5}, "defaultIndex": 9}"#,
      "defaultIndex 9 is out of range; use 0 to 4"
    ),
    (
      #"{"stops": {"count": 5}, "index": 1, "isSet": false}"#,
      "expected only one of index, value, and isSet with false"
    ),
    (
      #"{"stops": {"count": 5}, "value": "2.5"}"#,
      "value 2.5 requires stops with values; use an index"
    ),
    (
      #"{"stops": {"count": 5}, "limits": [3, 1]}"#,
      "expected two indices, the lower one first"
    ),
    (
      #"{"stops": {"count": 5}, "pageSize": 0}"#,
      "page size 0 is too small; use at least 1"
    ),
    (#"{"stops": {"count": 0}}"#, "too few stops (0); use 1 to 1000000"),
    (#"{"stops": {"names": ["A", " "]}}"#, "name 2 is blank and can't be spoken"),
    (
      #"{"stops": {"from": "0", "to": "1"}}"#,
      "expected a count, names, a range (from, to, by), pieces or values, and at most one of spacing and positions"
    ),
    (
      #"{"stops": {"count": 2, "values": ["1", "5"]}}"#,
      "expected a count, names, a range (from, to, by), pieces or values, and at most one of spacing and positions"
    ),
    (
      #"{"stops": {"values": ["1", "x"]}}"#,
      "\"x\" is not a decimal number of at most 18 digits"
    ),
  ])
  func `an invalid slider is rejected with a message`(text: String, refusal: String) {
    #expect(self.refusal(about: text, as: Slider.self) == refusal)
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider
import Testing

@testable import sliderd

/// The sliders as D-Bus objects, without a bus.
@Suite final class SliderTreeTests {
  private var panel: SliderPanel
  private var said: [String] = []

  init() throws {
    panel = SliderPanel(
      [
        Slider(
          stops: try Stops(values: [0, 5], names: ["Off", "On"]),
          presentation: SliderPresentation(id: "light", label: "Light")
        ),
        try Self.slider("größe", .enabled), try Self.slider("dim", .disabled),
        try Self.slider("fixed", .readOnly),
      ].map { SliderControl($0) }
    )
  }

  private static func slider(_ id: String, _ availability: SliderAvailability) throws -> Slider {
    Slider(
      stops: try Stops(count: 1500),
      presentation: SliderPresentation(id: id),
      availability: availability
    )
  }

  private func call(
    _ member: String,
    _ arguments: DBusValue...,
    of id: String,
    in interface: String = ""
  ) throws(DBusError) -> [DBusValue] {
    let tree = SliderTree(panel: { self.panel }) { request, place in
      let outcome = self.panel.perform(request, on: place)
      self.said += outcome.words.map(\.text)
      return outcome
    }
    let path = SliderTree.path(of: id)
    let call = DBusCall(
      path: path,
      interface: interface,
      member: member,
      arguments: arguments
    )
    return try tree.answer(call)
  }

  private func outcome(_ moved: Bool, _ text: String) -> [DBusValue] {
    [.boolean(moved), .string(text)]
  }

  private func property(_ name: String, of id: String) throws -> DBusValue? {
    try call("Get", .string(""), .string(name), of: id).first?.content
  }

  @Test func `Set accepts a name, a value or a position, like the flag`() throws {
    #expect(try call("Set", .string("Off"), of: "light") == outcome(true, "Off, 1 of 2"))
    #expect(try call("Set", .string("5"), of: "light") == outcome(true, "On, 2 of 2"))
    #expect(try call("Set", .string("5.0"), of: "light") == outcome(false, "On, 2 of 2"))
    #expect(try call("Set", .string("1500"), of: "größe") == outcome(true, "1,500 of 1,500"))
    #expect(try property("Index", of: "größe") == .uint32(1499))
    #expect(said.isEmpty)
  }

  @Test(arguments: [
    ("2:10", "130"), ("130 s", "130"), ("1,000", "1000"), ("−60", "-60"), ("2 h", nil),
    ("4 0", nil), ("131", nil), ("2 min", "120"), ("-1 min", "-60"), ("1 min 40 s", "100"),
    ("2 kg", nil), ("1:30 h", nil),
  ])
  func `Set accepts a number as it is drawn`(text: String, value: String?) throws {
    let seconds = Slider(try Stops(from: -60, to: 1000, by: 10), value: 0, unit: .seconds)
    panel = SliderPanel([SliderControl(seconds)])
    let answer = try? call("Set", .string(text), of: "slider")
    #expect((answer == nil) == (value == nil))
    #expect(panel.sliders[0].value?.description == value ?? "0")
  }

  @Test(arguments: [
    ("2.000", nil), ("1.000", nil), ("2000", 2000), ("2", 2), ("2.0", 2), ("3.000", 3000),
    ("2.000,0", 2000),
  ])
  func `Set refuses a number that programs and readers take for two values`(
    text: String,
    value: Int?
  ) throws {
    let stops = try Stops(values: [1, 2, 1000, 2000, 3000])
    panel = SliderPanel([SliderControl(Slider(stops), phrases: SliderPhrases(language: .german))])
    let answer = try? call("Set", .string(text), of: "slider")
    #expect((answer == nil) == (value == nil))
    #expect(panel.sliders[0].value?.description == (value ?? 1000).description)
  }

  @Test(arguments: [("from", "80", "60, stopped by to"), ("to", "10", "60, stopped by from")])
  func `Set says what stopped the thumb`(id: String, text: String, words: String) throws {
    let track = SharedTrack()
    panel = SliderPanel(
      try [("from", 20), ("to", 60)].map { id, value in
        let presentation = SliderPresentation(id: id, label: id, sharedTrack: track)
        let stops = try Stops(from: 0, to: 100, by: 10)
        return SliderControl(
          Slider(stops: stops, index: value / 10, presentation: presentation)
        )
      }
    )
    _ = try? call("Set", .string("60"), of: "from")
    #expect(try call("Set", .string(text), of: id).last == .string(words))
  }

  @Test(arguments: ["1501", "0", "-1", "1.5", "", "x", "1e99", String(repeating: "9", count: 500)])
  func `an unknown stop is refused, and nothing moves`(text: String) throws {
    let before = panel.sliders
    let error = #expect(throws: DBusError.self) {
      try self.call("Set", .string(text), of: "größe")
    }
    #expect(error?.name == "org.stepslider.Sliderd1.Error.NoSuchStop")
    #expect(panel.sliders == before)
  }

  @Test func `an unavailable stop is refused, and nothing moves`() throws {
    _ = panel.setReach(ReachableStops(limits: 0...1499, unavailable: [3...3]), of: 1)
    let before = panel.sliders
    let error = #expect(throws: DBusError.self) { try self.call("Set", .string("4"), of: "größe") }
    #expect(error?.name == "org.stepslider.Sliderd1.Error.Unavailable")
    #expect(error?.message == "4 is unavailable; use another stop")
    #expect(panel.sliders == before)
  }

  @Test(arguments: [1500, UInt32.max])
  func `an index beyond the last stop is refused`(index: UInt32) {
    let error = #expect(throws: DBusError.self) {
      try self.call(
        "Set",
        .string(""),
        .string("Index"),
        .variant(.uint32(index)),
        of: "größe",
        in: "org.freedesktop.DBus.Properties"
      )
    }
    #expect(error?.name == "org.stepslider.Sliderd1.Error.NoSuchStop")
  }

  @Test(arguments: [
    ("dim", "Increment", "Disabled", "dim is disabled and can't be changed"),
    ("fixed", "Decrement", "ReadOnly", "fixed is read-only and can't be changed"),
  ])
  func `a slider that can't be changed reports why, and still speaks its value`(
    id: String,
    method: String,
    name: String,
    message: String
  ) throws {
    let error = #expect(throws: DBusError.self) { try self.call(method, of: id) }
    #expect(error?.name == "org.stepslider.Sliderd1.Error.\(name)")
    #expect(error?.message == message)
    _ = try call("Say", of: id)
    #expect(said == ["751 of 1,500"])
  }

  @Test func `a step beyond an end moves nothing and reports that`() throws {
    #expect(try call("Increment", of: "light") == outcome(false, "On, 2 of 2, maximum"))
    #expect(try call("Decrement", of: "light") == outcome(true, "Off, 1 of 2"))
  }

  @Test func `stops are listed in pages of at most 1,000`() throws {
    let pair = DBusValue.structure([.string("5"), .string("On")])
    #expect(
      try call("GetStops", .uint32(1), .uint32(9), of: "light") == [.array([pair], of: "(ss)")]
    )
    let all = try call("GetStops", .uint32(0), .uint32(.max), of: "größe")
    guard case .array(let stops, _) = all.first else { return }
    #expect(stops.count == 1000)
    #expect(
      try call("GetStops", .uint32(.max), .uint32(.max), of: "größe") == [.array([], of: "(ss)")]
    )
  }

  @Test func `a move sends PropertiesChanged and Changed, and a push only Changed`() throws {
    let change = try #require(panel.perform(.stop(3), on: 1).change)
    let signals = panel.signals(of: change, at: 1)
    #expect(signals.map(\.member) == ["PropertiesChanged", "Changed"])
    #expect(signals[0].path == "/org/stepslider/Sliderd1/gr_c3_b6_c3_9fe")
    #expect(
      signals[0].arguments[1].entries
        == [
          "Index": .uint32(3), "Value": .string("4"), "Name": .string(""),
          "Text": .string("4 of 1,500"),
        ]
    )
    #expect(
      signals[1].arguments
        == [.uint32(750), .uint32(3)]
        + ["4", "4 of 1,500", "program", "committed", ""].map { DBusValue.string($0) }
    )
    let push = try #require(panel.perform(.increment, on: 0).change)
    #expect(panel.signals(of: push, at: 0).map(\.member) == ["Changed"])
  }

  @Test func `a thumb has the limits that the other leaves, and its moves signal those`() throws {
    let stops = try Stops(from: 0, to: 100, by: 10)
    let thumbs = ["low", "high"].enumerated().map { thumb, id in
      let presentation = SliderPresentation(id: id, sharedTrack: SharedTrack())
      return SliderControl(Slider(stops: stops, index: 2 + thumb * 4, presentation: presentation))
    }
    panel = SliderPanel(thumbs)
    #expect(try property("Maximum", of: "low") == .string("60"))
    #expect(try property("Minimum", of: "high") == .string("20"))
    let change = try #require(panel.perform(.stop(4), on: 0).change)
    let signals = panel.signals(of: change, at: 0)
    #expect(signals.map(\.path) == ["low", "low", "high"].map(SliderTree.path))
    let limits: [String: DBusValue] = ["Minimum": .string("40"), "Maximum": .string("100")]
    #expect(signals.last?.arguments[1].entries == limits)
  }

  @Test func `each slider is found by its path only`() throws {
    let ids = ["größe", "7up", "a_b", "a/b", "_", "A"]
    let stops = try Stops(count: 5)
    panel = SliderPanel(ids.map { SliderControl(Slider(stops, id: $0)) })
    for id in ids { #expect(try property("Id", of: id) == .string(id)) }
    let tree = SliderTree(panel: { self.panel }) { self.panel.perform($0, on: $1) }
    for name in ["_41", "7up", "B", "a/b"] {
      #expect(tree.object(at: "\(SliderTree.root)/\(name)") == nil)
    }
  }

  @Test func `a client takes an answer about 5,000 sliders`() throws {
    let stops = try Stops(count: 5)
    panel = SliderPanel((0..<5000).map { SliderControl(Slider(stops, id: "s\($0)")) })
    let tree = SliderTree(panel: { self.panel }) { self.panel.perform($0, on: $1) }
    let answer = try tree.answer(.managedSliders)
    #expect(RunningSlider.all(in: answer).count == 5000)
    #expect(answer.reduce(0) { $0 + $1.valueCount } < Caller.maximumValues)
  }

  @Test(arguments: [2, 5000])
  func `a focus move signals two sliders, however many there are`(count: Int) throws {
    let stops = try Stops(count: 5)
    panel = SliderPanel((0..<count).map { SliderControl(Slider(stops, id: "s\($0)")) })
    _ = panel.takeFocus()
    let response = panel.press(.backTab)
    #expect(response.focus == .moved && panel.focusedIndex == count - 1)
    let signals = panel.signalsOfFocus(leaving: 0)
    #expect(
      signals.map(\.path) == [
        panel.path(at: 0), panel.path(at: count - 1), SliderTree.root,
      ]
    )
    #expect(signals.map { "\($0)".utf8.count }.allSatisfy { $0 < 1000 })
  }

  @Test func `signals report added and removed sliders`() throws {
    let old = panel
    panel = SliderPanel([
      old.controls[0], SliderControl(try Self.slider("new", .enabled)),
    ])
    let signals = panel.signals(replacing: old)
    let told = signals.filter { $0.path == SliderTree.root }
    #expect(
      told.map(\.member) == [
        "InterfacesRemoved", "InterfacesRemoved", "InterfacesRemoved", "InterfacesAdded",
        "PropertiesChanged",
      ]
    )
    #expect(told[3].arguments.first == .objectPath("/org/stepslider/Sliderd1/new"))
  }
}

extension DBusValue {
  /// The number of values in a message with this one: itself, and those in it.
  fileprivate var valueCount: Int {
    switch self {
    case .array(let values, _), .structure(let values): 1 + values.reduce(0) { $0 + $1.valueCount }
    case .dictionary(let entries, _, _):
      1 + entries.reduce(0) { $0 + 1 + $1.key.valueCount + $1.value.valueCount }
    case .variant(let value): 1 + value.valueCount
    default: 1
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Testing

@testable import sliderd

/// The output of `sliderd watch`, without a bus.
@Suite struct WatchLinesTests {
  private static func slider(_ id: String, _ label: String, count: UInt32 = 3) -> RunningSlider {
    let texts = ["Id": id, "Label": label, "Value": "2", "Text": "2 of \(count)"]
    var properties = texts.mapValues { DBusValue.string($0) }
    (properties["Index"], properties["Count"]) = (.uint32(1), .uint32(count))
    return RunningSlider(path: "/\(id)", properties: properties)
  }

  private static func change(_ id: String, _ from: UInt32, _ to: UInt32, _ text: String)
    -> DBusSignal
  {
    let texts = ["\(to + 1)", text, "key", "committed", ""].map { DBusValue.string($0) }
    return DBusSignal(
      path: "/\(id)",
      interface: "org.stepslider.Sliderd1.Slider",
      member: "Changed",
      arguments: [.uint32(from), .uint32(to)] + texts
    )
  }

  @Test func `with several sliders, each line names its slider`() {
    var lines = WatchLines(only: [], isJSON: false)
    #expect(
      lines.update([Self.slider("a", "Size"), Self.slider("b", "")]) == [
        "Size: 2 of 3", "b: 2 of 3",
      ]
    )
    #expect(lines.change(Self.change("a", 1, 2, "3 of 3")) == "Size: 3 of 3")
    #expect(lines.change(Self.change("c", 1, 2, "3 of 3")) == nil)
  }

  @Test func `a slider that becomes dimmed or enabled is reported`() {
    var lines = WatchLines(only: [], isJSON: false)
    var properties = Self.slider("a", "Size").properties
    properties["State"] = .string("dimmed")
    let dimmed = RunningSlider(path: "/a", properties: properties)
    #expect(lines.update([dimmed]) == ["Size: 2 of 3, dimmed"])
    #expect(lines.update([Self.slider("a", "Size")]) == ["2 of 3"])
  }

  @Test func `the end of a drag and a push against an end print no line`() {
    var lines = WatchLines(only: ["a"], isJSON: false)
    #expect(lines.update([Self.slider("a", "Size"), Self.slider("b", "")]) == ["Size: 2 of 3"])
    #expect(lines.change(Self.change("a", 1, 2, "3 of 3")) == "3 of 3")
    #expect(lines.change(Self.change("a", 1, 2, "3 of 3")) == nil)
    #expect(lines.change(Self.change("a", 2, 2, "3 of 3")) == nil)
    #expect(lines.change(Self.change("b", 1, 2, "3 of 3")) == nil)
  }

  @Test func `JSON lines are the same as the daemon's events`() {
    var lines = WatchLines(only: [], isJSON: true)
    #expect(
      lines.update([Self.slider("a", "Size")]) == [
        #"{"event":"ready","id":"a","label":"Size","index":1,"count":3,"value":"2","text":"2 of 3"}"#
      ]
    )
    let line = lines.change(Self.change("a", 2, 2, "3 of 3"))
    #expect(line?.hasPrefix(#"{"event":"change","id":"a","from":2,"to":2,"value":"3""#) == true)
    #expect(lines.end() == [#"{"event":"end","reason":"gone"}"#])
    #expect(lines.change(Self.change("a", 1, 2, "3 of 3")) == nil)
  }

  @Test func `when sliders are listed again, only differences are printed`() {
    var (words, events) = (
      WatchLines(only: [], isJSON: false), WatchLines(only: [], isJSON: true)
    )
    let before = [Self.slider("a", "Size"), Self.slider("b", "")]
    let after = [Self.slider("a", "Size", count: 9), Self.slider("c", "")]
    #expect((words.update(before).count, events.update(before).count) == (2, 2))
    #expect((words.update(before), events.update(before)) == ([], []))
    #expect(words.update(after) == ["b was removed", "Size: 2 of 9", "c: 2 of 3"])
    let told = events.update(after)
    #expect(told.first == #"{"event":"removed","id":"b"}"#)
    #expect(told.dropFirst().allSatisfy { $0.hasPrefix(#"{"event":"ready""#) } && told.count == 3)
    #expect((words.update(after), events.update(after)) == ([], []))
  }

  @Test func `a change that was printed isn't repeated when sliders are listed again`() {
    var lines = WatchLines(only: [], isJSON: true)
    _ = lines.update([Self.slider("a", "Size", count: 3)])
    _ = lines.change(Self.change("a", 1, 2, "3 of 3"))
    _ = lines.change(Self.change("a", 2, 1, "2 of 3"))
    #expect(lines.update([Self.slider("a", "Size", count: 3)]) == [])
  }

  @Test func `a malformed signal is ignored`() {
    var lines = WatchLines(only: [], isJSON: true)
    _ = lines.update([Self.slider("a", "Size")])
    var signal = Self.change("a", 1, 2, "3 of 3")
    signal.arguments.removeLast()
    #expect(lines.change(signal) == nil)
  }
}

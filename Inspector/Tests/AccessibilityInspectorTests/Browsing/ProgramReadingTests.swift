// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import AccessibilityTree
import DBus
import EventLoop
import TestValues
import Testing

@testable import AccessibilityInspector

/// What is read from a program that behaves well.
@Suite struct ProgramReadingTests {
  @Test func `each object is read with what its interfaces promise`() throws {
    let slider = StandInObject(
      name: "Volume",
      role: .slider,
      interfaces: ["Accessible", "Component", "Value", "Action", "Text", "Table"],
      answers: [
        "AccessibleId": .string("volume"), "HelpText": .string("How loud it is"),
        "CurrentValue": .double(2), "MinimumValue": .double(1), "MaximumValue": .double(5),
        "MinimumIncrement": .double(0.5), "Text": .string("quiet"), "GetText": .string("2"),
        "NRows": .int32(3), "NColumns": .int32(4),
        "GetAttributes": .dictionary(
          [.string("level"): .string("1")],
          key: "s",
          value: "s"
        ),
        "GetActions": .array(
          [.structure([.string("press"), .string(""), .string("")])],
          of: "(sss)"
        ),
        "GetRelationSet": .array(
          [
            .structure([
              .uint32(2), .array([.structure([.string(":1.9"), .objectPath("/x")])], of: "(so)"),
            ])
          ],
          of: "(ua(so))"
        ),
      ]
    )
    let program = try BrowsingStand.read(.window(of: ["/slider": slider]))
    #expect(program.name == "program" && program.toolkit == "stand-in" && program.faults == [])
    #expect(program.root.children.map(\.name) == ["Window"])
    let read = try #require(program.content.first)
    let expected = ForeignObject(
      path: "/slider",
      identity: "volume",
      role: .slider,
      roleName: "role 51",
      name: "Volume",
      helpText: "How loud it is",
      states: .usable,
      interfaces: ["Accessible", "Component", "Value", "Action", "Text", "Table"],
      extent: LayoutRect(x: 1, y: 2, width: 30, height: 40),
      attributes: ["level": "1", "rowcount": "3", "colcount": "4"],
      value: .init(current: 2, minimum: 1, maximum: 5, increment: 0.5, text: "quiet"),
      text: "2",
      actions: ["press"],
      relations: [.labelledBy: [":1.9/x"]]
    )
    #expect(read == expected)
  }

  @Test func `questions are asked side by side`() throws {
    let stand = try BrowsingStand(latency: .milliseconds(1))
    let names = (100..<600).map { "/\($0)" }
    let objects = Dictionary(uniqueKeysWithValues: names.map { ($0, StandInObject(name: $0)) })
    let program = try stand.start(.window(of: objects))
    let start = stand.clock.now
    let read = try stand.read()
    #expect(read.content.map(\.name) == names)
    // One after another, 9 questions to each of 500 objects would take four times 4.5 s.
    #expect(stand.clock.now - start < .milliseconds(500))
    #expect(program.calls.count > 4000)
  }

  @Test func `nothing is asked for what an object doesn't have`() throws {
    let stand = try BrowsingStand()
    let program = try stand.start(.window(of: ["/a": StandInObject()]))
    _ = try stand.read()
    let members = Set(program.calls.filter { $0.path == "/a" }.map(\.member))
    let needless: Set = ["GetChildren", "GetText", "GetActions", "GetChildAtIndex"]
    #expect(members.isDisjoint(with: needless))
    #expect(members.contains("GetExtents"))
  }

  @Test func `a question that no object knows is soon not asked any more`() throws {
    let stand = try BrowsingStand()
    let names = (1000..<2000).map { "/\($0)" }
    let objects = Dictionary(uniqueKeysWithValues: names.map { ($0, StandInObject(name: $0)) })
    let program = try stand.start(.window(of: objects))
    _ = try stand.read()
    #expect(program.calls.count { $0.arguments.last == .string("HelpText") } < 150)
    #expect(program.calls.count { $0.arguments.last == .string("AccessibleId") } == 1002)
  }

  @Test(arguments: ["Qt", "", "something new"])
  func `only toolkits that are known to answer it get a question for all properties`(
    toolkit: String
  ) throws {
    let stand = try BrowsingStand()
    var objects: [String: StandInObject] = .window(of: ["/a": StandInObject(name: "A")])
    for (name, isAsked) in [(toolkit, false), ("gtk", true)] {
      objects[StandIn.root]?.answers["ToolkitName"] = .string(name)
      let program = try stand.start(objects)
      let running = try #require(try stand.browser.programs().last)
      #expect(try stand.browser.objects(of: running).content.map(\.name) == ["A"])
      #expect(program.calls.contains { $0.member == "GetAll" } == isAsked)
    }
  }

  @Test(arguments: [("stand-in", false), ("GTK", true)])
  func `a closed menu is read, but not what is inside`(toolkit: String, isOpened: Bool) throws {
    let hidden: AccessibleStates = [.visible, .sensitive]
    var objects: [String: StandInObject] = .window(of: [
      "/menu": StandInObject(name: "Menu", role: .menu, states: hidden, children: ["/item"])
    ])
    objects["/item"] = StandInObject(name: "Item")
    objects[StandIn.root]?.answers["ToolkitName"] = .string(toolkit)
    let read = try BrowsingStand.read(objects).content
    #expect(read.map(\.name) == ["Menu"])
    #expect(read[0].children.map(\.name) == (isOpened ? ["Item"] : []))
  }

  @Test func `what shows in something that doesn't is read, and nothing below that`() throws {
    let hidden: AccessibleStates = [.visible, .sensitive]
    var objects: [String: StandInObject] = .window(of: [
      "/viewport": StandInObject(name: "Viewport", states: hidden, children: ["/a", "/b"])
    ])
    objects["/a"] = StandInObject(name: "A", children: ["/c"])
    objects["/b"] = StandInObject(name: "B", states: hidden, children: ["/d"])
    for name in ["c", "d"] { objects["/\(name)"] = StandInObject(name: name) }
    let read = try BrowsingStand.read(objects).content[0]
    #expect(read.children.map(\.name) == ["A", "B"])
    #expect(read.children.map { $0.children.map(\.name) } == [["c"], []])
  }

  @Test func `objects of another process are read there`() throws {
    let stand = try BrowsingStand()
    let page = try stand.start(["/a": StandInObject(name: "Page")])
    var window = StandInObject(name: "Window", role: .frame)
    window.answers["ChildCount"] = .int32(1)
    window.answers["GetChildren"] = page.references(to: ["/a"])
    var objects: [String: StandInObject] = .window(of: ["/a": StandInObject(name: "Own")])
    objects["/window"] = window
    let program = try stand.start(objects)
    let running = try #require(try stand.browser.programs().last)
    let read = try stand.browser.objects(of: running)
    #expect(read.content.map(\.name) == ["Page"] && read.content.map(\.path) == [page.name + "/a"])
    withExtendedLifetime(program) {}
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import Testing

@testable import AccessibilityInspector

/// The cache of a toolkit.
@Suite struct CachedObjectsTests {
  @Test(arguments: [true, false])
  func `what is in the cache isn't asked again`(isNew: Bool) throws {
    let stand = try BrowsingStand()
    var objects: [String: StandInObject] = .window(
      of: ["/a": StandInObject(name: "A"), "/b": StandInObject(name: "B")]
    )
    let program = try stand.start(objects)
    let items = [StandIn.root, "/window", "/a", "/b"].map {
      Self.item($0, in: objects, of: program, isNew: isNew)
    }
    objects[ObjectPath.cache] = StandInObject(answers: [
      "GetItems": .array(items, of: "v")
    ])
    program.objects = objects
    let read = try stand.read()
    #expect(
      read.content.map(\.name) == ["A", "B"] && read.content.map(\.role) == [.panel, .panel]
    )
    #expect(read.content.map(\.states) == [.usable, .usable] && read.faults == [])
    let needless: Set = ["GetRole", "GetState", "GetInterfaces", "GetChildren"]
    #expect(!program.calls.contains { needless.contains($0.member) })
  }

  @Test func `what a toolkit hasn't in its cache is asked`() throws {
    let stand = try BrowsingStand()
    var objects: [String: StandInObject] = .window(
      of: ["/a": StandInObject(name: "A"), "/b": StandInObject(name: "B")]
    )
    let program = try stand.start(objects)
    let items = ["/window", "/b"].map { Self.item($0, in: objects, of: program, isNew: true) }
    objects[ObjectPath.cache] = StandInObject(answers: [
      "GetItems": .array(items, of: "v")
    ])
    program.objects = objects
    #expect(try stand.read().content.map(\.name) == ["A", "B"])
    #expect(program.calls.contains { $0.path == "/window" && $0.member == "GetChildren" })
    #expect(!program.calls.contains { $0.path == "/b" && $0.member == "GetRole" })
  }

  @Test func `objects that enter the cache when they are listed are taken from there`() throws {
    let stand = try BrowsingStand()
    let names = (1000..<1500).map { "/\($0)" }
    let objects: [String: StandInObject] = .window(
      of: Dictionary(uniqueKeysWithValues: names.map { ($0, StandInObject(name: $0)) })
    )
    let program = try stand.start(objects)
    var listed = [StandIn.root, "/window"]
    program.react = { [unowned program] call in
      if call.member == "GetChildren", call.path == "/window" { listed += names }
      guard call.member == "GetItems" else { return nil }
      let items = listed.map { Self.item($0, in: objects, of: program, isNew: true) }
      return .values([.array(items, of: "v")])
    }
    #expect(try stand.read().content.map(\.name) == names)
    #expect(!program.calls.contains { $0.path == "/1000" && $0.member == "GetRole" })
    #expect(program.calls.count { $0.member == "GetItems" } == 2)
  }

  @Test(
    arguments: [
      [], [.string("x")], [.array([.int32(1)], of: "i")], [.array([.structure([])], of: "()")],
    ] as [[DBusValue]]
  )
  func `an answer of another form is a fault, and everything is asked`(
    answer: [DBusValue]
  ) throws {
    let stand = try BrowsingStand()
    let program = try stand.start(.window(of: ["/a": StandInObject(name: "A")]))
    program.react = { $0.member == "GetItems" ? .values(answer) : nil }
    let read = try stand.read()
    #expect(read.content.map(\.name) == ["A"] && read.counts == [.malformed: 1])
    #expect(read.faults.first?.path == ObjectPath.cache)
  }

  @Test func `a number of children beyond all measure costs nothing`() throws {
    let stand = try BrowsingStand()
    let objects: [String: StandInObject] = .window(of: ["/a": StandInObject(name: "A")])
    let program = try stand.start(objects)
    program.react = { [unowned program] call in
      guard call.member == "GetItems" else { return nil }
      let count = Int32.max
      let item = Self.item("/window", in: objects, of: program, isNew: true, childCount: count)
      return .values([.array([item], of: "v")])
    }
    #expect(try stand.read().content.map(\.name) == ["A"])
  }

  @Test(arguments: ["gtk", "other"])
  func `a list whose rows aren't in the cache yet is asked for them`(toolkit: String) throws {
    let stand = try BrowsingStand()
    let rows = StandInObject(name: "List", children: ["/row"])
    var objects: [String: StandInObject] = .window(of: ["/list": rows])
    objects["/row"] = StandInObject(name: "Row")
    objects[StandIn.root]?.answers["ToolkitName"] = .string(toolkit)
    let program = try stand.start(objects)
    let items = [StandIn.root, "/window", "/list"].map { path in
      let count: Int32? = path == "/list" ? -1 : nil
      return Self.item(path, in: objects, of: program, isNew: true, childCount: count)
    }
    program.react = { $0.member == "GetItems" ? .values([.array(items, of: "v")]) : nil }
    #expect(try stand.read().content.first?.children.map(\.name) == ["Row"])
  }

  private static func item(
    _ path: String,
    in objects: [String: StandInObject],
    of program: StandIn,
    isNew: Bool,
    childCount: Int32? = nil
  ) -> DBusValue {
    let object = objects[path] ?? StandInObject()
    let parent = objects.first { $0.value.children.contains(path) }
    let index = parent?.value.children.firstIndex(of: path) ?? -1
    let family: [DBusValue] =
      isNew
      ? [.int32(Int32(index)), .int32(childCount ?? Int32(object.children.count))]
      : [program.references(to: object.children)]
    let references = [
      program.reference(to: path), program.reference(to: StandIn.root),
      program.reference(to: parent?.key ?? ObjectPath.null),
    ]
    let facts: [DBusValue] = [
      .strings(object.interfaces.map { "org.a11y.atspi.\($0)" }), .string(object.name),
      .uint32(object.role.rawValue), .string(""), StandInObject.words(of: object.states),
    ]
    return .structure(references + family + facts)
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import AccessibilityTree
import DBus
import EventLoop
import TestValues
import Testing

@testable import AccessibilityInspector

/// What comes of programs that do what no toolkit should do. Each reading ends in a bounded time,
/// and what went wrong is a fault.
@Suite struct HostileProgramTests {
  @Test func `an object that never answers is left out, and the rest is read`() throws {
    let mute: Set = [
      "Name", "Description", "ChildCount", "AccessibleId", "HelpText", "GetRole", "GetState",
      "GetInterfaces", "GetRelationSet",
    ]
    let stand = try BrowsingStand()
    let program = try stand.start(
      .window(of: ["/a": StandInObject(name: "A", silent: mute), "/b": StandInObject(name: "B")])
    )
    let start = stand.clock.now
    let read = try stand.read()
    #expect(read.content.map(\.name) == ["B"])
    #expect(read.faults == [Fault(kind: .silent, path: "/a", count: 1)])
    #expect(stand.clock.now - start < .seconds(4))
    #expect(program.calls.count { $0.path == "/a" } == mute.count)
  }

  @Test func `one question without an answer costs only that answer`() throws {
    let object = StandInObject(name: "A", silent: ["GetExtents"])
    let read = try BrowsingStand.read(.window(of: ["/a": object]))
    #expect(read.content.map(\.name) == ["A"] && read.content[0].extent == nil)
    #expect(read.counts == [.silent: 1])
  }

  @Test(arguments: [true, false])
  func `an object that disappears while the program is read is a fault`(isDefunct: Bool) throws {
    var objects: [String: StandInObject] = .window(of: ["/a": StandInObject(name: "A")])
    objects["/window"]?.children += ["/gone"]
    if isDefunct { objects["/gone"] = StandInObject(name: "Gone", states: .defunct) }
    let read = try BrowsingStand.read(objects)
    #expect(read.content.map(\.name) == ["A"])
    #expect(read.faults == [Fault(kind: .gone, path: "/gone", count: 1)])
    #expect(!read.isCut)
  }

  @Test func `a tree with a loop is read once`() throws {
    let objects: [String: StandInObject] = .window(of: [
      "/a": StandInObject(name: "A", children: ["/b", "/a", "/window"]),
      "/b": StandInObject(name: "B"),
    ])
    let read = try BrowsingStand.read(objects)
    #expect(read.counts == [.repeated: 3])
    #expect(read.root.count == 4)
  }

  @Test func `of a million children the first are read`() throws {
    var list = StandInObject(name: "List")
    list.answers["ChildCount"] = .int32(1_000_000)
    let stand = try BrowsingStand()
    let program = try stand.start(.window(of: ["/list": list]))
    program.react = { [unowned program] call in
      guard call.path.hasPrefix("/row") || call.member == "GetChildAtIndex" else { return nil }
      guard call.member == "GetChildAtIndex" else {
        return StandInObject(name: call.path).reaction(to: call, of: program)
      }
      return .values([program.reference(to: "/row\(call.arguments.number(at: 0))")])
    }
    var limits = ReadingLimits()
    limits.children = 300
    let read = try stand.read(limits)
    #expect(read.content[0].children.map(\.name) == (0..<300).map { "/row\($0)" })
    #expect(read.faults == [Fault(kind: .manyChildren, path: "/list", count: 1)] && read.isCut)
  }

  @Test func `a list that is longer than it said is cut`() throws {
    var list = StandInObject(name: "List", children: (0..<50).map { "/\($0)" })
    list.answers["ChildCount"] = .int32(1)
    var objects: [String: StandInObject] = .window(of: ["/list": list])
    for child in list.children { objects[child] = StandInObject(name: child) }
    var limits = ReadingLimits()
    limits.children = 20
    let read = try BrowsingStand.read(objects, limits)
    #expect(read.content[0].children.count == 20 && read.counts == [.manyChildren: 1])
  }

  @Test(arguments: [(1, Fault.Kind.deep), (2, .manyObjects)])
  func `a tree without an end is cut`(width: Int, kind: Fault.Kind) throws {
    let stand = try BrowsingStand()
    let program = try stand.start(.window(of: ["/a": StandInObject(name: "A")]))
    program.react = { [unowned program] call in
      guard call.path.hasPrefix("/a") else { return nil }
      let children = (0..<width).map { "\(call.path)_\($0)" }
      return StandInObject(children: children).reaction(to: call, of: program)
    }
    var limits = ReadingLimits()
    limits.objects = 500
    let read = try stand.read(limits)
    #expect(read.counts.keys.contains(kind) && read.isCut)
    #expect(read.root.count == (width == 1 ? 101 : 500))
  }

  @Test func `texts of a megabyte are cut`() throws {
    // The accents make one letter to Swift.
    let accents = "e" + String(repeating: "\u{301}", count: 1 << 19)
    for text in [String(repeating: "a", count: 1 << 20), accents] {
      let object = StandInObject(
        name: text,
        interfaces: ["Text"],
        answers: [
          "Description": .string(text), "GetText": .string(text),
          "GetAttributes": .dictionary([.string(text): .string(text)], key: "s", value: "s"),
        ]
      )
      let read = try BrowsingStand.read(.window(of: ["/a": object]))
      let one = read.content[0]
      let attributes = one.attributes.flatMap { [$0, $1] }
      let texts = [one.name, one.description, one.text ?? ""] + attributes
      #expect(texts.allSatisfy { $0.unicodeScalars.count == 1001 && $0.hasSuffix("…") })
      #expect(read.counts == [.cutText: 5] && !read.isCut)
    }
  }

  @Test func `numbers that are none are faults`() throws {
    let object = StandInObject(
      interfaces: ["Value", "Component"],
      answers: [
        "CurrentValue": .double(.nan), "MinimumValue": .double(-.infinity),
        "MaximumValue": .double(1), "MinimumIncrement": .double(0), "Text": .string(""),
        "GetExtents": .structure([.double(.nan), .double(0), .double(0), .double(1)]),
      ]
    )
    let read = try BrowsingStand.read(.window(of: ["/a": object]))
    #expect(read.counts == [.notFinite: 2, .malformed: 1])
    #expect(read.content[0].value?.current.isNaN == true && read.content[0].extent == nil)
    _ = ForeignTree(of: read)
  }

  @Test(arguments: [Int32.min, -1, .max])
  func `frames of any numbers are finite`(number: Int32) throws {
    let frame = DBusValue.structure([DBusValue](repeating: .int32(number), count: 4))
    let object = StandInObject(name: "A", answers: ["GetExtents": frame])
    let read = try BrowsingStand.read(.window(of: ["/a": object]))
    #expect(read.content[0].extent?.maxX.isFinite == true && read.faults == [])
  }

  @Test func `a program that gets slower and slower is read as far as the time allows`() throws {
    let stand = try BrowsingStand()
    let names = (100..<900).map { "/\($0)" }
    let objects = Dictionary(uniqueKeysWithValues: names.map { ($0, StandInObject(name: $0)) })
    let program = try stand.start(.window(of: objects))
    let frame = DBusValue.structure([DBusValue](repeating: .int32(1), count: 4))
    program.react = { call in
      call.member == "GetExtents" ? .delay(.milliseconds(2900), [frame]) : nil
    }
    let start = stand.clock.now
    let read = try stand.read()
    #expect(stand.clock.now - start <= ReadingLimits().time + .milliseconds(1))
    #expect(read.isCut && read.counts.keys.contains(.late))
    #expect(read.content.count > 100 && read.content.count < 800)
  }

  /// Any answer to any question; the same numbers give the same program.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `whatever a program answers, reading ends`(seed: UInt64) throws {
    let stand = try BrowsingStand()
    var objects: [String: StandInObject] = .window(of: ["/a": StandInObject(name: "A")])
    objects["/a"]?.children = ["/b"]
    objects[StandIn.root]?.answers["ToolkitName"] = .string(seed % 2 == 0 ? "gtk" : "other")
    let program = try stand.start(objects)
    var numbers = SeededNumbers(seed: seed)
    program.react = { [unowned program] call in
      guard Int.random(in: 0..<3, using: &numbers) == 0 else {
        return StandInObject(name: "A", children: ["\(call.path)_", "/b"])
          .reaction(to: call, of: program)
      }
      return Self.reactions(of: program).randomElement(using: &numbers)
    }
    var limits = ReadingLimits()
    limits.objects = 200
    let running = RunningProgram(
      root: ObjectReference(bus: program.name, path: StandIn.root),
      ownName: "any",
      processNames: []
    )
    let start = stand.clock.now
    do throws(InspectionError) {
      let read = try stand.browser.objects(of: running, limits: limits)
      #expect(read.root.count <= 200)
      _ = ForeignTree(of: read)
    } catch {
      #expect(error == .notAnswering(name: "any") || error == .vanished(name: "any"))
    }
    #expect(stand.clock.now - start <= limits.time + .seconds(1))
  }

  private static func reactions(of program: StandIn) -> [StandIn.Reaction] {
    let values: [DBusValue] = [
      .boolean(true), .int32(-1), .int32(.max), .uint32(.max), .double(.nan), .string("\0"),
      .objectPath("/"), .array([], of: "(so)"), .array([.int32(1)], of: "(so)"), .structure([]),
      program.references(to: ["/a", "/a", StandIn.root, ObjectPath.null]),
      .array([.structure([.string("not a name!"), .objectPath("/x")])], of: "(so)"),
      .properties(["Name": .int32(1), "ChildCount": .string("many")]), .variant(.variant(.byte(1))),
      .strings(["org.a11y.atspi.Value", "Text", "", "Table", "Action"]),
      .array([.structure([.uint32(2), .int32(1)]), .byte(0)], of: "(ua(so))"),
      .array([.structure([]), .string("x")], of: "(sss)"), .array([.string("a")], of: "u"),
    ]
    return values.map { .values([$0]) } + [
      .refusal, .silence, .values([]), .values(values), .delay(.seconds(2), [.uint32(7)]),
    ]
  }
}

extension ForeignObject {
  /// The number of objects: this one and all inside it.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}

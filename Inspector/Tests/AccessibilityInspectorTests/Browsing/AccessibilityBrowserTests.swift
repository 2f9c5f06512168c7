// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import EventLoop
import SimulatedBuses
import TestValues
import Testing

@testable import AccessibilityInspector

/// Which programs are on the bus, and what is said if one can't be read.
@Suite struct AccessibilityBrowserTests {
  @Test func `a program that is stopped is listed with the name of its process`() throws {
    let stand = try BrowsingStand(names: ["gedit", "gedit-bin"])
    let program = try stand.start(.window(of: [:]))
    #expect(try stand.browser.programs().map(\.name) == ["program"])
    #expect(try stand.browser.programs().named("gedit")?.name == "program")
    program.react = { _ in .silence }
    let start = stand.clock.now
    let listed = try stand.browser.programs()
    #expect(listed.map(\.name) == ["gedit"] && listed.map(\.isAnswering) == [false])
    #expect(listed.named("gedit-bin") == listed.first && listed.named("program") == nil)
    #expect(stand.clock.now - start < .seconds(3))
  }

  @Test func `programs with the same name are reported, and their process IDs choose`() throws {
    let stand = try BrowsingStand(names: ["demo-bin"])
    let first = try stand.start(.window(of: [:]))
    #expect(try stand.browser.programs().named("program")?.ambiguity(of: "program") == nil)
    let second = try stand.start(.window(of: [:]))
    let ids = [first, second].map { String($0.name.drop { $0 != "." }.dropFirst()) }
    for name in ["program", "demo-bin"] {
      let found = try stand.browser.program(named: name, within: .zero)
      #expect(
        found?.ambiguity(of: name)
          == "2 programs are named \"\(name)\"; this is process \(ids[0]). "
          + "To inspect another, give its process ID: \(ids[1])"
      )
    }
    let chosen = try #require(try stand.browser.program(named: ids[1], within: .seconds(9)))
    #expect(chosen.root.bus == second.name && chosen.ambiguity(of: ids[1]) == nil)
    first.react = { _ in .silence }
    let answering = try stand.browser.programs().named("program")
    #expect(answering?.root.bus == second.name && answering?.ambiguity(of: "program") == nil)
  }

  @Test(arguments: [0, 1, 30])
  func `a program that stops answering is reported by name`(answerCount: Int) throws {
    let stand = try BrowsingStand(names: ["gedit"])
    let objects = (0..<30).map { ("/\($0)", StandInObject(name: "\($0)")) }
    let program = try stand.start(.window(of: Dictionary(uniqueKeysWithValues: objects)))
    let running = try #require(try stand.browser.programs().first)
    let first = program.calls.count
    program.react = { [unowned program] _ in
      program.calls.count - first > answerCount ? .silence : nil
    }
    let start = stand.clock.now
    let error = #expect(throws: InspectionError.self) {
      try stand.browser.objects(of: running)
    }
    #expect(error == .notAnswering(name: "program"))
    #expect(error?.description == "program is on the accessibility bus but doesn't answer")
    #expect(stand.clock.now - start < .seconds(9))
  }

  @Test func `a small program that stops while it is read is reported too`() throws {
    let stand = try BrowsingStand()
    let program = try stand.start(.window(of: ["/a": StandInObject(name: "A")]))
    program.react = { [unowned program] _ in
      program.calls.contains { $0.path == "/a" } ? .silence : nil
    }
    #expect(throws: InspectionError.notAnswering(name: "program")) { try stand.read() }
  }

  @Test(arguments: [0, 1, 2, 10, 40, 100])
  func `a program that leaves while it is read is reported by name`(answerCount: Int) throws {
    let stand = try BrowsingStand()
    let objects = (0..<30).map { ("/\($0)", StandInObject(name: "\($0)")) }
    let program = try stand.start(.window(of: Dictionary(uniqueKeysWithValues: objects)))
    let running = try #require(try stand.browser.programs().first)
    let first = program.calls.count
    program.react = { [unowned program] _ in
      program.calls.count - first > answerCount ? .departure : nil
    }
    let error = #expect(throws: InspectionError.self) {
      try stand.browser.objects(of: running)
    }
    #expect(error == .vanished(name: "program"))
    #expect(error?.description == "program left the accessibility bus while it was being read")
  }

  @Test func `a bus that ends while a program is read is reported`() throws {
    let stand = try BrowsingStand()
    let program = try stand.start(.window(of: ["/a": StandInObject()]))
    let running = try #require(try stand.browser.programs().first)
    program.react = { [desktop = stand.desktop] call in
      if call.path == "/a" { desktop.killAccessibility() }
      return nil
    }
    let lost = InspectionError(.noBus, "the accessibility bus closed the connection")
    #expect(throws: lost) { try stand.browser.objects(of: running) }
    #expect(throws: InspectionError.self) { try stand.browser.programs() }
  }

  @Test func `a registry that hangs is reported`() throws {
    let stand = try BrowsingStand()
    stand.desktop.registry?.program.isHanging = true
    let words = "the registry of the accessibility bus is not responding"
    let error = InspectionError(.noBus, words)
    #expect(throws: error) { try stand.browser.programs() }
  }
}

/// Waiting for a program.
@Suite struct ProgramWaitTests {
  @Test func `a program that starts later is found when its window shows`() throws {
    let stand = try BrowsingStand()
    var program: StandIn?
    var objects: [String: StandInObject] = .window(of: [:])
    objects["/window"]?.states = .visible
    stand.desktop.agenda.after(.seconds(5)) { program = try? stand.newProgram(objects) }
    stand.desktop.agenda.after(.seconds(8)) {
      program?.objects["/window"]?.states = .usable
      try? program?.tellChange(of: "/window")
    }
    let start = stand.clock.now
    let found = try stand.browser.program(named: "program", within: .seconds(20))
    #expect(found?.name == "program")
    #expect(stand.clock.now - start >= .seconds(8) && stand.clock.now - start < .seconds(9))
    // While nothing happens, nothing is asked.
    let names = program?.calls.count { $0.arguments.last == .string("Name") } ?? 0
    #expect((1...5).contains(names))
  }

  @Test(arguments: [false, true])
  func `a window with a title is awaited, though another shows`(isRenamed: Bool) throws {
    let stand = try BrowsingStand()
    var objects: [String: StandInObject] = .window(of: [:])
    if !isRenamed { objects[StandIn.root]?.children.append("/later") }
    objects["/later"] = StandInObject(name: "Later", role: .frame, states: .visible)
    let program = try stand.start(objects)
    stand.desktop.agenda.after(.seconds(8)) {
      program.objects["/later"]?.states = .usable
      if isRenamed { program.objects["/window"]?.name = "Later" }
      try? program.tellChange(of: "/window", isRenamed ? .name : .children)
    }
    let start = stand.clock.now
    _ = try stand.browser.program(named: "program", showing: "Later", within: .seconds(20))
    #expect(stand.clock.now - start >= .seconds(8) && stand.clock.now - start < .seconds(9))
    let missing = stand.clock.now
    #expect(
      try stand.browser.program(named: "program", showing: "Never", within: .seconds(20)) != nil
    )
    #expect(stand.clock.now - missing == .seconds(20))
  }

  @Test func `a program that is there is found at once`() throws {
    let stand = try BrowsingStand()
    let program = try stand.start(.window(of: [:]))
    let start = stand.clock.now
    #expect(try stand.browser.program(named: "program", within: .seconds(20))?.isAnswering == true)
    #expect(stand.clock.now - start < .milliseconds(400))
    withExtendedLifetime(program) {}
  }

  @Test func `a program that is too busy to answer while it starts is found`() throws {
    let stand = try BrowsingStand()
    let program = try stand.start(.window(of: [:]))
    let start = stand.clock.now
    program.react = { [clock = stand.clock] call in
      let rest = start + .seconds(9) - clock.now
      guard rest > .zero else { return nil }
      guard call.arguments.last == .string("Name") else { return .silence }
      return .delay(rest, [.variant(.string("program"))])
    }
    #expect(try stand.browser.program(named: "program", within: .seconds(20))?.isAnswering == true)
    #expect(stand.clock.now - start < .seconds(10))
  }

  @Test func `when the time is over, a program without a window is returned, or none`() throws {
    let stand = try BrowsingStand()
    let start = stand.clock.now
    #expect(try stand.browser.program(named: "gedit", within: .seconds(20)) == nil)
    #expect(stand.clock.now - start == .seconds(20))
    let program = try stand.start([StandIn.root: StandInObject(name: "gedit")])
    #expect(try stand.browser.program(named: "gedit", within: .seconds(20))?.name == "gedit")
    withExtendedLifetime(program) {}
  }
}

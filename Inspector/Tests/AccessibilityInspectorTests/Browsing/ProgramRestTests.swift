// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import EventLoop
import SimulatedBuses
import TestValues
import Testing

@testable import AccessibilityInspector

/// A program is read when it has come to rest.
@Suite struct ProgramRestTests {
  @Test func `a window that is at rest is read after a second`() throws {
    let (stand, program) = try standWithWindow(of: ["/a": StandInObject(name: "A")])
    let start = stand.clock.now
    let read = try #require(try stand.browser.reading(ofProgram: "program", within: .seconds(20)))
    #expect(read.objects.content.count == 1 && read.objects.faults == [])
    #expect(stand.clock.now - start < .seconds(1.5))
    withExtendedLifetime(program) {}
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a half-filled window is never taken for a whole one`(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let (stand, program) = try standWithWindow(of: [:])
    let count = Int.random(in: 1...12, using: &random)
    let tells = Bool.random(using: &random)
    var time = Duration.zero
    for number in 1...count {
      // A longer pause without a word is a rest.
      time += .milliseconds(Int.random(in: 0...900, using: &random))
      stand.desktop.agenda.after(time) {
        program.objects["/\(number)"] = StandInObject(name: "\(number)")
        program.objects["/window"]?.children.append("/\(number)")
        if tells { try? program.tellChange(of: "/window") }
      }
    }
    let (start, limit) = (stand.clock.now, Duration.seconds(Int.random(in: 2...12, using: &random)))
    let read = try #require(try stand.browser.reading(ofProgram: "program", within: limit))
    let isWhole = read.objects.content.count == count
    #expect(isWhole || read.objects.counts[.unrest] == 1)
    #expect(isWhole || read.objects.isCut)
    #expect(stand.clock.now - start <= limit)
    #expect(limit < time + .seconds(3) || (isWhole && read.objects.faults == []))
  }

  @Test func `what a toolkit makes when it is asked for, and never tells, is read`() throws {
    let (stand, program) = try standWithWindow(of: ["/list": StandInObject(name: "List")])
    program.objects["/row"] = StandInObject(name: "Row")
    program.react = { [unowned program, agenda = stand.desktop.agenda] call in
      if call.path == "/list", program.objects["/list"]?.children == [] {
        agenda.after(.milliseconds(500)) { program.objects["/list"]?.children = ["/row"] }
      }
      return nil
    }
    let read = try #require(try stand.browser.reading(ofProgram: "program", within: .seconds(20)))
    #expect(read.objects.content.first?.children.map(\.name) == ["Row"])
    #expect(read.objects.faults == [])
  }

  @Test func `a program that never rests is read when the time is over, and that is a fault`()
    throws
  {
    let (stand, program) = try standWithWindow(of: [:])
    for number in 1...1000 {
      stand.desktop.agenda.after(.milliseconds(200 * number)) {
        try? program.tellChange(of: "/window")
      }
    }
    let start = stand.clock.now
    let read = try #require(try stand.browser.reading(ofProgram: "program", within: .seconds(20)))
    #expect(read.objects.isCut && read.objects.counts == [.unrest: 1])
    #expect((.seconds(18)...(.seconds(20))).contains(stand.clock.now - start))
  }

  @Test func `words that change in a finished window are no unrest`() throws {
    let (stand, program) = try standWithWindow(of: ["/clock": StandInObject(name: "12:00")])
    for number in 1...100 {
      stand.desktop.agenda.after(.milliseconds(100 * number)) {
        program.objects["/clock"]?.name = "12:\(number)"
      }
    }
    let start = stand.clock.now
    let read = try #require(try stand.browser.reading(ofProgram: "program", within: .seconds(20)))
    #expect(read.objects.faults == [] && stand.clock.now - start < .seconds(2))
  }

  @Test func `a name that comes later is read`() throws {
    let (stand, program) = try standWithWindow(of: ["/a": StandInObject()])
    stand.desktop.agenda.after(.milliseconds(500)) { program.objects["/a"]?.name = "A" }
    let read = try #require(try stand.browser.reading(ofProgram: "program", within: .seconds(20)))
    #expect(read.objects.content.map(\.name) == ["A"] && read.objects.faults == [])
  }

  @Test(arguments: [1, 2, 10], [0, 1, 2, 5, 1000])
  func `without waiting, everything ends within the time`(seconds: Int, answerCount: Int) throws {
    let limit = Duration.seconds(seconds)
    let stand = try BrowsingStand(limit: limit)
    let objects = (0..<30).map { ("/\($0)", StandInObject(name: "\($0)")) }
    let program = try stand.start(.window(of: Dictionary(uniqueKeysWithValues: objects)))
    let other = try stand.start([StandIn.root: StandInObject(name: "other")])
    other.react = { _ in .silence }
    let first = program.calls.count
    program.react = { [unowned program] _ in
      program.calls.count - first > answerCount ? .silence : nil
    }
    let limits = ReadingLimits(time: limit)
    let read = try? stand.browser.reading(ofProgram: "program", within: .zero, limits: limits)
    #expect((read?.objects.content.count == 30) == (answerCount == 1000))
    #expect(stand.clock.now - stand.browser.start <= limit)
  }

  private func standWithWindow(
    of objects: [String: StandInObject]
  ) throws -> (BrowsingStand, StandIn) {
    let stand = try BrowsingStand()
    return (stand, try stand.start(.window(of: objects)))
  }
}

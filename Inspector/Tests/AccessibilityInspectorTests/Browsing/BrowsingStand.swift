// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus
import EventLoop
import SimulatedBuses
import TestValues
import Testing

@testable import AccessibilityInspector

/// A simulated desktop with a browser and stand-in programs.
final class BrowsingStand {
  let clock = ManualClock()
  let desktop: SimulatedDesktop
  let browser: AccessibilityBrowser

  /// Starts a desktop on which a message takes some time.
  ///
  /// - Parameters:
  ///   - latency: The time of a message from one program to another.
  ///   - names: The names of each process.
  ///   - limit: The browser's time for everything until a program is read.
  /// - Throws: An ``InspectionError`` if the browser finds no bus.
  init(
    latency: Duration = .microseconds(100),
    names: [String] = ["stand-in"],
    limit: Duration = .seconds(20)
  ) throws {
    desktop = SimulatedDesktop(Agenda(clock: clock), latency: latency)
    browser = try AccessibilityBrowser(
      environment: desktop.environment,
      within: limit,
      clock: clock,
      through: desktop.connector,
      naming: { _ in names }
    )
  }

  /// Starts a program and waits until it is on the bus.
  func start(_ objects: [String: StandInObject]) throws -> StandIn {
    let program = try newProgram(objects)
    let loop = MainLoop(clock: clock)
    loop.add(desktop.agenda)
    loop.run { desktop.registry?.programs.contains { $0.bus == program.name } != true }
    return program
  }

  /// Starts a program.
  func newProgram(_ objects: [String: StandInObject]) throws -> StandIn {
    try StandIn(objects, on: desktop.accessibility, agenda: desktop.agenda)
  }

  /// Reads the only program.
  func read(_ limits: ReadingLimits = ReadingLimits()) throws -> ForeignProgram {
    try browser.objects(of: try #require(browser.programs().first), limits: limits)
  }

  /// Reads a program with some objects.
  static func read(
    _ objects: [String: StandInObject],
    _ limits: ReadingLimits = ReadingLimits()
  ) throws -> ForeignProgram {
    let stand = try BrowsingStand()
    let program = try stand.start(objects)
    return try withExtendedLifetime(program) { try stand.read(limits) }
  }
}

extension [String: StandInObject] {
  /// A program whose only window contains some objects.
  static func window(of objects: [String: StandInObject]) -> [String: StandInObject] {
    let window = StandInObject(name: "Window", role: .frame, children: objects.keys.sorted())
    let program = StandInObject(
      name: "program",
      role: .application,
      states: [],
      interfaces: ["Accessible", "Application"],
      children: ["/window"]
    )
    return objects.merging([StandIn.root: program, "/window": window]) { own, _ in own }
  }
}

extension ForeignProgram {
  /// The objects in the only window.
  var content: [ForeignObject] { root.children.first?.children ?? [] }

  /// The kinds of faults with their numbers.
  var counts: [Fault.Kind: Int] {
    Dictionary(uniqueKeysWithValues: faults.map { ($0.kind, $0.count) })
  }
}

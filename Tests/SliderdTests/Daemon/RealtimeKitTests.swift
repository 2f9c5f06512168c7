// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Simulation
import TestValues
import Testing

@testable import sliderd

struct RealtimeKitTests {
  private let clock = ManualClock()
  private let bus: SimulatedBus
  private let refusals = Inbox<Int32>()
  private let kit: RealtimeKit

  init() {
    bus = SimulatedBus(Agenda(clock: clock), latency: .milliseconds(1))
    kit = RealtimeKit(for: refusals, environment: [:], clock: clock, through: bus.connector)
  }

  /// Lets a minute pass after some refusals, and returns what the kit reported.
  private func messages(refusing threads: Int32...) -> [String] {
    var messages: [String] = []
    let loop = MainLoop(clock: clock)
    loop.add(kit) { messages.append($0) }
    for thread in threads { refusals.post(thread) }
    loop.run(until: clock.now + .seconds(60)) { true }
    return messages
  }

  /// Whether nothing is left to wait for but further refusals.
  private var isAtRest: Bool { kit.deadline == nil && kit.interests == refusals.interests }

  @Test func `each refused thread gets priority from RealtimeKit`() throws {
    let service = try RealtimeService(on: bus)
    #expect(messages(refusing: 7, 9) == [])
    #expect(messages(refusing: 11) == [])
    #expect(service.requests == [7, 9, 11].map { [.uint64($0), .uint32(4)] })
    #expect(isAtRest)
  }

  @Test func `without refusals there is no connection`() throws {
    #expect(messages() == [])
    #expect(isAtRest)
    #expect(bus.owner(of: ":1.0") == nil)
  }

  @Test(arguments: ["no service", "refusal", "hanging service", "hanging bus", "dead bus"])
  func `priority that isn't granted is reported once, and nothing is tried again`(
    fault: String
  ) throws {
    let service = fault == "no service" ? nil : try RealtimeService(on: bus)
    switch fault {
    case "refusal": service?.isGenerous = false
    case "hanging service": service?.program.isHanging = true
    case "hanging bus": bus.hang()
    case "dead bus": bus.kill()
    default: break
    }
    let messages = messages(refusing: 7, 9)
    #expect(messages.count == 1)
    #expect(isAtRest)
  }
}

/// A RealtimeKit on a simulated bus.
private final class RealtimeService: DBusObject, DBusObjectTree {
  let program: SimulatedProgram
  var isGenerous = true
  private(set) var requests: [[DBusValue]] = []

  init(on bus: SimulatedBus) throws(DBusError) {
    program = try SimulatedProgram(on: bus)
    program.connection.serve(self)
    program.connection.requestName("org.freedesktop.RealtimeKit1") { _ in }
  }

  var objects: [String: any DBusObject] { ["/org/freedesktop/RealtimeKit1": self] }

  let interfaces = [
    DBusInterface(
      "org.freedesktop.RealtimeKit1",
      methods: [.init("MakeThreadRealtime", [.init("thread", "t"), .init("priority", "u")])]
    )
  ]

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    throw .standard(.unknownProperty, "no property \(property)")
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    guard isGenerous else { throw .standard(.accessDenied, "not the active session") }
    requests.append(call.arguments)
    return []
  }
}

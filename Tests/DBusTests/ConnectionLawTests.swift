// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop
import Simulation
import TestValues
import Testing

/// What holds on every bus, shown on a simulated one.
struct ConnectionLawTests {
  private static let signal = DBusSignal(path: "/a", interface: "a.b", member: "C")
  private static let never = DBusCall(path: "/a", member: "Never")

  private let clock = ManualClock()
  private let bus: SimulatedBus
  private let loop: MainLoop

  init() {
    loop = MainLoop(clock: clock)
    bus = SimulatedBus(Agenda(clock: clock), latency: .milliseconds(1))
  }

  private func connect() throws -> DBusConnection {
    let connection = try DBusConnection(
      .at("unix:path=/simulated"),
      environment: [:],
      clock: clock,
      through: bus.connector
    )
    loop.add(connection)
    return connection
  }

  private func connectAndWait() throws -> DBusConnection {
    let connection = try connect()
    loop.run { connection.uniqueName == nil }
    return connection
  }

  @Test(arguments: [SimulatedBus.State.running, .hanging])
  func `a call that is never answered fails exactly at its deadline`(
    bus state: SimulatedBus.State
  ) throws {
    let deaf = try SimulatedProgram(on: bus)
    loop.run(until: clock.now + .seconds(1)) { deaf.connection.uniqueName == nil }
    let client = try connectAndWait()
    deaf.isHanging = true
    if state == .hanging { bus.hang() }
    let start = clock.now
    var failures: [(Duration, DBusError)] = []
    for seconds in [3, 1, 2] {
      client.call(Self.never, of: ":1.0", within: .seconds(seconds)) { answer in
        if case .failure(let error) = answer { failures.append((clock.now - start, error)) }
      }
    }
    loop.run { failures.count < 3 }
    #expect(failures.map(\.0) == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(failures.allSatisfy { $0.1.isStandard(.noReply) })
    #expect(client.isOpen)
  }

  @Test func `a bus that doesn't accept a program in time is lost, and so are all calls`() throws {
    bus.hang()
    let client = try connect()
    let start = clock.now
    var failures: [DBusError] = []
    client.onClosed = { failures.append($0) }
    client.call(Self.never, of: ":1.0") { answer in
      if case .failure(let error) = answer { failures.append(error) }
    }
    loop.run { client.isOpen }
    #expect(clock.now - start == DBusConnection.admissionPatience)
    #expect(failures == [.lateBus, .lateBus] && client.loss == .lateBus)
  }

  @Test func `when the bus dies, its calls fail in order, then the loss is reported once`() throws {
    let client = try connectAndWait()
    var events: [String] = []
    for name in ["a", "b", "c", "d", "e"] {
      client.call(Self.never, of: client.uniqueName ?? "", within: .seconds(5)) { answer in
        if case .failure(let error) = answer { events.append("\(name): \(error)") }
      }
    }
    client.onClosed = { events.append("\($0)") }
    bus.kill()
    loop.run { client.isOpen }
    let reason = "the bus closed the connection"
    #expect(events == ["a", "b", "c", "d", "e"].map { "\($0): \(reason)" } + [reason])
    #expect(client.deadline == nil)
    #expect(throws: DBusError.self) { try client.emit(Self.signal) }
    client.call(Self.never, of: "a.b") { answer in
      if case .failure(let error) = answer { events.append("late: \(error.name)") }
    }
    #expect(events.last == "late: org.freedesktop.DBus.Error.Disconnected")
  }

  @Test func `a program that exits fails the calls it hasn't answered`() throws {
    let deaf = try SimulatedProgram(on: bus)
    let client = try connectAndWait()
    deaf.isHanging = true
    var error: DBusError?
    client.call(Self.never, of: ":1.0") { if case .failure(let failure) = $0 { error = failure } }
    let start = clock.now
    deaf.connection.close()
    loop.run { error == nil }
    #expect(error?.isStandard(.noReply) == true)
    #expect(clock.now - start < .seconds(1))
  }

  @Test(arguments: [1, 7, 64])
  func `a flood is taken in turns of at most a limit`(limit: Int) throws {
    let (sender, listener) = (try connectAndWait(), try connectAndWait())
    loop.remove(listener)
    var count = 0
    try listener.match("type='signal',interface='a.b'") { _ in count += 1 }
    loop.run(until: clock.now + .seconds(1)) { true }
    for _ in 0..<500 { try sender.emit(Self.signal) }
    clock.advance(by: .seconds(1))
    var turns: [Int] = []
    while count < 500 {
      let before = count
      #expect(listener.deadline.map { $0 <= clock.now } == true, "the next turn is due at once")
      listener.process(limit: limit)
      turns.append(count - before)
    }
    #expect(turns.dropLast().allSatisfy { $0 == limit })
    #expect(listener.deadline == nil)
  }

  @Test func `signals beyond the capacity are refused, and the others arrive in order`() throws {
    let (sender, listener) = (try connectAndWait(), try connectAndWait())
    var heard: [DBusValue] = []
    try listener.match("type='signal',interface='a.b'") { heard += $0.arguments }
    loop.run(until: clock.now + .seconds(1)) { true }
    bus.hang()
    var (accepted, number): ([DBusValue], UInt32) = ([], 0)
    repeat {
      number += 1
      var signal = Self.signal
      signal.arguments = [.uint32(number)]
      if try sender.emit(signal) { accepted += signal.arguments }
    } while number < 10_000
    #expect(accepted.count == DBusConnection.signalCapacity + bus.capacity)
    #expect(sender.queuedWrites == DBusConnection.signalCapacity)
    bus.resume()
    loop.run { heard.count < accepted.count }
    #expect(heard == accepted)
    #expect(try sender.emit(Self.signal))
  }

  @Test func `a signal reaches only programs with a matching rule, once for each rule`() throws {
    let (sender, listener) = (try connectAndWait(), try connectAndWait())
    try listener.watchName("org.example.House") { _ in }
    var heard: [String] = []
    for rule in [
      "type='signal',interface='a.b'", "type='signal',path_namespace='/a'",
      "type='signal',path='/a/b',member='D'", "type='signal',sender='org.example.House'",
    ] {
      try listener.match(rule) { heard.append("\(rule.dropFirst(14)) \($0.member)") }
    }
    sender.requestName("org.example.House") { _ in }
    loop.run(until: clock.now + .seconds(1)) { true }
    for (path, member) in [("/a", "C"), ("/a/b", "D"), ("/ab", "D")] {
      try sender.emit(DBusSignal(path: path, interface: "x.\(path.count)", member: member))
    }
    loop.run(until: clock.now + .seconds(1)) { true }
    let owner = "sender='org.example.House'"
    #expect(
      heard == [
        "path_namespace='/a' C", "\(owner) C", "path_namespace='/a' D", "path='/a/b',member='D' D",
        "\(owner) D", "\(owner) D",
      ]
    )
  }
}

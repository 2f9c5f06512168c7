// SPDX-License-Identifier: Apache-2.0

import DBus
import TestBench
import Testing

/// Buses that are missing, fail or hang.
struct LostBusTests {
  @Test(
    arguments: [
      DBusAddress.at("unix:path=/nonexistent/bus"), .at("tcp:host=127.0.0.1,port=1"),
      .at("unixexec:path=/bin/true"), .at("autolaunch:"), .at(""), .session,
    ]
  )
  func `a missing bus is an immediate error`(address: DBusAddress) {
    let error = #expect(throws: DBusError.self) {
      try DBusConnection(address, environment: [:])
    }
    #expect(error?.isStandard(.noServer) == true)
  }

  @Test func `the session bus is found in the environment or the runtime directory`() async throws {
    let bus = try await PrivateBus()
    let folder = bus.address.dropFirst("unix:path=".count).dropLast("/bus".count)
    let environments = [bus.environment, ["XDG_RUNTIME_DIR": String(folder)]]
    for environment in environments {
      #expect(throws: Never.self) { try DBusConnection(.session, environment: environment) }
    }
  }

  @Test func `pending calls fail when the bus dies, and the loss is reported once`() async throws {
    let bus = try await PrivateBus()
    let ready = Watched(false)
    let outcome = Task { [address = bus.address] in
      try await BusLoop.run { loop in
        let (server, client) = (try loop.connect(to: address), try loop.connect(to: address))
        var (errors, closings): ([DBusError], Int) = ([], 0)
        try loop.run { server.uniqueName != nil && client.uniqueName != nil }
        client.onClosed = { _ in closings += 1 }
        client.requestName("org.example.House") { _ in ready.update { $0 = true } }
        // This call gets no answer, because the server's connection isn't processed.
        let call = DBusCall(path: "/a", member: "Never")
        let alone = BusLoop()
        let patient = try alone.connect(to: address)
        try alone.run { patient.uniqueName != nil }
        client.call(call, of: patient.uniqueName ?? "") { answer in
          if case .failure(let error) = answer { errors.append(error) }
        }
        try loop.run { !client.isOpen }
        client.process()
        #expect(throws: DBusError.self) {
          try client.emit(DBusSignal(path: "/a", interface: "a.b", member: "C"))
        }
        client.call(call, of: "a.b") { answer in
          if case .failure(let error) = answer { errors.append(error) }
        }
        return (errors, closings, client.interests.isEmpty)
      }
    }
    #expect(await ready.first(within: .seconds(30)) { $0 ? true : nil } == true)
    try await bus.kill()
    let (errors, closings, waitsForNothing) = try await outcome.value
    #expect(errors.map { $0.isStandard(.disconnected) } == [true, true])
    #expect(closings == 1)
    #expect(waitsForNothing)
  }

  @Test func `a hanging bus doesn't block callers, and excess messages are dropped`() async throws {
    let bus = try await PrivateBus()
    bus.suspend()
    defer { bus.resume() }
    let (longest, accepted, queued, error) = try await BusLoop.run { [address = bus.address] loop in
      var wait = LongestWait()
      var connection: DBusConnection?
      try wait.include { connection = try loop.connect(to: address) }
      guard let connection else { throw BusLoop.MissedError() }
      var error: DBusError?
      connection.requestName("org.example.House") { _ in }
      connection.call(DBusConnection.bus("GetId"), of: DBusConnection.busName, within: .seconds(1))
      {
        if case .failure(let failure) = $0 { error = failure }
      }
      var accepted = 0
      let signal = DBusSignal(
        path: "/a",
        interface: "a.b",
        member: "C",
        arguments: [.string(String(repeating: "x", count: 1000))]
      )
      for _ in 0..<10_000 {
        try wait.include { accepted += try connection.emit(signal) ? 1 : 0 }
        wait.include { connection.process() }
      }
      try loop.run { error != nil }
      return (wait.duration, accepted, connection.queuedWrites, error)
    }
    #expect(longest < .seconds(1))
    #expect(accepted < 10_000)
    #expect(queued <= DBusConnection.signalCapacity)
    #expect(error?.isStandard(.noReply) == true)
  }

  @Test func `a flood of messages is processed in portions`() async throws {
    let bus = try await PrivateBus()
    let portions = try await BusLoop.run { [address = bus.address] loop in
      let (sender, listener) = (try loop.connect(to: address), try loop.connect(to: address))
      var count = 0
      try listener.match("type='signal',interface='a.b'") { _ in count += 1 }
      try loop.run { sender.uniqueName != nil && listener.uniqueName != nil }
      _ = try loop.call(DBusConnection.bus("GetId"), of: DBusConnection.busName, through: listener)
      for _ in 0..<500 { try sender.emit(DBusSignal(path: "/a", interface: "a.b", member: "C")) }
      try loop.run { sender.queuedWrites == 0 }
      var portions: [Int] = []
      while portions.reduce(0, +) < 500 - portions.count, count < 500 {
        let before = count
        listener.process(limit: 10)
        if count > before { portions.append(count - before) }
      }
      return portions
    }
    #expect(portions.allSatisfy { $0 <= 10 })
    #expect(portions.count > 1)
  }
}

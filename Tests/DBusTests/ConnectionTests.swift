// SPDX-License-Identifier: Apache-2.0

import DBus
import TestBench
import Testing

/// Two programs on a real bus.
struct ConnectionTests {
  private static let lampPath = "/org/example/House/cellar/lamp"

  private static let values: [DBusValue] = [
    .boolean(true), .boolean(false), .byte(255), .int16(-32768), .uint16(65535), .int32(.min),
    .uint32(.max), .int64(.min), .uint64(.max), .double(-0.1), .double(.infinity),
    .string("Größe 🎚 \"<&>\n"), .string(""), .objectPath("/a/b_2dc"), .signature("a{sv}"),
    .array([], of: "(so)"), .array([.string("a"), .string("b")], of: "s"),
    .dictionary([:], key: "s", value: "v"),
    .dictionary([.uint32(1): .string("x"), .uint32(2): .string("y")], key: "u", value: "s"),
    .structure([.string("a"), .structure([.int32(1), .variant(.byte(2))])]),
    .variant(.variant(.array([.variant(.string("deep"))], of: "v"))),
    .properties(["Level": .uint32(3), "Name": .strings(["a"])]),
    .array([.array([.double(1), .double(2)], of: "d"), .array([], of: "d")], of: "ad"),
  ]

  @Test func `every value comes back unchanged`() async throws {
    let bus = try await PrivateBus()
    let same = try await BusLoop.run { [address = bus.address] loop in
      let (server, client) = (try loop.connect(to: address), try loop.connect(to: address))
      try server.serve(House())
      try loop.run { server.uniqueName != nil && client.uniqueName != nil }
      return try Self.values.map { value in
        let echo = Self.lamp("Echo", [.variant(value)])
        return try loop.call(echo, of: server.uniqueName ?? "", through: client)
      }
    }
    #expect(same == Self.values.map { [.variant($0)] })
  }

  @Test func `text that a bus would reject is cleaned, and the connection stays`() async throws {
    let bus = try await PrivateBus()
    let same = try await BusLoop.run { [address = bus.address] loop in
      let server = try loop.connect(to: address)
      try server.serve(House())
      try loop.run { server.uniqueName != nil }
      let echo = Self.lamp("Echo", [.variant(.string("a\0b\u{FFFE}c"))])
      return try loop.call(echo, of: server.uniqueName ?? "", through: server)
    }
    #expect(same == [.variant(.string("a\u{FFFD}b\u{FFFD}c"))])
  }

  @Test func `a value that doesn't match its declared type is not sent`() async throws {
    let bus = try await PrivateBus()
    let wrong: [DBusValue] = [
      .array([.string("a")], of: "u"), .objectPath("no path"), .signature("a"), .array([], of: ""),
      .dictionary([.string("a"): .string("b")], key: "s", value: "u"), .structure([]),
    ]
    let errors = try await BusLoop.run { [address = bus.address] loop in
      let connection = try loop.connect(to: address)
      return wrong.map { value -> DBusError? in
        var answer: DBusConnection.Answer?
        connection.call(Self.lamp("Echo", [.variant(value)]), of: "a.b") { answer = $0 }
        guard case .failure(let error) = answer else { return nil }
        return error
      }
    }
    for error in errors { #expect(error?.isStandard(.invalidArguments) == true) }
  }

  @Test func `a signal reaches only clients with a matching rule`() async throws {
    let bus = try await PrivateBus()
    let heard = try await BusLoop.run { [address = bus.address] loop in
      let (server, client) = (try loop.connect(to: address), try loop.connect(to: address))
      var heard: [DBusSignal] = []
      try client.match("type='signal',interface='org.example.Lamp'") { heard.append($0) }
      try loop.run { server.uniqueName != nil && client.uniqueName != nil }
      _ = try loop.call(DBusConnection.bus("GetId"), of: DBusConnection.busName, through: client)
      for (member, interface) in [("Off", "org.example.Cat"), ("Dimmed", "org.example.Lamp")] {
        try server.emit(
          DBusSignal(path: "/a", interface: interface, member: member, arguments: [.uint32(5)])
        )
      }
      try loop.run { !heard.isEmpty }
      return heard
    }
    #expect(heard.map(\.member) == ["Dimmed"])
    #expect(heard.first?.arguments == [.uint32(5)])
  }

  @Test func `a second program waits in the queue for a name and gets it`() async throws {
    let bus = try await PrivateBus()
    let (answers, owners) = try await BusLoop.run { [address = bus.address] loop in
      let (first, second) = (try loop.connect(to: address), try loop.connect(to: address))
      var answers: [DBusConnection.Ownership?] = []
      var owners: [String?] = []
      try second.watchName("org.example.House") { owners.append($0) }
      try loop.run { first.uniqueName != nil && second.uniqueName != nil }
      for connection in [first, second] {
        connection.requestName("org.example.House") { answers.append(try? $0.get()) }
        let count = answers.count
        try loop.run { answers.count > count }
      }
      let isSecond = [first.uniqueName, second.uniqueName]
      first.close()
      try loop.run { owners.count == 2 }
      return (answers, owners.map { isSecond.firstIndex(of: $0) })
    }
    #expect(answers == [.owned, .queued])
    #expect(owners == [0, 1])
  }

  @Test func `errors come back with their names and messages`() async throws {
    let bus = try await PrivateBus()
    let errors = try await BusLoop.run { [address = bus.address] loop in
      let server = try loop.connect(to: address)
      try server.serve(House())
      try loop.run { server.uniqueName != nil }
      let set = [DBusValue.string(""), .string("Level"), .variant(.uint32(101))]
      return [Self.lamp("Set", set), Self.lamp("Shine")].map { call -> DBusError? in
        do {
          _ = try loop.call(call, of: server.uniqueName ?? "", through: server)
          return nil
        } catch {
          return error as? DBusError
        }
      }
    }
    #expect(errors.first??.name == "org.example.Error.TooBright")
    #expect(errors.first??.message == "Level is at most 100")
    #expect(errors.last??.isStandard(.unknownMethod) == true)
  }

  private static func lamp(_ member: String, _ arguments: [DBusValue] = []) -> DBusCall {
    DBusCall(path: lampPath, member: member, arguments: arguments)
  }
}

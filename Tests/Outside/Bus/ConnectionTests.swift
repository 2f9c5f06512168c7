// SPDX-License-Identifier: Apache-2.0

import DBus
import TestBench
import Testing

/// Connections to a real bus.
struct ConnectionTests {
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

  private static let wrong: [DBusValue] = [
    .array([.string("a")], of: "u"), .objectPath("no path"), .signature("a"), .array([], of: ""),
    .dictionary([.string("a"): .string("b")], key: "s", value: "u"), .structure([]),
  ]

  @Test func `values and errors come back through a bus, and nothing is sent that it rejects`()
    async throws
  {
    let bus = try await PrivateBus()
    let folder = bus.address.dropFirst("unix:path=".count).dropLast("/bus".count)
    for environment in [bus.environment, ["XDG_RUNTIME_DIR": String(folder)]] {
      #expect(throws: Never.self) { try DBusConnection(.session, environment: environment) }
    }
    try await BusLoop.run { [address = bus.address] loop in
      let (server, client) = (try loop.connect(to: address), try loop.connect(to: address))
      server.serve(Mirror())
      try loop.run { server.uniqueName != nil && client.uniqueName != nil }
      let echo = { (value: DBusValue) in
        let call = DBusCall(path: "/mirror", member: "Echo", arguments: [.variant(value)])
        return try loop.call(call, of: server.uniqueName ?? "", through: client)
      }
      for value in Self.values { #expect(try echo(value) == [.variant(value)]) }
      #expect(
        try echo(.string("a\0b\u{FFFE}c")) == [.variant(.string("a\u{FFFD}b\u{FFFD}c"))]
      )
      for value in Self.wrong {
        let error = #expect(throws: DBusError.self) { try echo(value) }
        #expect(error?.isStandard(.invalidArguments) == true)
      }
      let refusal = #expect(throws: DBusError.self) { try echo(.string("refuse")) }
      #expect(refusal?.name == "org.example.Error.Refused")
      #expect(refusal?.message == "the mirror is dull")
    }
  }
}

/// An object that returns what it gets.
private struct Mirror: DBusObject, DBusObjectTree {
  let interfaces = [
    DBusInterface(
      "org.example.Mirror",
      methods: [.init("Echo", [.init("value", "v")], gives: [.init("same", "v")])]
    )
  ]
  var objects: [String: any DBusObject] { ["/mirror": self] }

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    .boolean(true)
  }

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    guard call.arguments != [.variant(.string("refuse"))] else {
      throw DBusError(name: "org.example.Error.Refused", message: "the mirror is dull")
    }
    return call.arguments
  }
}

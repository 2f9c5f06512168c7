// SPDX-License-Identifier: Apache-2.0

import DBus
import Testing

/// The answers to programs, without a bus.
struct DispatcherTests {
  private static let lampPath = "/org/example/House/cellar/lamp"
  private let house = House()

  private func answer(
    _ member: String,
    _ arguments: [DBusValue] = [],
    in interface: String = "",
    at path: String = lampPath
  ) throws(DBusError) -> [DBusValue] {
    let call = DBusCall(path: path, interface: interface, member: member, arguments: arguments)
    return try house.answer(call)
  }

  private func failure(
    _ member: String,
    _ arguments: [DBusValue] = [],
    in interface: String = "",
    at path: String = lampPath
  ) -> DBusError? {
    do throws(DBusError) {
      _ = try answer(member, arguments, in: interface, at: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a method can be called with or without its interface`() throws {
    #expect(try answer("Dim", [.uint32(3), .string("night")]) == [.uint32(7)])
    let named = try answer("Dim", [.uint32(3), .string("")], in: "org.example.Lamp")
    #expect(named == [.uint32(4)])
  }

  @Test func `properties can be read one by one or all at once`() throws {
    let one = try answer("Get", [.string("org.example.Lamp"), .string("Level")])
    #expect(one == [.variant(.uint32(10))])
    let all = try answer("GetAll", [.string("org.example.Lamp")])
    #expect(all.first?.entries?["Level"] == .uint32(10))
    #expect(all.first?.entries?.count == 2)
  }

  @Test func `a property can be set, and an invalid value is reported`() throws {
    let place: [DBusValue] = [.string("org.example.Lamp"), .string("Level")]
    _ = try answer("Set", place + [.variant(.uint32(90))])
    #expect(house.lamp.level == 90)
    let refusal = failure("Set", place + [.variant(.uint32(101))])
    #expect(refusal?.name == "org.example.Error.TooBright")
    #expect(house.lamp.level == 90)
  }

  @Test(
    arguments: [
      ("Shine", [], "", lampPath, "UnknownMethod"),
      ("Dim", [], "org.example.Cat", lampPath, "UnknownInterface"),
      ("Dim", [], "", "/org/example/Garden", "UnknownObject"),
      ("Dim", [], "org.example.Lamp", "/org/example", "UnknownInterface"),
      ("Dim", [.uint32(1)], "", lampPath, "InvalidArgs"),
      ("Dim", [.string("1"), .string("")], "", lampPath, "InvalidArgs"),
      ("Get", [.string(""), .string("Colour")], "", lampPath, "UnknownProperty"),
      ("Get", [.string("org.example.Cat"), .string("Level")], "", lampPath, "UnknownInterface"),
      ("GetAll", [.string("org.example.Cat")], "", lampPath, "UnknownInterface"),
      (
        "Set", [.string(""), .string("Name"), .variant(.string("x"))], "", lampPath,
        "PropertyReadOnly"
      ),
      (
        "Set", [.string(""), .string("Level"), .variant(.string("9"))], "", lampPath, "InvalidArgs"
      ),
    ] as [(String, [DBusValue], String, String, String)]
  )
  func `a wrong call is answered with the standard error`(
    member: String,
    arguments: [DBusValue],
    interface: String,
    path: String,
    error: String
  ) {
    let answer = failure(member, arguments, in: interface, at: path)
    #expect(answer?.name == "org.freedesktop.DBus.Error.\(error)")
    #expect(answer?.message.isEmpty == false)
  }

  @Test func `an error states the expected and the actual type`() {
    #expect(
      failure("Dim", [.uint32(1)])?.message == "Dim expects type us, but got type u"
    )
  }

  @Test func `introspection leads from the root to an object and describes it completely`() throws {
    var path = "/"
    for name in ["org", "example", "House", "cellar", "lamp"] {
      let xml = try #require(try answer("Introspect", at: path).first?.text)
      #expect(xml.contains("<node name=\"\(name)\"/>"))
      path += (path == "/" ? "" : "/") + name
    }
    let xml = try #require(try answer("Introspect", at: path).first?.text)
    #expect(xml.contains(#"<property access="readwrite" name="Level" type="u">"#))
    #expect(xml.contains(#"<arg direction="in" name="reason" type="s"/>"#))
    #expect(xml.contains(#"<interface name="org.freedesktop.DBus.Properties">"#))
    #expect(xml.contains(#"EmitsChangedSignal" value="const"/>"#))
  }

  @Test(arguments: [100, 1000])
  func `an answer about many objects lists them once and reads each property once`(
    count: Int
  ) throws {
    let street = Street(lampCount: count)
    let call = DBusCall(path: "/street", member: "GetManagedObjects")
    guard case .dictionary(let objects, _, _) = try street.answer(call).first else { return }
    #expect(objects.count == count)
    #expect(street.listings == 1 && street.searches == 1)
    #expect(street.lamp.readings == 2 * count)
  }

  @Test func `an object manager lists the objects below it with all properties`() throws {
    let objects = try answer("GetManagedObjects", at: "/org/example/House")
    guard case .dictionary(let entries, "o", "a{sa{sv}}") = objects.first else {
      Issue.record("not a list of objects: \(objects)")
      return
    }
    #expect(entries.keys.map(\.text) == [Self.lampPath])
    let lamp = entries[.objectPath(Self.lampPath)]?.entries?["org.example.Lamp"]
    #expect(lamp?.entries?["Level"] == .uint32(10))
    #expect(objects.signature == "a{oa{sa{sv}}}")
  }

  @Test(
    arguments: [
      ("text-size", "/a/text_2dsize"), ("", "/a/_"), ("9", "/a/_39"),
      ("größe", "/a/gr_c3_b6_c3_9fe"),
    ]
  )
  func `a name with any characters is encoded in a path like systemd does`(
    name: String,
    path: String
  ) {
    #expect(name.objectPath(below: "/a") == path)
  }

  @Test func `a nested value knows its type`() {
    let deep = DBusValue.structure([
      .array([], of: "(so)"), .dictionary([:], key: "s", value: "v"), .variant(.int32(1)),
    ])
    #expect(deep.signature == "(a(so)a{sv}v)")
  }
}

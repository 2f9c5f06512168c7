// SPDX-License-Identifier: Apache-2.0

/// Answers calls from a tree of objects. It has no side effects except those of the objects, so
/// tests need no bus.
///
/// It answers calls of properties, introspection and object managers itself, from what the
/// objects declare. Errors have the names of the D-Bus specification.
package enum DBusDispatcher {
  /// Returns the values that answer a call.
  ///
  /// - Throws: The error to send back.
  package static func answer(
    _ call: DBusCall,
    in tree: some DBusObjectTree
  ) throws(DBusError) -> [DBusValue] {
    let object = tree.object(at: call.path)
    guard object != nil || tree.paths.contains(where: { DBusPath.isBelow(call.path, $0) }) else {
      throw .standard(.unknownObject, "no object at \(call.path)")
    }
    let (interface, method) = try method(of: call, in: object?.interfaces ?? [])
    try check(call.arguments.signature, is: method.inputs.signature, of: method.name)
    switch (interface, object) {
    case (.introspectable, _):
      let interfaces = object.map { $0.interfaces + DBusInterface.everywhere } ?? []
      let nodes = DBusPath.children(of: call.path, among: tree.paths)
      return [.string(DBusIntrospection.xml(of: interfaces, nodes: nodes))]
    case (.properties, let object?): return try properties(method.name, call.arguments, of: object)
    case (.objectManager, _?): return [try managedObjects(below: call.path, in: tree)]
    case (_, let object?):
      var complete = call
      complete.interface = interface.name
      return try object.call(complete)
    case (_, nil): throw .standard(.unknownObject, "no object at \(call.path)")
    }
  }

  private static func method(
    of call: DBusCall,
    in interfaces: [DBusInterface]
  ) throws(DBusError) -> (DBusInterface, DBusInterface.Method) {
    let all = interfaces + [.properties, .introspectable]
    let meant = call.interface.isEmpty ? all : all.filter { $0.name == call.interface }
    guard !meant.isEmpty else {
      throw .standard(.unknownInterface, "\(call.path) has no interface \(call.interface)")
    }
    for interface in meant {
      if let method = interface.methods.first(where: { $0.name == call.member }) {
        return (interface, method)
      }
    }
    let subject = call.interface.isEmpty ? call.path : call.interface
    throw .standard(.unknownMethod, "\(subject) has no method \(call.member)")
  }

  private static func check(
    _ signature: String,
    is wanted: String,
    of name: String
  ) throws(DBusError) {
    guard signature == wanted else {
      let (wanted, given) = (described(wanted), described(signature))
      throw .standard(.invalidArguments, "\(name) expects \(wanted), but got \(given)")
    }
  }

  private static func described(_ signature: String) -> String {
    signature.isEmpty ? "nothing" : "type \(signature)"
  }
}

extension DBusDispatcher {
  private static func properties(
    _ method: String,
    _ arguments: [DBusValue],
    of object: any DBusObject
  ) throws(DBusError) -> [DBusValue] {
    let interface = arguments.first?.text ?? ""
    guard arguments.count > 1, let name = arguments[1].text else {
      return [.properties(try allProperties(of: object, in: interface))]
    }
    let (owner, property) = try property(name, of: object, in: interface)
    guard arguments.count > 2 else {
      return [.variant(try object.value(of: name, in: owner.name))]
    }
    guard property.isWritable else { throw .standard(.propertyReadOnly, "\(name) is read-only") }
    guard case .variant(let value) = arguments[2] else { return [] }
    try check(value.signature, is: property.signature, of: name)
    try object.set(name, in: owner.name, to: value)
    return []
  }

  /// Returns all properties of an interface; of all interfaces if the name is empty.
  private static func allProperties(
    of object: any DBusObject,
    in interface: String
  ) throws(DBusError) -> [String: DBusValue] {
    var values: [String: DBusValue] = [:]
    for owner in try owners(interface, of: object) {
      for property in owner.properties {
        values[property.name] = try object.value(of: property.name, in: owner.name)
      }
    }
    return values
  }

  private static func property(
    _ name: String,
    of object: any DBusObject,
    in interface: String
  ) throws(DBusError) -> (DBusInterface, DBusInterface.Property) {
    for owner in try owners(interface, of: object) {
      if let property = owner.properties.first(where: { $0.name == name }) {
        return (owner, property)
      }
    }
    let subject = interface.isEmpty ? "the object" : interface
    throw .standard(.unknownProperty, "\(subject) has no property \(name)")
  }

  private static func owners(
    _ name: String,
    of object: any DBusObject
  ) throws(DBusError) -> [DBusInterface] {
    guard !name.isEmpty else { return object.interfaces }
    let owners = (object.interfaces + DBusInterface.everywhere).filter { $0.name == name }
    guard !owners.isEmpty else {
      throw .standard(.unknownInterface, "the object has no interface \(name)")
    }
    return owners
  }

  /// Returns the interfaces of an object with their properties, as object managers list them.
  package static func interfaces(of object: any DBusObject) throws(DBusError) -> DBusValue {
    var interfaces: [DBusValue: DBusValue] = [:]
    for interface in object.interfaces + DBusInterface.everywhere {
      let values = try allProperties(of: object, in: interface.name)
      interfaces[.string(interface.name)] = .properties(values)
    }
    return .dictionary(interfaces, key: "s", value: "a{sv}")
  }

  private static func managedObjects(
    below path: String,
    in tree: some DBusObjectTree
  ) throws(DBusError) -> DBusValue {
    var objects: [DBusValue: DBusValue] = [:]
    for other in tree.paths where DBusPath.isBelow(path, other) {
      guard let object = tree.object(at: other) else { continue }
      objects[.objectPath(other)] = try interfaces(of: object)
    }
    return .dictionary(objects, key: "o", value: "a{sa{sv}}")
  }
}

/// An object at a path.
///
/// Calls have been checked against ``interfaces``: the member exists, the types match, and a
/// property to be set is writable.
package protocol DBusObject {
  /// The interfaces of the object, without those that every object has: properties,
  /// introspection and peer.
  var interfaces: [DBusInterface] { get }

  /// Returns the current value of a property.
  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue

  /// Sets a property.
  func set(_ property: String, in interface: String, to value: DBusValue) throws(DBusError)

  /// Calls a method.
  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue]
}

extension DBusObject {
  /// Throws an error, for objects without writable properties.
  package func set(
    _ property: String,
    in interface: String,
    to value: DBusValue
  ) throws(DBusError) {
    throw .standard(.propertyReadOnly, "\(property) is read-only")
  }
}

/// The objects that a connection serves.
package protocol DBusObjectTree {
  /// The paths of all objects, in any order.
  var paths: [String] { get }

  /// Returns the object at a path; `nil` if there is none.
  func object(at path: String) -> (any DBusObject)?
}

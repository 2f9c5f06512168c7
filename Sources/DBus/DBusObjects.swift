// SPDX-License-Identifier: Apache-2.0

import CSystemd
import Glibc

/// An object at a path. Calls of it have been checked against ``interfaces``: the member exists,
/// the types match, and a property to be set is writable.
package protocol DBusObject {
  /// The interfaces of the object, without those that every object has: properties, introspection
  /// and peer.
  var interfaces: [DBusInterface] { get }

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue

  func set(_ property: String, in interface: String, to value: DBusValue) throws(DBusError)

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue]
}

extension DBusObject {
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
  /// All objects, by their paths.
  var objects: [String: any DBusObject] { get }

  func object(at path: String) -> (any DBusObject)?
}

extension DBusObjectTree {
  package func object(at path: String) -> (any DBusObject)? { objects[path] }

  /// Returns the values that answer a call, or throws the error to send back. Calls of properties,
  /// introspection and object managers are answered from what the objects declare.
  package func answer(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    let object = object(at: call.path)
    guard object != nil || objects.keys.contains(where: { $0.isBelow(call.path) }) else {
      throw .standard(.unknownObject, "no object at \(call.path)")
    }
    let (interface, method) = try call.method(in: object?.interfaces ?? [])
    try method.name.check(call.arguments.signature, is: method.inputs.signature)
    switch (interface, object) {
    case (.introspectable, _):
      let nodes = children(of: call.path)
      return [.string((object?.allInterfaces ?? []).introspection(nodes: nodes))]
    case (.properties, let object?): return try object.properties(call.arguments)
    case (.objectManager, _?): return [try managedObjects(below: call.path)]
    case (_, let object?):
      var complete = call
      complete.interface = interface.name
      return try object.call(complete)
    case (_, nil): throw .standard(.unknownObject, "no object at \(call.path)")
    }
  }

  /// Returns the unique names of the direct children of a path, in alphabetical order.
  private func children(of parent: String) -> [String] {
    let depth = parent == "/" ? 1 : parent.utf8.count + 1
    let names = objects.keys.filter { $0.isBelow(parent) }.compactMap {
      $0.utf8.dropFirst(depth).split(separator: UInt8(ascii: "/"), maxSplits: 1).first
    }
    return Set(names.compactMap(String.init)).sorted()
  }

  private func managedObjects(below path: String) throws(DBusError) -> DBusValue {
    var values: [DBusValue: DBusValue] = [:]
    for (other, object) in objects where other.isBelow(path) {
      values[.objectPath(other)] = try object.allValues()
    }
    return .dictionary(values, key: "o", value: "a{sa{sv}}")
  }
}

extension String {
  /// Returns the path of a child with this name, which may contain any characters; `nil` if the
  /// parent's path is invalid. As `sd_bus_path_encode` does it, each byte of the name that isn't an
  /// ASCII letter or digit becomes `_` and two hexadecimal digits. So does a leading digit.
  package func objectPath(below parent: String) -> String? {
    var path: UnsafeMutablePointer<CChar>?
    guard sd_bus_path_encode(parent, self, &path) >= 0, let path else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns the name of the child of a parent that has this path; `nil` if it is the path of none.
  package func nameOfChild(below parent: String) -> String? {
    var name: UnsafeMutablePointer<CChar>?
    guard sd_bus_path_decode(self, parent, &name) > 0, let name else { return nil }
    defer { free(name) }
    let decoded = String(cString: name)
    return decoded.objectPath(below: parent) == self ? decoded : nil
  }

  fileprivate func isBelow(_ parent: String) -> Bool {
    hasPrefix(parent == "/" ? "/" : parent + "/") && utf8.count > 1
  }

  /// Checks the signature that a method or property with this name is given.
  fileprivate func check(_ signature: String, is wanted: String) throws(DBusError) {
    guard signature == wanted else {
      let words = [wanted, signature].map { $0.isEmpty ? "nothing" : "type \($0)" }
      throw .standard(.invalidArguments, "\(self) expects \(words[0]), but got \(words[1])")
    }
  }
}

extension [DBusInterface] {
  /// Returns the interfaces with a name; all if it is empty.
  fileprivate func named(_ name: String, of subject: String) throws(DBusError) -> [DBusInterface] {
    let named = name.isEmpty ? self : filter { $0.name == name }
    guard !named.isEmpty else {
      throw .standard(.unknownInterface, "\(subject) has no interface \(name)")
    }
    return named
  }
}

extension DBusCall {
  /// Returns the method that is called, and its interface.
  fileprivate func method(
    in interfaces: [DBusInterface]
  ) throws(DBusError) -> (DBusInterface, DBusInterface.Method) {
    let all = interfaces + [.properties, .introspectable]
    for interface in try all.named(interface, of: path) {
      if let method = interface.methods.first(where: { $0.name == member }) {
        return (interface, method)
      }
    }
    let subject = interface.isEmpty ? path : interface
    throw .standard(.unknownMethod, "\(subject) has no method \(member)")
  }
}

// Properties.
extension DBusObject {
  /// The interfaces, and those that every object has.
  fileprivate var allInterfaces: [DBusInterface] {
    interfaces + [.properties, .introspectable, .peer]
  }

  /// Answers `Get`, `GetAll` or `Set`, which differ in the number of their arguments.
  fileprivate func properties(_ arguments: [DBusValue]) throws(DBusError) -> [DBusValue] {
    let interface = arguments.first?.text ?? ""
    guard arguments.count > 1, let name = arguments[1].text else {
      return [.properties(try allProperties(in: interface))]
    }
    let (owner, property) = try property(name, in: interface)
    guard arguments.count > 2 else { return [.variant(try value(of: name, in: owner.name))] }
    guard property.isWritable else { throw .standard(.propertyReadOnly, "\(name) is read-only") }
    guard case .variant(let value) = arguments[2] else { return [] }
    try name.check(value.signature, is: property.signature)
    try set(name, in: owner.name, to: value)
    return []
  }

  /// Returns all properties of an interface; of all interfaces if the name is empty.
  private func allProperties(in interface: String) throws(DBusError) -> [String: DBusValue] {
    var values: [String: DBusValue] = [:]
    for owner in try allInterfaces.named(interface, of: "the object") {
      for property in owner.properties {
        values[property.name] = try value(of: property.name, in: owner.name)
      }
    }
    return values
  }

  private func property(
    _ name: String,
    in interface: String
  ) throws(DBusError) -> (DBusInterface, DBusInterface.Property) {
    for owner in try allInterfaces.named(interface, of: "the object") {
      if let property = owner.properties.first(where: { $0.name == name }) {
        return (owner, property)
      }
    }
    let subject = interface.isEmpty ? "the object" : interface
    throw .standard(.unknownProperty, "\(subject) has no property \(name)")
  }

  /// Returns the interfaces with their properties, as object managers list them.
  fileprivate func allValues() throws(DBusError) -> DBusValue {
    var values: [DBusValue: DBusValue] = [:]
    for interface in allInterfaces {
      values[.string(interface.name)] = .properties(try allProperties(in: interface.name))
    }
    return .dictionary(values, key: "s", value: "a{sv}")
  }
}

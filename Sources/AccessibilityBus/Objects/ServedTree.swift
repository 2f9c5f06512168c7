// SPDX-License-Identifier: Apache-2.0

import DBus

/// The tree that is on the bus now, and the requests from clients. A class on one thread, because
/// the connection answers calls from it at any time.
final class ServedTree: DBusObjectTree {
  var tree: AccessibleTree
  /// The program's unique name on the bus.
  var ownName: String
  /// The locale of the program's words, such as `en_US`.
  let locale: String
  /// The program's parent, which the registry provides.
  var desktop = ObjectReference.nothing
  /// The number that the registry assigned to the program.
  var number: Int32 = 0
  var requests: [AccessibilityRequest] = []
  /// The number of times that a client has asked for an object.
  private(set) var questionCount = 0
  private static let capacity = 1000

  init(_ tree: AccessibleTree, ownName: String = "", locale: String = "") {
    (self.tree, self.ownName, self.locale) = (tree, ownName, locale)
  }

  var paths: [String] { tree.objects.map(\.path.text) }

  func object(at path: String) -> (any DBusObject)? {
    questionCount += 1
    if path == AccessibilityInterfaces.cachePath { return self }
    guard let path = ObjectPath(path) else { return nil }
    return tree[path].map { BusObject(object: $0, served: self) } ?? DepartedObject()
  }

  func ask(_ request: AccessibilityRequest) {
    if requests.count < Self.capacity { requests.append(request) }
  }

  func takeRequest() -> AccessibilityRequest? {
    requests.isEmpty ? nil : requests.removeFirst()
  }

  func reference(to path: ObjectPath?) -> DBusValue {
    path.map { ObjectReference(bus: ownName, path: $0.text).value } ?? ObjectReference.nothing
  }

  func references(to paths: [ObjectPath]) -> DBusValue { .array(paths.map(reference), of: "(so)") }
}

// The whole tree in one answer, so that clients needn't query each object.
extension ServedTree: DBusObject {
  var interfaces: [DBusInterface] { [AccessibilityInterfaces.cache] }

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    throw .standard(.unknownProperty, "\(interface) has no property \(property)")
  }

  func call(_ call: DBusCall) -> [DBusValue] {
    let items = tree.objects.map { BusObject(object: $0, served: self).item }
    return [.array(items, of: AccessibilityInterfaces.cacheItem)]
  }
}

/// An object that no longer exists, or never did.
///
/// It accepts a value and ignores it. A client that gets an error when it sets a value crashes
/// (libatspi 2.46 releases a reference that it doesn't hold), and it may be the screen reader.
///
/// Its parent is the null reference. Orca 43 asks the object that lost the focus for its parent,
/// and doesn't announce the new focus if that fails.
struct DepartedObject: DBusObject {
  var interfaces: [DBusInterface] { [AccessibilityInterfaces.accessible, Self.value] }

  /// The interface of a value that can be set without effect.
  static let value = DBusInterface(
    AccessibilityInterfaces.value.name,
    properties: [.init("CurrentValue", "d", isWritable: true, change: .untold)]
  )

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    guard property == "Parent" else {
      throw .standard(.unknownObject, "the object no longer exists")
    }
    return ObjectReference.nothing
  }

  func set(_ property: String, in interface: String, to value: DBusValue) {}

  func call(_ call: DBusCall) throws(DBusError) -> [DBusValue] {
    throw .standard(.unknownObject, "the object no longer exists")
  }
}

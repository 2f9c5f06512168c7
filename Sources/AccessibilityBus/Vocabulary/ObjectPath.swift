// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
package import DBus

/// The path of an object on the accessibility bus.
package enum ObjectPath: Hashable, Sendable {
  case root
  /// Any other object; the window is number 0.
  case numbered(Int)

  static let frame = ObjectPath.numbered(0)

  static let prefix = "/org/a11y/atspi/accessible"

  /// The path that stands for no object.
  package static let null = "/org/a11y/atspi/null"

  /// The path of the object that tells of all others, and that of the registry's list of events.
  package static let (cache, registry) = ("/org/a11y/atspi/cache", "/org/a11y/atspi/registry")

  package var text: String {
    switch self {
    case .root: Self.prefix + "/root"
    case .numbered(let number): Self.prefix + "/\(number)"
    }
  }

  /// Creates a path from text; returns `nil` if no object of this program can have it.
  init?(_ text: String) {
    let name = text.dropFirst(Self.prefix.count + 1)
    self = name == "root" ? .root : .numbered(Int(name) ?? 0)
    guard self.text == text else { return nil }
  }
}

/// A source of paths. An object keeps its path as long as it exists, and no path is used twice.
struct ObjectPaths: Sendable {
  private var numbers: [ElementID: Int] = [:]
  private var lastNumber = 0

  mutating func path(of id: ElementID) -> ObjectPath {
    if let number = numbers[id] { return .numbered(number) }
    defer { numbers[id] = lastNumber }
    return newPath()
  }

  /// Returns a path for something outside the tree.
  mutating func newPath() -> ObjectPath {
    lastNumber += 1
    return .numbered(lastNumber)
  }

  /// Forgets everything that no longer exists, so that memory doesn't grow over years.
  mutating func keepOnly(_ identities: Set<ElementID>) {
    guard numbers.count > identities.count else { return }
    numbers = numbers.filter { identities.contains($0.key) }
  }
}

/// A reference to an object on the accessibility bus.
package struct ObjectReference: Hashable, Sendable {
  /// The name of its program on the bus.
  package let bus: String
  package let path: String

  package init(bus: String, path: String) { (self.bus, self.path) = (bus, path) }

  /// Creates a reference from a program's answer; returns `nil` if that isn't one or means no object.
  package init?(_ value: DBusValue) {
    guard case .structure(let pair) = value, pair.count == 2, let bus = pair[0].text,
      let path = pair[1].text, path != ObjectPath.null
    else { return nil }
    (self.bus, self.path) = (bus, path)
  }

  /// Reads a list of references, such as an object's children, skipping invalid ones.
  package static func list(_ values: [DBusValue]) -> [ObjectReference] {
    guard case .array(let elements, _)? = values.first else { return [] }
    return elements.compactMap(ObjectReference.init)
  }
}

extension ObjectReference {
  /// The registry, whose children are the programs.
  package static let registry = ObjectReference(
    bus: DBusInterface.registry.name,
    path: ObjectPath.root.text
  )

  /// The reference that stands for no object, as a value.
  static let nothing = ObjectReference(bus: "", path: ObjectPath.null).value

  package var value: DBusValue { .structure([.string(bus), .objectPath(path)]) }

  package func call(
    _ member: String,
    _ arguments: [DBusValue] = [],
    in interface: DBusInterface = .accessible
  ) -> DBusCall {
    DBusCall(path: path, interface: interface.name, member: member, arguments: arguments)
  }

  package func property(_ name: String, of interface: DBusInterface) -> DBusCall {
    call("Get", [.string(interface.name), .string(name)], in: .properties)
  }
}

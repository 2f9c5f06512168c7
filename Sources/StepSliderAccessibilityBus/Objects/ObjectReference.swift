// SPDX-License-Identifier: Apache-2.0

package import DBus

/// A reference to an object on the accessibility bus.
package struct ObjectReference: Hashable, Sendable {
  /// The name of its program on the bus.
  package let bus: String
  /// The path of the object in its program.
  package let path: String

  package init(bus: String, path: String) { (self.bus, self.path) = (bus, path) }

  /// Creates a reference from a program's answer; returns `nil` if that isn't one or
  /// means no object.
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

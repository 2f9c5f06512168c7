// SPDX-License-Identifier: Apache-2.0

package import DBus

/// An object of a program on the accessibility bus.
package struct ObjectReference: Hashable, Sendable {
  /// The program's name on the bus.
  package let bus: String
  /// The object's path in the program.
  package let path: String

  package init(bus: String, path: String) { (self.bus, self.path) = (bus, path) }

  /// Reads what a program answers with; `nil` for what is no reference, or one to nothing.
  package init?(_ value: DBusValue) {
    guard case .structure(let pair) = value, pair.count == 2, let bus = pair[0].text,
      let path = pair[1].text, path != ObjectPath.null
    else { return nil }
    (self.bus, self.path) = (bus, path)
  }

  /// Reads a list of references, such as an object's children; leaves out what is none.
  package static func list(_ values: [DBusValue]) -> [ObjectReference] {
    guard case .array(let elements, _)? = values.first else { return [] }
    return elements.compactMap(ObjectReference.init)
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What another program told its listeners.
package struct DBusSignal: Hashable, Sendable {
  /// Which object tells it.
  package var path: String
  /// Which interface it belongs to.
  package var interface: String
  /// Its name.
  package var member: String
  /// What it carries.
  package var arguments: [DBusValue]
  /// The unique name of the program.
  package var sender: String

  /// A signal of an object.
  package init(
    path: String,
    interface: String,
    member: String,
    arguments: [DBusValue] = [],
    sender: String = ""
  ) {
    (self.path, self.interface, self.member) = (path, interface, member)
    (self.arguments, self.sender) = (arguments, sender)
  }

  /// Tells that properties have new values; those without one here are to be asked for again.
  package static func propertiesChanged(
    at path: String,
    in interface: String,
    to values: [String: DBusValue],
    invalidated: [String] = []
  ) -> DBusSignal {
    DBusSignal(
      path: path,
      interface: DBusInterface.properties.name,
      member: "PropertiesChanged",
      arguments: [.string(interface), .properties(values), .strings(invalidated)]
    )
  }
}

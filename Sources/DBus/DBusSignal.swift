// SPDX-License-Identifier: Apache-2.0

/// A signal to the listeners of a program.
package struct DBusSignal: Hashable, Sendable {
  /// The path of the object that sends it.
  package var path: String
  /// The name of its interface.
  package var interface: String
  /// The name of the signal.
  package var member: String
  /// The values that it carries.
  package var arguments: [DBusValue]
  /// The sender's unique name on the bus.
  package var sender: String

  /// Creates a signal of an object.
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

  /// Returns a signal of changed properties. Listeners must read invalidated ones again.
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

// SPDX-License-Identifier: Apache-2.0

package typealias DBusCall = DBusMessage
package typealias DBusSignal = DBusMessage

/// A method call, or a signal to the listeners of a program.
package struct DBusMessage: Hashable, Sendable {
  package var path: String
  /// The name of the interface. If a call has none, any interface that has the method is used.
  package var interface: String
  package var member: String
  package var arguments: [DBusValue]
  /// The sender's unique name on the bus.
  package var sender: String

  package init(
    path: String,
    interface: String = "",
    member: String,
    arguments: [DBusValue] = [],
    sender: String = ""
  ) {
    (self.path, self.interface, self.member) = (path, interface, member)
    (self.arguments, self.sender) = (arguments, sender)
  }

  package static func propertiesChanged(
    at path: String,
    in interface: String,
    to values: [String: DBusValue]
  ) -> DBusSignal {
    DBusSignal(
      path: path,
      interface: DBusInterface.properties.name,
      member: "PropertiesChanged",
      arguments: [.string(interface), .properties(values), .strings([])]
    )
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A method call.
package struct DBusCall: Hashable, Sendable {
  /// The path of the object.
  package var path: String
  /// The name of the interface. If empty, any interface that has the method is used.
  package var interface: String
  /// The name of the method.
  package var member: String
  /// The arguments.
  package var arguments: [DBusValue]
  /// The caller's unique name on the bus.
  package var sender: String

  /// Creates a method call.
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
}

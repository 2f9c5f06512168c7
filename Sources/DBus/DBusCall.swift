// SPDX-License-Identifier: Apache-2.0

/// A call of a method by another program.
package struct DBusCall: Hashable, Sendable {
  /// Which object is meant.
  package var path: String
  /// Which interface is meant; empty if whichever has the method.
  package var interface: String
  /// The method.
  package var member: String
  /// What it is given.
  package var arguments: [DBusValue]
  /// The caller's unique name on the bus.
  package var sender: String

  /// A call of a method.
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

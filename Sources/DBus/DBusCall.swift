// SPDX-License-Identifier: Apache-2.0

/// A call of a method by another program.
public struct DBusCall: Hashable, Sendable {
  /// Which object is meant.
  public var path: String
  /// Which interface is meant; empty if whichever has the method.
  public var interface: String
  /// The method.
  public var member: String
  /// What it is given.
  public var arguments: [DBusValue]
  /// The caller's unique name on the bus.
  public var sender: String

  /// A call of a method.
  public init(
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

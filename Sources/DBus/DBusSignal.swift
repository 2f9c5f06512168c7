// SPDX-License-Identifier: Apache-2.0

/// What another program told its listeners.
public struct DBusSignal: Hashable, Sendable {
  /// Which object tells it.
  public var path: String
  /// Which interface it belongs to.
  public var interface: String
  /// Its name.
  public var member: String
  /// What it carries.
  public var arguments: [DBusValue]
  /// The unique name of the program.
  public var sender: String

  /// A signal of an object.
  public init(
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
  public static func propertiesChanged(
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

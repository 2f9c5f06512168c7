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
}

// SPDX-License-Identifier: Apache-2.0

/// The interfaces of the D-Bus specification, section "Standard Interfaces".
extension DBusInterface {
  /// `org.freedesktop.DBus.Properties`: every object has it.
  package static let properties = DBusInterface(
    "org.freedesktop.DBus.Properties",
    methods: [
      Method("Get", [.init("interface", "s"), .init("name", "s")], gives: [.init("value", "v")]),
      Method("GetAll", [.init("interface", "s")], gives: [.init("values", "a{sv}")]),
      Method("Set", [.init("interface", "s"), .init("name", "s"), .init("value", "v")]),
    ],
    signals: [
      Signal(
        "PropertiesChanged",
        [.init("interface", "s"), .init("changed", "a{sv}"), .init("invalidated", "as")]
      )
    ]
  )

  /// `org.freedesktop.DBus.Introspectable`: every object has it.
  package static let introspectable = DBusInterface(
    "org.freedesktop.DBus.Introspectable",
    methods: [Method("Introspect", gives: [.init("xml", "s")])]
  )

  /// `org.freedesktop.DBus.Peer`, which libsystemd answers by itself.
  package static let peer = DBusInterface(
    "org.freedesktop.DBus.Peer",
    methods: [Method("Ping"), Method("GetMachineId", gives: [.init("id", "s")])]
  )

  /// `org.freedesktop.DBus.ObjectManager`; an object that names it has all below it listed.
  package static let objectManager = DBusInterface(
    "org.freedesktop.DBus.ObjectManager",
    methods: [Method("GetManagedObjects", gives: [.init("objects", "a{oa{sa{sv}}}")])],
    signals: [
      Signal("InterfacesAdded", [.init("object", "o"), .init("interfaces", "a{sa{sv}}")]),
      Signal("InterfacesRemoved", [.init("object", "o"), .init("interfaces", "as")]),
    ]
  )

  /// What every object has, without naming it.
  static let everywhere = [properties, introspectable, peer]
}

// SPDX-License-Identifier: Apache-2.0

/// The interfaces of the D-Bus specification, section "Standard Interfaces".
extension DBusInterface {
  /// `org.freedesktop.DBus.Properties`, which every object has.
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

  /// `org.freedesktop.DBus.Introspectable`, which every object has.
  package static let introspectable = DBusInterface(
    "org.freedesktop.DBus.Introspectable",
    methods: [Method("Introspect", gives: [.init("xml", "s")])]
  )

  /// `org.freedesktop.DBus.Peer`, which libsystemd answers itself.
  package static let peer = DBusInterface(
    "org.freedesktop.DBus.Peer",
    methods: [Method("Ping"), Method("GetMachineId", gives: [.init("id", "s")])]
  )

  /// `org.freedesktop.DBus.ObjectManager`. An object that lists it reports all objects below
  /// it.
  package static let objectManager = DBusInterface(
    "org.freedesktop.DBus.ObjectManager",
    methods: [Method("GetManagedObjects", gives: [.init("objects", "a{oa{sa{sv}}}")])],
    signals: [
      Signal("InterfacesAdded", [.init("object", "o"), .init("interfaces", "a{sa{sv}}")]),
      Signal("InterfacesRemoved", [.init("object", "o"), .init("interfaces", "as")]),
    ]
  )

  /// The interfaces that every object has without listing them.
  static let everywhere = [properties, introspectable, peer]
}

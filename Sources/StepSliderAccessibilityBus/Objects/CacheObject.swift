// SPDX-License-Identifier: Apache-2.0

import DBus

/// The whole tree in one answer, so that clients needn't query each object.
struct CacheObject: DBusObject {
  static let path = "/org/a11y/atspi/cache"
  private static let item = "((so)(so)(so)iiassusau)"

  let served: ServedTree

  var interfaces: [DBusInterface] { [Self.cache] }

  private static let cache = DBusInterface(
    "org.a11y.atspi.Cache",
    methods: [.init("GetItems", gives: [.init("items", "a\(item)")])]
  )

  func value(of property: String, in interface: String) throws(DBusError) -> DBusValue {
    throw .standard(.unknownProperty, "\(interface) has no property \(property)")
  }

  func call(_ call: DBusCall) -> [DBusValue] {
    [.array(served.tree.objects.map { BusObject($0, in: served).item }, of: Self.item)]
  }
}

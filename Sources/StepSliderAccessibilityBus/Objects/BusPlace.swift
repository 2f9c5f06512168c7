// SPDX-License-Identifier: Apache-2.0

import DBus

/// Where a tree is on the bus.
struct BusPlace: Hashable, Sendable {
  /// The program's own name on the bus.
  var ownName = ""
  /// What holds the application: the desktop, as the registry told it.
  var desktop = Self.nowhere
  /// The number that the registry gave the application.
  var applicationNumber: Int32 = 0
  /// The language of the program's words, such as `en_US`.
  var locale = ""

  /// What clients are told where there is no object.
  static let nowhere = DBusValue.structure([.string(""), .objectPath(ObjectPath.null)])

  /// How a client finds an object.
  func reference(to path: ObjectPath?) -> DBusValue {
    path.map { .structure([.string(ownName), .objectPath($0.text)]) } ?? Self.nowhere
  }

  /// How a client finds objects.
  func references(to paths: [ObjectPath]) -> DBusValue {
    .array(paths.map(reference), of: "(so)")
  }
}

// SPDX-License-Identifier: Apache-2.0

import DBus

/// The program as clients know it: what they are told of it, and how they reach its objects.
struct BusApplication: Hashable, Sendable {
  /// Its own name on the bus.
  var ownName = ""
  /// A reference to what holds it: the desktop, as the registry told it.
  var desktop = Self.nothing
  /// The number that the registry gave it.
  var number: Int32 = 0
  /// The language of its words, such as `en_US`.
  var locale = ""

  /// What clients are told where there is no object.
  static let nothing = DBusValue.structure([.string(""), .objectPath(ObjectPath.null)])

  /// A reference to one of its objects.
  func reference(to path: ObjectPath?) -> DBusValue {
    path.map { .structure([.string(ownName), .objectPath($0.text)]) } ?? Self.nothing
  }

  /// References to some of its objects.
  func references(to paths: [ObjectPath]) -> DBusValue {
    .array(paths.map(reference), of: "(so)")
  }
}

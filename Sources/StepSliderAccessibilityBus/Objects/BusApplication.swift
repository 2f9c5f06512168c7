// SPDX-License-Identifier: Apache-2.0

import DBus

/// A program as clients know it, and the references to its objects.
struct BusApplication: Hashable, Sendable {
  /// The program's unique name on the bus.
  var ownName = ""
  /// A reference to its parent, the desktop, which the registry provides.
  var desktop = Self.nothing
  /// The number that the registry assigned.
  var number: Int32 = 0
  /// The locale of its words, such as `en_US`.
  var locale = ""

  /// The reference that stands for no object.
  static let nothing = DBusValue.structure([.string(""), .objectPath(ObjectPath.null)])

  /// Returns a reference to an object of the program.
  func reference(to path: ObjectPath?) -> DBusValue {
    path.map { .structure([.string(ownName), .objectPath($0.text)]) } ?? Self.nothing
  }

  /// Returns references to some objects of the program.
  func references(to paths: [ObjectPath]) -> DBusValue {
    .array(paths.map(reference), of: "(so)")
  }
}

extension [String: String] {
  /// The POSIX locale of the program's words, such as `en_US`.
  var locale: String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { self[$0] }
    return String((names.first { !$0.isEmpty } ?? "C").prefix { $0 != "." && $0 != "@" })
  }
}

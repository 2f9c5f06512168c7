// SPDX-License-Identifier: GPL-3.0-or-later

extension Sequence where Element: Hashable {
  /// The elements without duplicates, in order of first appearance.
  var eachOnce: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

// SPDX-License-Identifier: Apache-2.0

import CSystemd
import Glibc

/// Functions for object paths.
package enum DBusPath {
  /// Returns the path of a child whose name may contain any characters.
  ///
  /// As in systemd, each byte of the name that isn't an ASCII letter or digit becomes `_` and
  /// two hexadecimal digits. So does a leading digit. The corresponding C function is
  /// `sd_bus_path_encode`.
  ///
  /// - Returns: The path; `nil` if the parent's path is invalid.
  package static func encode(_ name: String, below parent: String) -> String? {
    var path: UnsafeMutablePointer<CChar>?
    guard sd_bus_path_encode(parent, name, &path) >= 0, let path else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns whether a path is below another one.
  static func isBelow(_ parent: String, _ path: String) -> Bool {
    path.hasPrefix(parent == "/" ? "/" : parent + "/") && path.utf8.count > 1
  }

  /// Returns the unique names of the direct children of a path, in alphabetical order.
  static func children(of parent: String, among paths: [String]) -> [String] {
    let depth = parent == "/" ? 1 : parent.utf8.count + 1
    let names = paths.filter { isBelow(parent, $0) }.compactMap {
      $0.utf8.dropFirst(depth).split(separator: UInt8(ascii: "/"), maxSplits: 1).first
    }
    return Set(names.compactMap(String.init)).sorted()
  }
}

// SPDX-License-Identifier: Apache-2.0

import CSystemd
import Glibc

/// Paths of objects.
package enum DBusPath {
  /// The path of something with a name of any characters, below another path; `_` and two
  /// hexadecimal digits stand for each byte but letters and digits, as systemd has it.
  ///
  /// The corresponding C function is `sd_bus_path_encode`.
  ///
  /// - Returns: Nil where the path above isn't one.
  package static func encode(_ name: String, below parent: String) -> String? {
    var path: UnsafeMutablePointer<CChar>?
    guard sd_bus_path_encode(parent, name, &path) >= 0, let path else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether a path is below another one.
  static func isBelow(_ parent: String, _ path: String) -> Bool {
    path.hasPrefix(parent == "/" ? "/" : parent + "/") && path.utf8.count > 1
  }

  /// The names of what comes next below a path, each once, in the order of the alphabet.
  static func children(of parent: String, among paths: [String]) -> [String] {
    let depth = parent == "/" ? 1 : parent.utf8.count + 1
    let names = paths.filter { isBelow(parent, $0) }.compactMap {
      $0.utf8.dropFirst(depth).split(separator: UInt8(ascii: "/"), maxSplits: 1).first
    }
    return Set(names.compactMap(String.init)).sorted()
  }
}

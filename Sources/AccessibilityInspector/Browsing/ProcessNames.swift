// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names of a process, for programs that don't tell theirs.
enum ProcessNames {
  /// Returns the names that a user may know a process by, the most likely first; none if there is no
  /// such process.
  ///
  /// A script has the name of its file: `/usr/bin/python3 /usr/bin/orca` is called "orca" too.
  static func names(of processID: UInt32) -> [String] {
    let arguments = words("/proc/\(processID)/cmdline").prefix(2)
    let files = arguments.filter { !$0.hasPrefix("-") }.map { URL(filePath: $0).lastPathComponent }
    let known = words("/proc/\(processID)/comm")
    return (files + known).reduce(into: []) { names, name in
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
  }

  private static func words(_ path: String) -> [String] {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return bytes.prefix(65_536).split { $0 == 0 || $0 == UInt8(ascii: "\n") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

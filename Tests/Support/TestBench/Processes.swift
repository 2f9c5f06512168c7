// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Running programs, from /proc.
package enum Processes {
  /// Returns the IDs of the processes with a name and a text in their environment. The kernel
  /// keeps the first 15 bytes of the name.
  package static func named(_ name: String, having text: String) -> [Int32] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap(Int32.init).filter { number in
      let environment = FileManager.default.contents(atPath: "/proc/\(number)/environ") ?? Data()
      let command = FileManager.default.contents(atPath: "/proc/\(number)/comm") ?? Data()
      return command == Data("\(name)\n".utf8) && environment.range(of: Data(text.utf8)) != nil
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Programs that run, as /proc tells of them.
package enum Processes {
  /// The numbers of the programs with a name (its first 15 bytes, as the kernel keeps them) in whose
  /// environment a text stands.
  package static func named(_ name: String, having text: String) -> [Int32] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap(Int32.init).filter { number in
      let environment = FileManager.default.contents(atPath: "/proc/\(number)/environ") ?? Data()
      let command = FileManager.default.contents(atPath: "/proc/\(number)/comm") ?? Data()
      return command == Data("\(name)\n".utf8) && environment.range(of: Data(text.utf8)) != nil
    }
  }
}

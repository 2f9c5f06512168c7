// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The kernel's information about a process in `/proc`.
package struct ProcessStatus: Hashable, Sendable {
  package let pid: Int32

  package init(pid: Int32) { self.pid = pid }

  /// The memory it uses in megabytes, including shared libraries.
  package var residentMegabytes: Double {
    number("VmRSS", in: "/proc/\(pid)/status") / 1_024
  }

  /// The processes it started.
  package var children: [ProcessStatus] {
    let list = text("/proc/\(pid)/task/\(pid)/children")
    return list.split(separator: " ").compactMap { Int32($0) }.map { ProcessStatus(pid: $0) }
  }

  /// How often each of its threads has been put on a processor.
  package var switches: [String: Int] {
    let folder = "/proc/\(pid)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let counts = threads.map { thread in
      let file = "\(folder)/\(thread)/status"
      let count = number("voluntary_ctxt_switches", in: file)
      return (thread, Int(count + number("nonvoluntary_ctxt_switches", in: file)))
    }
    return Dictionary(counts) { $1 }
  }

  private func number(_ name: String, in path: String) -> Double {
    let line = text(path).split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
  }

  private func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Writes a line to standard error; one that is closed or full is no reason to stop.
func printError(_ line: String) {
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}

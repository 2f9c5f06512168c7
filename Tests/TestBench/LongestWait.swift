// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// How long a thread was kept waiting in the worst of some calls.
///
/// A call that a busy machine interrupts takes long too, but didn't wait: only those count in which the
/// thread gave the processor up by itself.
package struct LongestWait {
  package private(set) var duration = Duration.zero

  package init() {}

  /// Makes a call.
  package mutating func include(_ call: () throws -> Void) rethrows {
    let count = Self.waits
    let time = try ContinuousClock().measure(call)
    if Self.waits != count { duration = max(duration, time) }
  }

  /// How often the calling thread waited so far.
  private static var waits: Int {
    // RUSAGE_THREAD, which Swift's Glibc module leaves out.
    let thread: CInt = 1
    var usage = rusage()
    getrusage(thread, &usage)
    return usage.ru_nvcsw
  }
}

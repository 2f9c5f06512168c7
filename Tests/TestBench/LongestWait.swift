// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The longest time that a thread waited in one of several calls.
///
/// A call that a busy machine interrupts also takes long, but doesn't wait. Only calls in which
/// the thread gave up the processor voluntarily count.
package struct LongestWait {
  package private(set) var duration = Duration.zero

  package init() {}

  /// Makes a call.
  package mutating func include(_ call: () throws -> Void) rethrows {
    let count = Self.waits
    let time = try ContinuousClock().measure(call)
    if Self.waits != count { duration = max(duration, time) }
  }

  /// How often the calling thread has waited so far.
  private static var waits: Int {
    // RUSAGE_THREAD, which is missing from Swift's Glibc module.
    let thread: CInt = 1
    var usage = rusage()
    getrusage(thread, &usage)
    return usage.ru_nvcsw
  }
}

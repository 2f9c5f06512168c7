// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Returns the least time that the processor took for work of several tries, in nanoseconds. What
/// else a machine does at the same time doesn't count.
package func processorTime(of work: () -> Void) -> Int {
  (0..<5).map { _ in
    let start = processorTime
    work()
    return processorTime - start
  }.min() ?? 0
}

/// The time that the processor has spent on this thread.
private var processorTime: Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

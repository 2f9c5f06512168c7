// SPDX-License-Identifier: Apache-2.0

private import CLinux

/// A thread that has little to do, but at once: between a key and its words.
///
/// On a busy machine, an ordinary thread waits for its turn, often for 20 ms. The system grants
/// priority to root, to services with `LimitRTPRIO=`, and to users with a limit in
/// `/etc/security/limits.d`. Nothing depends on it.
package enum UrgentThread {
  /// Gives the calling thread priority, if the system permits it.
  ///
  /// If it computes for 0.1 s without a pause, it loses its priority until the next call. Other
  /// programs that it starts are ordinary. Costs a microsecond.
  ///
  /// - Returns: Whether it has priority.
  @discardableResult
  package static func begin() -> Bool { urgent_thread_begin() }

  /// Makes the calling thread ordinary.
  package static func end() { urgent_thread_end() }
}

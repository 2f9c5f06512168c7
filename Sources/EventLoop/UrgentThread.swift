// SPDX-License-Identifier: Apache-2.0

private import CLinux

/// A thread that has little to do, but at once: between a key and its words.
///
/// On a busy machine, an ordinary thread waits for its turn, often for 20 ms. The system grants
/// priority to root, to services with `LimitRTPRIO=`, and to users with a limit in
/// `/etc/security/limits.d`. For others, a program can ask RealtimeKit. Nothing depends on it.
package enum UrgentThread {
  /// The kernel's IDs of the threads that the system refused priority.
  package static let refusals = Inbox<Int32>()

  /// The priority, as `sched_setscheduler` counts it.
  package static var priority: Int { Int(urgent_thread_priority) }

  /// Gives the calling thread priority, if the system permits it.
  ///
  /// If it computes for 0.1 s without a pause, it loses its priority. Other programs that it starts
  /// are ordinary. Call this once in a thread.
  ///
  /// - Returns: Whether the system permits it.
  @discardableResult
  package static func begin() -> Bool {
    let isPermitted = urgent_thread_begin()
    if !isPermitted { refusals.post(gettid()) }
    return isPermitted
  }
}

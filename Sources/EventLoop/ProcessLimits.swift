// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc

// A thread that has little to do, but at once, is urgent: between a key and its words. On a busy
// machine, an ordinary thread waits for its turn, often for 20 ms. The system grants priority to
// root, to services with `LimitRTPRIO=`, and to users with a limit in `/etc/security/limits.d`. For
// others, a program can ask RealtimeKit. Nothing depends on it.

/// The kernel's IDs of the threads that the system refused priority.
package let refusedUrgentThreads = Inbox<Int32>()

/// The priority of urgent threads, as `sched_setscheduler` counts it.
package var urgentPriority: Int { Int(urgent_thread_priority) }

/// Gives the calling thread priority, if the system permits it; returns whether it does. Call this
/// once in a thread. If it computes for 0.1 s without a pause, it loses its priority. Other
/// programs that it starts are ordinary.
@discardableResult
package func makeThreadUrgent() -> Bool {
  let isPermitted = urgent_thread_begin()
  if !isPermitted { refusedUrgentThreads.post(gettid()) }
  return isPermitted
}

/// As many more files as sound, buses and a voice need together. Libraries for them crash without
/// descriptors, hang, or give another reason.
package let neededDescriptors = 32

/// Returns whether so many more files can be opened.
package func hasFreeDescriptors() -> Bool {
  var opened: [CInt] = []
  defer { for descriptor in opened { close(descriptor) } }
  while opened.count < neededDescriptors {
    let descriptor = open("/", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return ![EMFILE, ENFILE].contains(errno) }
    opened.append(descriptor)
  }
  return true
}

/// Returns how many files the process may have open.
package func descriptorLimit() -> Int {
  var limit = rlimit()
  let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
  return isKnown ? Int(clamping: limit.rlim_cur) : .max
}

// SPDX-License-Identifier: Apache-2.0

package import EventLoop

/// A clock for tests. A wait takes no time: the clock jumps to the end of the wait.
///
/// Descriptors that are really ready, such as a pipe that the test has written to, come before
/// any deadline. The clock doesn't wait for what takes real time outside the loop: other threads,
/// programs, servers. Test those with a ``SystemClock`` or simulate them.
package final class ManualClock: EventClock {
  package private(set) var now = Duration.now

  package init() {}

  package func advance(by duration: Duration) { now += duration }

  package func wait(
    for interests: [DescriptorInterest],
    until deadline: Duration?
  ) -> Set<DescriptorInterest>? {
    let ready = SystemClock().wait(for: interests, until: .zero)
    guard ready?.isEmpty != false else { return ready }
    guard let deadline else { return nil }
    now = max(now, deadline)
    return []
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Glibc
import Synchronization

/// Waits on behalf of an event loop, alongside another loop that can't wait for descriptors
/// itself. It wakes that loop once when there is something to do.
///
/// SDL's loop waits only for its own events. A thread of the watch waits for the rest.
final class DescriptorWatch: Sendable {
  private let request = Mutex(Request())
  /// A pipe that ends the thread's wait when there is a new request.
  private let bell: (reading: CInt, writing: CInt)
  private let wake: @Sendable () -> Void

  private struct Request {
    var number = 0
    var interests: [DescriptorInterest] = []
    var deadline: Duration?
    /// Whether the wake-up is still to come.
    var isArmed = false
  }

  /// Creates a watch with nothing to wait for. It calls `wake` on its own thread.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
    var ends: [CInt] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    bell = (ends[0], ends[1])
    let thread = Thread { self.watch() }
    thread.name = "watch"
    thread.start()
  }

  /// Waits for the current interests of a loop, instead of the previous ones.
  func wait(for loop: MainLoop) {
    let (interests, deadline) = (loop.interests, loop.deadline)
    let isNew = request.withLock { request in
      guard
        !request.isArmed || request.interests != interests || request.deadline != deadline
      else { return false }
      request = Request(
        number: request.number + 1,
        interests: interests,
        deadline: deadline,
        isArmed: true
      )
      return true
    }
    if isNew { write(bell.writing, [0], 1) }
  }

  /// The body of the thread, which runs as long as the process.
  private func watch() {
    let clock = MainLoop()
    while true {
      let current = request.withLock { $0 }
      let interests = current.isArmed ? current.interests : []
      let deadline = current.isArmed ? current.deadline : nil
      var polls = ([DescriptorInterest(bell.reading)] + interests).map {
        pollfd(fd: $0.descriptor, events: Int16($0.isForWriting ? POLLOUT : POLLIN), revents: 0)
      }
      // Rounded up, so that the deadline has passed when the wait ends; -1 waits indefinitely.
      let rest = deadline.map { (($0 - clock.now) / .milliseconds(1)).rounded(.up) }
      poll(&polls, nfds_t(polls.count), rest.map { CInt(min(max($0, 0), 86_400_000)) } ?? -1)
      silenceBell()
      let isOver = deadline.map { $0 <= clock.now } ?? false
      guard isOver || polls.dropFirst().contains(where: { $0.revents != 0 }) else { continue }
      request.withLock { if $0.number == current.number { $0.isArmed = false } }
      wake()
    }
  }

  private func silenceBell() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(bell.reading, &bytes, bytes.count) > 0 {}
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// An open file descriptor, closed when its last owner goes away. Spawned programs don't inherit
/// it.
package final class Descriptor: Sendable {
  package let number: Int32

  package init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// The corresponding C function is `pipe`.
  static func pipe() throws(BenchError) -> (reader: Descriptor, writer: Descriptor) {
    try Spawn.lock.withLock { _ throws(BenchError) in
      var ends: [Int32] = [-1, -1]
      try check("pipe", Glibc.pipe(&ends))
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (Descriptor(owning: ends[0]), Descriptor(owning: ends[1]))
    }
  }

  /// Makes writes fail with `EAGAIN` instead of waiting.
  func stopBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Writes every byte, and waits for a slow reader at most for the limit.
  func write(_ bytes: [UInt8], within limit: Duration) throws(BenchError) {
    let deadline = Moment.now + limit
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try awaitRoom(until: deadline, unwritten: rest.count)
      } else if errno != EINTR {
        throw systemError("write", errno)
      }
    }
  }

  private func awaitRoom(until deadline: Moment, unwritten: Int) throws(BenchError) {
    let left = (deadline - .now).milliseconds
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    guard left > 0, poll(&request, 1, Int32(left.rounded(.up))) >= 0 else {
      throw .missed(awaited: "a reader", seen: "\(unwritten) bytes left")
    }
  }
}

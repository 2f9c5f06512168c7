// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import Glibc

/// A descriptor that is closed with its owner. Programs don't inherit it unless it is passed to
/// them.
final class OwnedDescriptor: Sendable {
  let number: CInt

  /// Takes the result of a system call; throws if it is negative.
  init(_ number: CInt) throws(ProgramRefusal) {
    guard number >= 0 else { throw ProgramRefusal(code: errno) }
    self.number = number
  }

  deinit { close(number) }

  /// Opens `/dev/null`, which reads as empty and accepts everything.
  static func null() throws(ProgramRefusal) -> OwnedDescriptor {
    try OwnedDescriptor(open("/dev/null", O_RDWR | O_CLOEXEC))
  }

  static func pipe() throws(ProgramRefusal) -> (
    reader: OwnedDescriptor, writer: OwnedDescriptor
  ) {
    var ends: [CInt] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw ProgramRefusal(code: errno) }
    return (try OwnedDescriptor(ends[0]), try OwnedDescriptor(ends[1]))
  }

  /// Makes reads and writes fail instead of wait.
  func stopWaiting() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Makes reads and writes wait.
  func wait() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK) }
}

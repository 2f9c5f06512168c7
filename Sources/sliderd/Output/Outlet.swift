// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import EventLoop

/// Text on its way to standard output, which may be slower than the keys.
///
/// Nothing waits for a reader: text is written when there is room.
struct Outlet {
  /// How much may wait for a reader; what comes beyond it is dropped, a whole text at a time.
  static let capacity = 1 << 20

  private let descriptor: CInt
  private var waiting: [UInt8] = []
  /// How many texts were dropped since the last time all was written.
  private var droppedCount = 0
  /// Why nothing can be written any more, as `errno` has it; `nil` while that isn't so.
  private(set) var failure: CInt?

  init(descriptor: CInt) { self.descriptor = Self.nonBlocking(descriptor) ?? descriptor }

  /// Whether text waits for room.
  var isWaiting: Bool { !waiting.isEmpty && failure == nil }

  /// Writes text, or keeps it until there is room.
  mutating func write(_ text: String) {
    guard waiting.count + text.utf8.count <= Self.capacity else {
      droppedCount += 1
      return
    }
    waiting += text.utf8
    flush()
  }

  /// Writes as much as there is room for.
  mutating func flush() {
    while isWaiting, hasRoom {
      let count = waiting.prefix(Self.pieceSize).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EAGAIN { return }
      if count < 0, errno != EINTR { failure = errno }
      waiting.removeFirst(max(0, count))
    }
  }

  /// Whether texts were dropped, and all that waited is written.
  var hasDropped: Bool { droppedCount > 0 && waiting.isEmpty }

  /// How many texts were dropped, once all that waited was written.
  mutating func takeDroppedCount() -> Int? {
    guard hasDropped else { return nil }
    defer { droppedCount = 0 }
    return droppedCount
  }

  /// Writes what waits, but not longer than a deadline.
  mutating func finish(until deadline: ContinuousClock.Instant, _ clock: any EventClock) {
    while isWaiting, clock.now < deadline {
      _ = clock.wait(for: [Interest(descriptor, isForWriting: true)], until: deadline)
      flush()
    }
  }

  /// A pipe that is ready for writing takes this much without blocking (POSIX, PIPE_BUF).
  static let pieceSize = 4096

  /// The same terminal or pipe opened once more, so that it doesn't block; to set that on the one
  /// that was inherited would set it for the shell too.
  static func nonBlocking(_ descriptor: CInt) -> CInt? {
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT)
    else { return nil }
    let copy = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return copy >= 0 ? copy : nil
  }

  private var hasRoom: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}

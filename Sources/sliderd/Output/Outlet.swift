// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import EventLoop

/// Text for standard output, whose reader may be slow.
///
/// Nothing waits for the reader: text is written when there is room.
struct Outlet {
  /// The most bytes that may wait. A text that would exceed this limit is dropped whole.
  static let capacity = 1 << 20

  private let descriptor: CInt
  private var waiting: [UInt8] = []
  /// The number of texts dropped since the last report.
  private var droppedCount = 0
  /// The `errno` of the error that ended all writing; `nil` while writing works.
  private(set) var failure: CInt?

  init(descriptor: CInt) { self.descriptor = Self.nonBlocking(descriptor) ?? descriptor }

  /// Whether text waits for room.
  var isWaiting: Bool { !waiting.isEmpty && failure == nil }

  /// Writes a text, or keeps it until there is room.
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

  /// Whether texts were dropped and all waiting text has been written.
  var hasDropped: Bool { droppedCount > 0 && waiting.isEmpty }

  /// Returns the number of dropped texts and resets it; `nil` until all waiting text has been
  /// written.
  mutating func takeDroppedCount() -> Int? {
    guard hasDropped else { return nil }
    defer { droppedCount = 0 }
    return droppedCount
  }

  /// Writes waiting text until a deadline.
  mutating func finish(until deadline: ContinuousClock.Instant, _ clock: any EventClock) {
    while isWaiting, clock.now < deadline {
      _ = clock.wait(for: [Interest(descriptor, isForWriting: true)], until: deadline)
      flush()
    }
  }

  /// The number of bytes that a ready pipe takes without blocking (POSIX, PIPE_BUF).
  static let pieceSize = 4096

  /// Opens the same terminal or pipe again, without blocking; `nil` for anything else. Setting
  /// `O_NONBLOCK` on the inherited descriptor would set it for the shell too.
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

// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop

/// Text for standard output, whose reader may be slow.
///
/// Nothing waits for the reader: text is written when there is room.
struct Outlet {
  /// The most bytes that may wait. A text that would exceed this limit is dropped whole.
  static let capacity = 1 << 20

  private let screen: any Screen
  private var waiting: [UInt8] = []
  /// The number of texts dropped since the last report.
  private var droppedCount = 0
  /// The `errno` of the error that ended all writing; `nil` while writing works.
  private(set) var failure: CInt?

  init(_ screen: any Screen) { self.screen = screen }

  /// What to wait for while text waits for room.
  var interests: [Interest] { isWaiting ? [screen.interest] : [] }

  /// Whether text waits for room.
  private var isWaiting: Bool { !waiting.isEmpty && failure == nil }

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
    guard isWaiting else { return }
    do throws(WritingError) {
      waiting.removeFirst(try screen.write(waiting[...]))
    } catch {
      failure = error.code
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
      guard clock.wait(for: interests, until: deadline) != nil else { return }
      flush()
    }
  }
}

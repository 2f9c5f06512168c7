// SPDX-License-Identifier: Apache-2.0

import EventLoop
import Glibc
import TestValues

/// Reports each of some times when it has come.
final class AlarmClock: EventSource {
  private var times: ArraySlice<Duration>
  private(set) var advanceCount = 0

  init(at times: [Duration]) { self.times = times.sorted()[...] }

  var deadline: Duration? { times.first }

  func advance(_ wakeup: Wakeup) -> [Duration] {
    advanceCount += 1
    let due = times.prefix { $0 <= wakeup.now }
    times = times.dropFirst(due.count)
    return Array(due)
  }
}

/// Reads a descriptor's bytes.
final class Reader: EventSource {
  let interests: [DescriptorInterest]
  private(set) var advanceCount = 0

  init(_ interest: DescriptorInterest) { interests = [interest] }

  func advance(_ wakeup: Wakeup) -> [Void] {
    advanceCount += 1
    var byte: UInt8 = 0
    for interest in interests where !interest.isForWriting {
      _ = read(interest.descriptor, &byte, 1)
    }
    return [()]
  }
}

/// Has work for a given number of turns.
final class Busy: EventSource {
  private let clock: ManualClock
  private(set) var rest: Int

  init(clock: ManualClock, count: Int) { (self.clock, rest) = (clock, count) }

  var deadline: Duration? { rest > 0 ? clock.now : nil }

  func advance(_ wakeup: Wakeup) -> [Void] {
    rest -= 1
    return []
  }
}

/// A pipe that is closed with its owner.
final class TestPipe {
  struct NoPipe: Error {}

  let (reader, writer): (CInt, CInt)

  init() throws {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw NoPipe() }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit { for end in [reader, writer] { close(end) } }

  func write(_ text: String) { _ = Glibc.write(writer, text, text.utf8.count) }
}

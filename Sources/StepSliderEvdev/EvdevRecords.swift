// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEvdev

/// A reader of `struct input_event`, which may arrive in pieces.
///
/// The kernel delivers nothing else. But a program may write other bytes into a pipe, or end in the
/// middle of a record. So from a pipe, bytes are skipped one by one until a record begins.
struct EvdevRecords {
  static let size = MemoryLayout<input_event>.stride

  private let isPipe: Bool
  /// The beginning of a record that hasn't arrived in full.
  private var rest: [UInt8] = []
  private var last: EvdevEvent?

  /// Creates a reader for a pipe or for a device of the kernel.
  init(ofPipe isPipe: Bool) { self.isPipe = isPipe }

  /// Takes the next bytes, and returns the events that are complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [EvdevEvent] {
    rest += bytes
    var (events, start): ([EvdevEvent], Int) = ([], 0)
    while start + Self.size <= rest.count {
      if let event = event(at: start) {
        events.append(event)
        last = event
        start += Self.size
      } else {
        start += 1
      }
    }
    rest.removeFirst(start)
    return events
  }

  /// Returns the event of the record at a position; `nil` if a pipe has something else there.
  private func event(at start: Int) -> EvdevEvent? {
    let record = rest.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: start, as: input_event.self)
    }
    let event = EvdevEvent(type: record.type, code: record.code, value: record.value)
    guard isPipe else { return event }
    // A report ends a group of events, so none follows another. Zeros look like many of them.
    let isEmpty = event.isReport && last?.isReport == true
    return record.time.isPlausible && event.isPlausible && !isEmpty ? event : nil
  }
}

extension timeval {
  /// Whether this can be the time of an event, until 2106. It may be zero.
  fileprivate var isPlausible: Bool {
    (0...Int(UInt32.max)).contains(tv_sec) && (0..<1_000_000).contains(tv_usec)
  }
}

extension EvdevEvent {
  /// Whether a program may mean this event: a report or loss, a key, a turn, an axis or a scan code.
  fileprivate var isPlausible: Bool {
    switch type {
    case 0: code <= 3 && (0...1).contains(value)
    case 1: (1..<0x300).contains(code) && (0...2).contains(value)
    case 2: code < 0x10 && value != 0 && (-0x7FFF...0x7FFF).contains(value)
    case 3, 4: code < 0x40 && value != 0
    default: false
    }
  }
}

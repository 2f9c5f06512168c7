// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import StepSliderEvdev

/// What a pipe delivers when more than events is written into it.
@Suite struct EvdevRecordsTests {
  /// Bytes that are no event, in any number.
  struct Stray: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    static let all = [
      Stray(testDescription: "zeros", bytes: Array(repeating: 0, count: 60)),
      Stray(testDescription: "ones", bytes: Array(repeating: 0xFF, count: 60)),
      Stray(testDescription: "a text", bytes: Array("right\nand now something else\n".utf8)),
      Stray(
        testDescription: "noise",
        bytes: (1...60).map { UInt8(truncatingIfNeeded: $0 * $0 * 37) }
      ),
      Stray(testDescription: "a beginning of a record", bytes: Array(record(0, at: 77).prefix(18))),
      Stray(testDescription: "the end of a record", bytes: Array(record(0, at: 77).dropFirst())),
    ]
  }

  /// The times that programs write: none, that since the start of the machine, or the date.
  static let times = [0, 90_000, 1_764_000_000]

  private static let events = [
    EvdevEvent.key("KEY_RIGHT", 1), .report, .key("KEY_RIGHT", 0), .report,
    EvdevEvent(type: 2, code: 7, value: -1), .report, .key("KEY_UP", 1), .report,
    .key("KEY_UP", 2), .report, .key("KEY_UP", 0), .report,
    EvdevEvent(type: 2, code: 11, value: 120), .report,
  ]

  @Test(arguments: Stray.all, times)
  func `stray bytes cost at most one key or turn`(stray: Stray, time: Int) {
    let records = Self.events.indices.map { Self.record($0, at: time) }
    let expected = Self.events.filter { !$0.isReport }
    for position in 0...records.count {
      // A record has 24 bytes.
      for count in Array(1...25) + [47, 48, 49, 60] where count <= stray.bytes.count {
        let bytes =
          records[..<position].joined() + stray.bytes.prefix(count)
          + records[position...].joined()
        let actual = Self.actions(in: Array(bytes), by: bytes.count)
        let before = Self.events[..<position].count { !$0.isReport }
        let withoutNext = Array(expected[..<before] + expected.dropFirst(before + 1))
        #expect(
          [expected, withoutNext].contains(actual),
          "\(count) bytes before event \(position): \(actual)"
        )
      }
    }
  }

  @Test(arguments: [1, 5, 23, 24, 25], times)
  func `the size of the pieces doesn't matter`(size: Int, time: Int) {
    let records = Self.events.indices.flatMap { Self.record($0, at: time) }
    let bytes = Array("x\n".utf8) + records + [0, 0, 0] + records + [7] + records
    #expect(Self.actions(in: bytes, by: size) == Self.actions(in: bytes, by: bytes.count))
  }

  @Test func `a single stray byte costs nothing, however often one comes`() {
    for time in Self.times {
      for byte in [UInt8](0...255) {
        let records = Self.events.indices.map { Self.record($0, at: time) }
        let actual = Self.actions(in: records.flatMap { [byte] + $0 }, by: 1000)
        #expect(actual == Self.events.filter { !$0.isReport }, "byte \(byte), time \(time)")
      }
    }
  }

  @Test func `what the kernel delivers is taken as it is`() {
    var reader = EvdevRecords(ofPipe: false)
    let odd = EvdevEvent(type: 2, code: 7, value: .min)
    #expect(reader.take(Self.bytes(of: odd, at: -1)) == [odd])
  }

  /// Returns the events other than reports, read in pieces.
  private static func actions(in bytes: [UInt8], by size: Int) -> [EvdevEvent] {
    var reader = EvdevRecords(ofPipe: true)
    return stride(from: 0, to: bytes.count, by: size)
      .flatMap { reader.take(bytes[$0...].prefix(size)) }
      .filter { !$0.isReport }
  }

  /// Returns an event as a record, some time after the first.
  private static func record(_ index: Int, at time: Int) -> [UInt8] {
    bytes(of: events[index], at: time, microseconds: time == 0 ? 0 : 35_000 * index + 7)
  }

  private static func bytes(of event: EvdevEvent, at time: Int, microseconds: Int = 0) -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeBytes(of: time) { bytes += $0 }
    withUnsafeBytes(of: microseconds) { bytes += $0 }
    withUnsafeBytes(of: event.type) { bytes += $0 }
    withUnsafeBytes(of: event.code) { bytes += $0 }
    withUnsafeBytes(of: event.value) { bytes += $0 }
    return bytes
  }
}

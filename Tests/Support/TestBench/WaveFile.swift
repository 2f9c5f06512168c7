// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// 16-bit mono sound, with the bytes of a WAV file.
package struct WaveFile: Hashable, Sendable {
  package var sampleRate: Int
  package var samples: [Int16]

  package init(sampleRate: Int, samples: [Int16]) {
    self.sampleRate = sampleRate
    self.samples = samples
  }

  /// The duration of the sound.
  package var duration: Duration {
    .seconds(Double(samples.count) / Double(sampleRate))
  }
}

extension WaveFile {
  /// Decodes a file's bytes. A data chunk longer than the file, as in a stream, ends with the
  /// file.
  package init(bytes: [UInt8]) throws(BenchError) {
    guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8),
      bytes[8..<12].elementsEqual("WAVE".utf8)
    else { throw .malformedWave("no RIFF WAVE header") }
    let format = try Self.chunk("fmt ", in: bytes)
    guard format.count >= 16 else { throw .malformedWave("its format chunk is too short") }
    let numbers = [0, 2, 14].map { UInt16(littleEndian: format, at: $0) }
    guard numbers == [1, 1, 16] else {
      throw .malformedWave("coding, channels and bits are \(numbers)")
    }
    let data = try Self.chunk("data", in: bytes)
    self.init(
      sampleRate: Int(UInt32(littleEndian: format, at: 4)),
      samples: stride(from: 0, to: data.count - 1, by: 2).map {
        Int16(bitPattern: UInt16(littleEndian: data, at: $0))
      }
    )
  }

  /// The file's bytes.
  package var bytes: [UInt8] {
    let size = UInt32(samples.count * 2)
    let format: [UInt8] =
      UInt16(1).littleEndianBytes + UInt16(1).littleEndianBytes
      + UInt32(sampleRate).littleEndianBytes + UInt32(sampleRate * 2).littleEndianBytes
      + UInt16(2).littleEndianBytes + UInt16(16).littleEndianBytes
    var bytes = Array("RIFF".utf8) + (36 + size).littleEndianBytes + Array("WAVEfmt ".utf8)
    bytes += UInt32(format.count).littleEndianBytes + format
    bytes += Array("data".utf8) + size.littleEndianBytes
    for sample in samples { bytes += UInt16(bitPattern: sample).littleEndianBytes }
    return bytes
  }

  private static func chunk(_ name: String, in bytes: [UInt8]) throws(BenchError) -> [UInt8] {
    var start = 12
    while start + 8 <= bytes.count {
      let size = Int(UInt32(littleEndian: bytes, at: start + 4))
      let body = start + 8..<min(start + 8 + size, bytes.count)
      if bytes[start..<start + 4].elementsEqual(name.utf8) { return Array(bytes[body]) }
      start = body.upperBound + size % 2
    }
    throw .malformedWave("no chunk “\(name)”")
  }
}

extension WaveFile {
  /// Reads a file.
  package init(path: String) throws {
    try self.init(bytes: Array(Data(contentsOf: URL(filePath: path))))
  }

  /// Writes a file, and replaces an existing one.
  package func write(to path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }
}

extension FixedWidthInteger {
  fileprivate init(littleEndian bytes: [UInt8], at offset: Int) {
    self = (0..<MemoryLayout<Self>.size).reduce(0) { $0 | Self(bytes[offset + $1]) << Self($1 * 8) }
  }

  fileprivate var littleEndianBytes: [UInt8] {
    withUnsafeBytes(of: littleEndian) { Array($0) }
  }
}

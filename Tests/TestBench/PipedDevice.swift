// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A named pipe in the place of an input device: plugged in while it exists.
package final class PipedDevice: Sendable {
  private let path: String
  private let descriptor: CInt

  /// Makes the pipe; `nil` if that fails.
  package init?(at path: String) {
    self.path = path
    guard mkfifo(path, 0o600) == 0 else { return nil }
    descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  /// Sends events as the kernel writes them on 64-bit machines: two words of time, then these.
  package func send(_ events: [(type: UInt16, code: UInt16, value: Int32)]) {
    let bytes = Self.bytes(of: events)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      fatalError("\(path) has no room for \(events.count) events")
    }
  }

  /// Sends bytes, waiting no longer than the limit while nobody reads.
  package func send(_ bytes: [UInt8], within limit: Duration) throws {
    try Descriptor(owning: check("dup", dup(descriptor))).write(bytes, within: limit)
  }

  /// Events as a device gives them.
  package static func bytes(of events: [(type: UInt16, code: UInt16, value: Int32)]) -> [UInt8] {
    events.flatMap { event in
      var bytes = [UInt8](repeating: 0, count: 16)
      withUnsafeBytes(of: event.type) { bytes += $0 }
      withUnsafeBytes(of: event.code) { bytes += $0 }
      withUnsafeBytes(of: event.value) { bytes += $0 }
      return bytes
    }
  }

  /// Removes the pipe from its place, and ends what was read from it.
  package func unplug() {
    unlink(path)
    close(descriptor)
  }
}

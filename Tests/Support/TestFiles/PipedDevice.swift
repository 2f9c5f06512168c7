// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A named pipe in place of an input device. The device is plugged in while the pipe exists.
package final class PipedDevice: Sendable {
  private let path: String
  private let descriptor: CInt

  /// Creates the pipe; returns `nil` if that fails.
  package init?(at path: String) {
    self.path = path
    guard mkfifo(path, 0o600) == 0 else { return nil }
    descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  /// Sends events in the kernel's format for 64-bit machines: two words of time, then the event.
  package func send(_ events: [(type: UInt16, code: UInt16, value: Int32)]) {
    send(Self.bytes(of: events))
  }

  /// Sends bytes, and waits for a reader if there is no room.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        guard errno == EAGAIN else { fatalError("can't write to \(path)") }
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      }
    }
  }

  /// Returns events as the bytes that a device sends.
  package static func bytes(of events: [(type: UInt16, code: UInt16, value: Int32)]) -> [UInt8] {
    events.flatMap { event in
      var bytes = [UInt8](repeating: 0, count: 16)
      withUnsafeBytes(of: event.type) { bytes += $0 }
      withUnsafeBytes(of: event.code) { bytes += $0 }
      withUnsafeBytes(of: event.value) { bytes += $0 }
      return bytes
    }
  }

  /// Removes the pipe, and ends its input.
  package func unplug() {
    unlink(path)
    close(descriptor)
  }
}

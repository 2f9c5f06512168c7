// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The loop that copies bytes from a descriptor into a transcript, until the end or until it is
/// stopped.
struct TranscriptReader: Sendable {
  let source: Descriptor
  let stop: Descriptor
  let content: Watched<Transcript.Content>

  func run() {
    while let bytes = next() {
      content.update { $0.bytes += bytes }
    }
    content.update { $0.isComplete = true }
  }

  /// Returns the next bytes; nil at the end, which a terminal without programs reports as `EIO`.
  private func next() -> [UInt8]? {
    while awaitBytes() {
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = max(0, read(source.number, buffer.baseAddress, buffer.count))
      }
      if !bytes.isEmpty { return bytes }
      guard errno == EINTR || errno == EAGAIN else { return nil }
    }
    return nil
  }

  private func awaitBytes() -> Bool {
    var requests = [source, stop].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    while poll(&requests, 2, -1) < 0, errno == EINTR {}
    return requests[1].revents == 0
  }
}

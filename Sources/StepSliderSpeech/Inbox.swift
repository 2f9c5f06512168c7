// SPDX-License-Identifier: GPL-3.0-or-later

import CLinux
import Glibc
import Synchronization

/// Messages from other threads, as something to be read.
package final class Inbox<Message: Sendable>: Sendable {
  /// Readable when a message waits.
  package let descriptor = eventfd(0, CInt(EFD_NONBLOCK) | CInt(EFD_CLOEXEC))
  private let messages = Mutex<[Message]>([])

  /// Leaves a message, from any thread.
  package func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    eventfd_write(descriptor, 1)
  }

  /// Takes all messages.
  package func takeAll() -> [Message] {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  package init() {}

  deinit { close(descriptor) }
}

// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc
import Synchronization

/// Messages from other threads to a loop.
public final class Inbox<Message: Sendable>: EventSource, Sendable {
  /// Readable while a message is waiting.
  private let descriptor = eventfd(0, CInt(EFD_NONBLOCK) | CInt(EFD_CLOEXEC))
  private let messages = Mutex<[Message]>([])

  /// Creates an empty inbox.
  public init() {}

  deinit { close(descriptor) }

  /// Posts a message from any thread.
  public func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    eventfd_write(descriptor, 1)
  }

  /// The descriptor that is readable while a message is waiting.
  public var interests: [DescriptorInterest] { [DescriptorInterest(descriptor)] }

  /// Takes all messages, in the order in which they were posted.
  public func advance(_ wakeup: Wakeup) -> [Message] { takeAll() }

  /// Takes all messages without a loop, in the order in which they were posted.
  package func takeAll() -> [Message] {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}

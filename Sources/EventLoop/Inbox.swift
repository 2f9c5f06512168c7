// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc
import Synchronization

/// What other threads tell a loop.
public final class Inbox<Message: Sendable>: EventSource, Sendable {
  /// A message.
  public typealias Event = Message

  /// Readable when a message waits.
  private let descriptor = eventfd(0, CInt(EFD_NONBLOCK) | CInt(EFD_CLOEXEC))
  private let messages = Mutex<[Message]>([])

  /// An empty inbox.
  public init() {}

  deinit { close(descriptor) }

  /// Leaves a message, from any thread.
  public func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    eventfd_write(descriptor, 1)
  }

  /// What the loop waits for.
  public var interests: [Interest] { [Interest(descriptor)] }

  /// Takes all messages, in the order in which they came.
  public func advance(_ wakeup: Wakeup) -> [Message] { takeAll() }

  /// Takes all messages, in the order in which they came, without a loop.
  public func takeAll() -> [Message] {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc
import Synchronization

/// Messages from other threads to a loop.
public final class Inbox<Message: Sendable>: EventSource, Sendable {
  /// The events of an inbox are its messages.
  public typealias Event = Message

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
  public var interests: [Interest] { [Interest(descriptor)] }

  /// Takes all messages, in the order in which they were posted.
  public func advance(_ wakeup: Wakeup) -> [Message] { takeAll() }

  /// Takes all messages without a loop, in the order in which they were posted.
  public func takeAll() -> [Message] {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}

/// A thread that has little to do, but at once: between a key and its words.
///
/// On a busy machine, an ordinary thread waits for its turn, often for 20 ms. The system grants
/// priority to root, to services with `LimitRTPRIO=`, and to users with a limit in
/// `/etc/security/limits.d`. For others, a program can ask RealtimeKit. Nothing depends on it.
package enum UrgentThread {
  /// The kernel's IDs of the threads that the system refused priority.
  package static let refusals = Inbox<Int32>()

  /// The priority, as `sched_setscheduler` counts it.
  package static var priority: Int { Int(urgent_thread_priority) }

  /// Gives the calling thread priority, if the system permits it.
  ///
  /// If it computes for 0.1 s without a pause, it loses its priority. Other programs that it starts
  /// are ordinary. Call this once in a thread.
  ///
  /// - Returns: Whether the system permits it.
  @discardableResult
  package static func begin() -> Bool {
    let isPermitted = urgent_thread_begin()
    if !isPermitted { refusals.post(gettid()) }
    return isPermitted
  }
}

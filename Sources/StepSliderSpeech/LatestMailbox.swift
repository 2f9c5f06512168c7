// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// A box for one message between threads: a newer message replaces one not yet taken.
///
/// Sendable because `message` is read and written under the condition's lock alone.
final class LatestMailbox<Message: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var message: Message?

  /// Whether a message waits.
  var isFull: Bool { condition.withLock { message != nil } }

  /// Leaves a message; what the last one was decides nothing any more.
  func post(_ message: Message) {
    condition.withLock {
      self.message = message
      condition.signal()
    }
  }

  /// Waits for a message and takes it.
  func take() -> Message {
    condition.withLock {
      while true {
        if let message = message.take() { return message }
        condition.wait()
      }
    }
  }

  /// Waits for a message as long as a deadline allows, and takes it.
  func take(before deadline: Date) -> Message? {
    condition.withLock {
      while message == nil {
        guard condition.wait(until: deadline) else { break }
      }
      return message.take()
    }
  }
}

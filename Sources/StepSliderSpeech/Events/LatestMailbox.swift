// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// A mailbox for one message between threads. A new message replaces one that hasn't been taken.
///
/// Sendable because the condition's lock guards every stored variable.
final class LatestMailbox<Message: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var message: Message?
  private var isClaimed = false

  var isFull: Bool { condition.withLock { message != nil } }

  /// Claims the mailbox for the thread that decides whether its message counts: the one that waits and
  /// may give up, or the one that works and may be too late. Returns whether this is the first claim.
  @discardableResult
  func claim() -> Bool {
    condition.withLock {
      defer { isClaimed = true }
      return !isClaimed
    }
  }

  func wait(until deadline: Date) { condition.withLock { awaitMessage(until: deadline) } }

  func post(_ message: Message) {
    condition.withLock {
      self.message = message
      condition.signal()
    }
  }

  func take() -> Message {
    condition.withLock {
      while true {
        if let message = message.take() { return message }
        condition.wait()
      }
    }
  }

  func take(before deadline: Date) -> Message? {
    condition.withLock {
      awaitMessage(until: deadline)
      return message.take()
    }
  }

  private func awaitMessage(until deadline: Date) {
    while message == nil { guard condition.wait(until: deadline) else { return } }
  }
}

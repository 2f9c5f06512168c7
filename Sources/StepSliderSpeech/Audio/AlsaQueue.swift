// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// What waits to be played, between the voice's thread and the one that feeds the device.
///
/// Sendable because every stored variable is read and written under the condition's lock alone.
final class AlsaQueue: @unchecked Sendable {
  /// What the device is to do next.
  enum Step {
    case silence
    case play([Int16], utterance: Int)
    case drain(utterance: Int)
    case close
  }

  private let condition = NSCondition()
  private var utterance: Int?
  private var samples: [Int16] = []
  private var isFinished = false
  private var isInterrupted = false
  private var isClosed = false

  /// Begins an utterance, or silence, in place of whatever plays.
  func begin(_ utterance: Int?) {
    change {
      self.utterance = utterance
      (samples, isFinished, isInterrupted) = ([], false, true)
    }
  }

  func append(_ samples: UnsafeBufferPointer<Int16>) { change { self.samples += samples } }

  func finish() { change { isFinished = true } }

  func close() { change { isClosed = true } }

  /// Whether an utterance is no longer the one to be heard.
  func isStale(_ utterance: Int) -> Bool {
    condition.withLock { isClosed || isInterrupted || self.utterance != utterance }
  }

  /// Forgets the rest of an utterance that can't be played.
  func abandon(_ utterance: Int) { _ = complete(utterance) }

  /// Notes that an utterance was heard to its end; false if it was silenced before.
  func complete(_ utterance: Int) -> Bool {
    condition.withLock {
      guard self.utterance == utterance, !isInterrupted else { return false }
      (self.utterance, samples, isFinished) = (nil, [], false)
      return true
    }
  }

  /// Waits for something to do.
  func next(isSilent: Bool) -> Step {
    condition.withLock {
      while true {
        if let step = step(isSilent: isSilent) { return step }
        condition.wait()
      }
    }
  }

  private func step(isSilent: Bool) -> Step? {
    if isClosed { return .close }
    if isInterrupted {
      isInterrupted = false
      if !isSilent { return .silence }
    }
    guard let utterance else { return nil }
    if !samples.isEmpty {
      defer { samples = [] }
      return .play(samples, utterance: utterance)
    }
    return isFinished ? .drain(utterance: utterance) : nil
  }

  private func change(_ body: () -> Void) {
    condition.withLock {
      body()
      condition.signal()
    }
  }
}

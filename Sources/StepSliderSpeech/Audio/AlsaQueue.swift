// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// The sound waiting to be played, shared by the voice's thread and the one that feeds the device.
///
/// Sendable because the condition's lock guards every stored variable.
final class AlsaQueue: @unchecked Sendable {
  /// The next thing for the device to do.
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

  /// Replaces whatever is playing with an utterance, or with silence.
  func begin(_ utterance: Int?) {
    change {
      self.utterance = utterance
      (samples, isFinished, isInterrupted) = ([], false, true)
    }
  }

  func append(_ samples: UnsafeBufferPointer<Int16>) { change { self.samples += samples } }

  func finish() { change { isFinished = true } }

  func close() { change { isClosed = true } }

  /// Whether an utterance is no longer the current one.
  func isStale(_ utterance: Int) -> Bool {
    condition.withLock { isClosed || isInterrupted || self.utterance != utterance }
  }

  /// Drops the rest of an utterance that can't be played.
  func abandon(_ utterance: Int) { _ = complete(utterance) }

  /// Marks an utterance as played to its end; returns `false` if it was silenced before that.
  func complete(_ utterance: Int) -> Bool {
    condition.withLock {
      guard self.utterance == utterance, !isInterrupted else { return false }
      (self.utterance, samples, isFinished) = (nil, [], false)
      return true
    }
  }

  /// Waits for the next step.
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

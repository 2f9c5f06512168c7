// SPDX-License-Identifier: GPL-3.0-or-later

/// An output that plays nothing and finishes every utterance at once.
final class SilentOutput: AudioOutput {
  private let report: SpeechEventHandler
  private var utterance = 0

  init(report: @escaping SpeechEventHandler) { self.report = report }

  func begin(_ utterance: Int) { self.utterance = utterance }
  func append(_ samples: UnsafeBufferPointer<Int16>) {}
  func finish() { report(.finished(utterance)) }
  func stop() {}
  func close() {}
}

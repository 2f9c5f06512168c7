// SPDX-License-Identifier: GPL-3.0-or-later

internal import Dispatch
internal import Glibc

/// An output to a 16-bit WAV file. It records what a listener would have heard in real time,
/// including silence and interruptions.
final class WaveFileOutput: AudioOutput {
  private let file: WaveFile
  private let format: AudioFormat
  private let report: SpeechEventHandler
  private let beginning = ContinuousClock.now
  private var timeline = WaveTimeline()
  private var utterance = 0
  private var isBroken = false

  init(file: WaveFile, format: AudioFormat, report: @escaping SpeechEventHandler) {
    (self.file, self.format, self.report) = (file, format, report)
    write([])
  }

  func begin(_ utterance: Int) {
    stop()
    self.utterance = utterance
  }

  func append(_ samples: UnsafeBufferPointer<Int16>) { timeline.append(samples) }

  func finish() {
    let remaining = Double(timeline.end - now) / Double(format.samplesPerSecond)
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, remaining)) { [report, utterance] in
      report(.finished(utterance))
    }
  }

  func stop() { write(timeline.settle(until: now)) }

  func close() { stop() }

  private var now: Int {
    let elapsed = (ContinuousClock.now - beginning) / .seconds(1)
    return Int(elapsed * Double(format.sampleRate)) * format.channels.rawValue
  }

  private func write(_ stretches: [WaveTimeline.Stretch]) {
    guard !isBroken else { return }
    do {
      try file.append(stretches, as: format)
    } catch {
      isBroken = true
      report(.outputFailed("\(error)"))
    }
  }
}

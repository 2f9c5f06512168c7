// SPDX-License-Identifier: GPL-3.0-or-later

/// An output where there is no sound yet, as at boot: to a sound server or a sound card, whichever
/// comes first.
final class AwaitedOutput: AudioOutput {
  private let pulse: PulseOutput
  private let alsa: AlsaOutput
  private let report: SpeechEventHandler
  private var chosen: (any AudioOutput)?

  /// The server asks again by itself; the card, which hasn't been started, is tried for each
  /// utterance.
  init(pulse: PulseOutput, alsa: AlsaOutput, report: @escaping SpeechEventHandler) {
    (self.pulse, self.alsa, self.report) = (pulse, alsa, report)
  }

  func begin(_ utterance: Int) {
    if chosen == nil { choose() }
    output.begin(utterance)
  }

  func append(_ samples: UnsafeBufferPointer<Int16>) { output.append(samples) }
  func finish() { output.finish() }
  func stop() { output.stop() }
  func close() { output.close() }

  private var output: any AudioOutput { chosen ?? pulse }

  private func choose() {
    if pulse.isReady {
      chosen = pulse
    } else if alsa.open() == nil {
      pulse.close()
      alsa.start()
      report(.soundRestored(wordsWereLost: false))
      chosen = alsa
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// An output for a machine that has no sound yet, as at boot. It uses the sound server or the
/// sound card, whichever is available first.
final class AwaitedOutput: AudioOutput {
  private let pulse: PulseOutput
  private let alsa: AlsaOutput
  private let report: SpeechEventHandler
  private var chosen: (any AudioOutput)?

  /// Creates an output from a server connection, which retries by itself, and a sound card that
  /// hasn't been started, which each utterance tries to open.
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

// SPDX-License-Identifier: GPL-3.0-or-later

extension AudioPlan {
  /// Opens the sound server, or else the sound card, or else whichever is available first.
  func firstToOpen(_ format: AudioFormat, report: @escaping SpeechEventHandler) -> any AudioOutput {
    let pulse = PulseOutput(self, format, report: report)
    guard let refusal = pulse.waitUntilSettled() else { return pulse }
    let alsa = AlsaOutput(device: "default", format: format, hurries: hurries, report: report)
    if let reason = alsa.open() {
      let tried = "PulseAudio (\(refusal)) and the ALSA device default (\(reason))"
      report(.soundLost(reason: advice(tried: tried)))
      return AwaitedOutput(pulse: pulse, alsa: alsa, report: report)
    }
    pulse.close()
    alsa.start()
    return alsa
  }
}

/// An output for a machine that has no sound yet, as at boot. It uses the sound server or the
/// sound card, whichever is available first.
private final class AwaitedOutput: AudioOutput {
  private let pulse: PulseOutput
  private let alsa: AlsaOutput
  private let report: SpeechEventHandler
  private var chosen: (any AudioOutput)?

  /// The server connection retries by itself. Each utterance tries to open the sound card, which
  /// hasn't been started.
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

// SPDX-License-Identifier: GPL-3.0-or-later

/// A destination that the voice's thread can open.
struct AudioPlan {
  private enum Kind {
    case automatic
    case pulse(staysAwake: Bool)
    case alsa(device: String)
    case waveFile(WaveFile)
    case silent
  }

  private let kind: Kind
  private let setting: String?
  private let applicationName: String
  private let patience: SoundPatience

  /// Creates the sound file, if the destination is one, so that an invalid path fails at once.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - setting: The setting that chose it, for advice.
  ///   - applicationName: The name of the program for the sound server.
  ///   - patience: How long sound may show no sign of life.
  /// - Throws: A ``SpeechError`` if the sound file can't be written.
  init(
    _ destination: AudioDestination,
    chosenBy setting: String?,
    applicationName: String,
    patience: SoundPatience
  ) throws(SpeechError) {
    (self.setting, self.applicationName) = (setting, applicationName)
    self.patience = patience
    kind =
      switch destination {
      case .automatic: .automatic
      case .pulse(let staysAwake): .pulse(staysAwake: staysAwake)
      case .alsa(let device): .alsa(device: device)
      case .waveFile(let path): .waveFile(try WaveFile(path: path))
      case .silent: .silent
      }
  }

  /// Opens the output. If there is no sound, it reports that and keeps trying.
  func open(_ format: AudioFormat, report: @escaping SpeechEventHandler) -> any AudioOutput {
    switch kind {
    case .automatic:
      return openFirst(format: format, report: report)
    case .pulse(let staysAwake):
      let output = PulseOutput(
        applicationName: applicationName,
        format: format,
        staysAwake: staysAwake,
        patience: patience,
        report: report
      )
      if let reason = output.waitUntilSettled() {
        report(.soundLost(advice(tried: "PulseAudio (\(reason))")))
      }
      return output
    case .alsa(let device):
      let output = AlsaOutput(device: device, format: format, patience: patience, report: report)
      if let reason = output.open() {
        report(.soundLost(advice(tried: "the ALSA device \(device) (\(reason))")))
      }
      output.start()
      return output
    case .waveFile(let file):
      return WaveFileOutput(file: file, format: format, report: report)
    case .silent:
      return SilentOutput(report: report)
    }
  }

  private func openFirst(
    format: AudioFormat,
    report: @escaping SpeechEventHandler
  ) -> any AudioOutput {
    let pulse = PulseOutput(
      applicationName: applicationName,
      format: format,
      patience: patience,
      report: report
    )
    guard let refusal = pulse.waitUntilSettled() else { return pulse }
    let alsa = AlsaOutput(device: "default", format: format, patience: patience, report: report)
    if let reason = alsa.open() {
      let tried = "PulseAudio (\(refusal)) and the ALSA device default (\(reason))"
      report(.soundLost(advice(tried: tried)))
      return AwaitedOutput(pulse: pulse, alsa: alsa, report: report)
    }
    pulse.close()
    alsa.start()
    return alsa
  }

  private func advice(tried: String) -> String {
    "no sound: tried \(tried); connect a sound card, start a sound server, or choose another output"
      + (setting.map { " with \($0)" } ?? "")
  }
}

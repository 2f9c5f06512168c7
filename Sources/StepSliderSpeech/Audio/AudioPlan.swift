// SPDX-License-Identifier: GPL-3.0-or-later

/// A destination that the voice's thread can open.
enum AudioPlan {
  case automatic(applicationName: String)
  case pulse(applicationName: String, staysAwake: Bool)
  case alsa(device: String)
  case waveFile(WaveFile)
  case silent

  /// Creates the sound file, if the destination is one, so that an invalid path fails at once.
  init(destination: AudioDestination, applicationName: String) throws(SpeechError) {
    self =
      switch destination {
      case .automatic: .automatic(applicationName: applicationName)
      case .pulse(let staysAwake):
        .pulse(applicationName: applicationName, staysAwake: staysAwake)
      case .alsa(let device): .alsa(device: device)
      case .waveFile(let path): .waveFile(try WaveFile(path: path))
      case .silent: .silent
      }
  }

  /// Opens the output. If there is no sound, it reports that and keeps trying.
  func open(_ format: AudioFormat, report: @escaping SpeechEventHandler) -> any AudioOutput {
    switch self {
    case .automatic(let name):
      return openFirst(applicationName: name, format: format, report: report)
    case .pulse(let name, let staysAwake):
      let output = PulseOutput(
        applicationName: name,
        format: format,
        staysAwake: staysAwake,
        report: report
      )
      if let reason = output.waitUntilSettled() {
        report(.soundLost(Self.advice(tried: "PulseAudio (\(reason))")))
      }
      return output
    case .alsa(let device):
      let output = AlsaOutput(device: device, format: format, report: report)
      if let reason = output.open() {
        report(.soundLost(Self.advice(tried: "the ALSA device \(device) (\(reason))")))
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
    applicationName: String,
    format: AudioFormat,
    report: @escaping SpeechEventHandler
  ) -> any AudioOutput {
    let pulse = PulseOutput(
      applicationName: applicationName,
      format: format,
      report: report
    )
    guard let refusal = pulse.waitUntilSettled() else { return pulse }
    let alsa = AlsaOutput(device: "default", format: format, report: report)
    if let reason = alsa.open() {
      let tried = "PulseAudio (\(refusal)) and the ALSA device default (\(reason))"
      report(.soundLost(Self.advice(tried: tried)))
      return AwaitedOutput(pulse: pulse, alsa: alsa, report: report)
    }
    pulse.close()
    alsa.start()
    return alsa
  }

  private static func advice(tried: String) -> String {
    "no sound: tried \(tried); start a sound server, or choose another output with --audio"
  }
}

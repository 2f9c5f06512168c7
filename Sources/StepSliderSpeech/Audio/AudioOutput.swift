// SPDX-License-Identifier: GPL-3.0-or-later

/// A destination for samples. All calls come from the voice's thread.
/// An output plays one utterance at a time: beginning one silences the one before. It reports
/// ``SpeechEvent/finished(number:)`` when the last sample of a finished utterance has been played or
/// can't be played. It never reports an utterance that was silenced.
protocol AudioOutput: AnyObject {
  /// Silences the sound immediately and prepares for the samples of an utterance.
  func begin(_ utterance: Int)
  /// Plays samples, in the output's ``AudioFormat``, after those already given.
  func append(_ samples: UnsafeBufferPointer<Int16>)
  /// Marks the utterance as complete.
  func finish()
  /// Silences the sound immediately.
  func stop()
  /// Silences the sound immediately and releases the device.
  func close()
}

/// The form of the samples that an output plays: 16 bits, those of all channels one after the other.
struct AudioFormat: Equatable {
  /// The number of samples a second in each channel.
  let sampleRate: Int
  /// Two so that a cue is heard where the thumb is. Words are the same in both.
  var channelCount = 1

  var samplesPerSecond: Int { sampleRate * channelCount }
}

/// Where speech is played or written.
@nonexhaustive
public enum AudioDestination: Hashable, Sendable {
  /// The sound server; without one, ALSA's default device; without both, the first to appear.
  case automatic
  /// A PulseAudio or PipeWire server, perhaps kept awake in silence.
  ///
  /// A sound card sleeps after some seconds of silence, and may swallow the first tenths of a
  /// second when it wakes up. Kept awake, it costs power.
  case pulse(staysAwake: Bool = false)
  /// An ALSA device.
  case alsa(device: String)
  /// A WAV file.
  case waveFile(path: String)
  /// Nowhere. Every utterance is finished at once.
  case silent

  /// Creates a destination from `auto`, `pulse`, `pulse:awake`, `alsa`, `alsa:DEVICE`, `wav:FILE`
  /// or `none`; returns `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.count > 1 ? String(parts[1]) : nil) {
    case ("auto", nil): self = .automatic
    case ("pulse", nil): self = .pulse()
    case ("pulse", "awake"): self = .pulse(staysAwake: true)
    case ("alsa", nil): self = .alsa(device: "default")
    case ("alsa", let device?) where !device.isEmpty: self = .alsa(device: device)
    case ("wav", let path?) where !path.isEmpty: self = .waveFile(path: path)
    case ("none", nil): self = .silent
    default: return nil
    }
  }
}

/// A destination that the voice's thread can open.
struct AudioPlan {
  let destination: AudioDestination
  let isStereo: Bool
  let file: WaveFile?
  let setting: String?
  let applicationName: String
  let hurries: Bool

  /// Opens the output, `nil` if it plays nothing. Without sound, it reports that and keeps trying.
  func open(_ format: AudioFormat, report: @escaping SpeechEventHandler) -> (any AudioOutput)? {
    switch destination {
    case .automatic: return firstToOpen(format, report: report)
    case .pulse(let staysAwake):
      let output = PulseOutput(self, format, staysAwake: staysAwake, report: report)
      if let reason = output.waitUntilSettled() {
        report(.soundLost(reason: advice(tried: "PulseAudio (\(reason))")))
      }
      return output
    case .alsa(let device):
      let output = AlsaOutput(device: device, format: format, hurries: hurries, report: report)
      if let reason = output.open() {
        report(.soundLost(reason: advice(tried: "the ALSA device \(device) (\(reason))")))
      }
      output.start()
      return output
    case .waveFile:
      file?.start(as: format, report: report)
      return file
    case .silent: return nil
    }
  }

  /// Returns what was tried, and what to do.
  func advice(tried: String) -> String {
    "no sound: tried \(tried); connect a sound card, start a sound server, or choose another output"
      + (setting.map { " with \($0)" } ?? "")
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// A destination for samples. All calls come from the voice's thread.
///
/// An output plays one utterance at a time: beginning one silences the one before. It reports
/// ``SpeechEvent/finished(_:)`` when the last sample of a finished utterance has been played or
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

/// The channels of the sound.
public enum AudioChannels: Int, Hashable, Sendable {
  /// One, the same for both ears.
  case mono = 1
  /// Two, so that a ``Cue`` is heard where the thumb is. Words are the same in both.
  case stereo = 2
}

/// The form of the samples that an output plays: 16 bits, those of all channels one after the other.
struct AudioFormat: Equatable {
  /// The number of samples a second in each channel.
  let sampleRate: Int
  var channels = AudioChannels.mono

  /// The number of samples a second in all channels.
  var samplesPerSecond: Int { sampleRate * channels.rawValue }
}

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

/// Where speech is played or written.
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

  /// Creates a destination from `auto`, `pulse`, `pulse:awake`, `alsa`, `alsa:DEVICE`, `wav:FILE` or
  /// `none`.
  ///
  /// Returns `nil` for any other text.
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

/// How long sound may show no sign of life before the next way to play words is tried.
package enum SoundPatience: Sendable {
  /// For a program that goes on: a server or device may just be starting.
  case usual
  /// For words that a program says before it ends: they are printed too.
  case short

  /// How often it is checked whether a server that connects has answered, in milliseconds.
  var connectionPause: Int {
    switch self {
    case .usual: 350
    case .short: 70
    }
  }

  /// How long a device may take to open. It may play through a server that never answers.
  var openingTime: TimeInterval {
    switch self {
    case .usual: 0.7
    case .short: 0.15
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

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

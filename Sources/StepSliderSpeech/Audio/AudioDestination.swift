// SPDX-License-Identifier: GPL-3.0-or-later

/// Where speech goes.
public enum AudioDestination: Hashable, Sendable {
  /// The sound server, else ALSA, else nowhere.
  case automatic
  /// The PulseAudio or PipeWire server.
  case pulse
  /// An ALSA device.
  case alsa(device: String)
  /// A WAV file.
  case waveFile(path: String)
  /// Nowhere: words take no time.
  case silent

  /// Reads `auto`, `pulse`, `alsa`, `alsa:DEVICE`, `wav:FILE` or `none`.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.count > 1 ? String(parts[1]) : nil) {
    case ("auto", nil): self = .automatic
    case ("pulse", nil): self = .pulse
    case ("alsa", nil): self = .alsa(device: "default")
    case ("alsa", let device?) where !device.isEmpty: self = .alsa(device: device)
    case ("wav", let path?) where !path.isEmpty: self = .waveFile(path: path)
    case ("none", nil): self = .silent
    default: return nil
    }
  }
}

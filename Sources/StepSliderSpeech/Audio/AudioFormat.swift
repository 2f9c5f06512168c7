// SPDX-License-Identifier: GPL-3.0-or-later

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

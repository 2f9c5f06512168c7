// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The beginning of a contestant's new words, used to find them to the sample among others.
///
/// It is the first 8 ms of the same words recorded out of silence. It is found where the
/// normalized cross-correlation with the recorded sound is greatest. Later sound depends on what
/// was said before: espeak-ng's pitch varies from one utterance to the next. Loudness alone can't
/// separate new words from old ones, because sliderd says both equally loud. It is recorded all
/// the same, for comparison.
struct Fingerprint {
  /// The new words in a recording.
  struct Match {
    /// The index of their first sample.
    let first: Int
    /// The index of their first sample beyond 4,000, which for “Off” is about 3 ms after its
    /// beginning.
    let loud: Int
  }

  /// The level beyond which a sample isn't silence.
  static let audible = 300
  private static let loud = 4_000
  /// The least likeness at which the new words count as heard.
  private static let leastLikeness: Float = 0.9

  /// How far a sample may be from the pattern, as loud as the recording.
  private static let tolerance: Float = 400

  /// How many samples in a row prove that the words are there: 1 ms.
  private let proof: Int
  private let pattern: Waveform

  /// Creates the fingerprint from recordings that begin in silence; returns nil if nothing is
  /// heard in them. Uses the one with the longest beginning, because sound servers swallow up to a
  /// millisecond of it.
  init?(_ recordings: [Recording]) {
    let millisecond = (recordings.first?.sampleRate ?? 0) / 1_000
    let length = 8 * millisecond
    let beginnings = recordings.map { Self.beginning(of: $0) }
    let inside = beginnings.first?.samples.dropFirst(2 * millisecond).prefix(length) ?? []
    let places = beginnings.map { $0.place(of: Waveform(samples: Array(inside)))?.index ?? 0 }
    guard let longest = places.indices.max(by: { places[$0] < places[$1] }),
      beginnings[longest].samples.count >= length
    else { return nil }
    pattern = Waveform(samples: Array(beginnings[longest].samples.prefix(length)))
    proof = millisecond
  }

  /// Returns the part most like the words, if it is like enough and becomes loud.
  func match(in recording: Recording) -> Match? {
    let sound = Waveform(samples: recording.samples.map(Float.init))
    guard let place = sound.place(of: pattern), place.likeness >= Self.leastLikeness else {
      return nil
    }
    let first = firstSample(of: sound, at: place)
    let loud = recording.samples[first...].firstIndex { $0.magnitude > Self.loud }
    return loud.map { Match(first: first, loud: $0) }
  }

  /// Returns where the words really start. The server may have swallowed their beginning, or the
  /// old words may continue.
  private func firstSample(of sound: Waveform, at place: Waveform.Place) -> Int {
    var agreeing = 0
    for (index, value) in pattern.samples.enumerated() {
      let difference = sound.samples[place.index + index] - place.gain * value
      agreeing = abs(difference) <= Self.tolerance ? agreeing + 1 : 0
      if agreeing == proof { return place.index + index - proof + 1 }
    }
    return place.index
  }

  /// Returns the first 30 ms of the sound in a recording.
  private static func beginning(of recording: Recording) -> Waveform {
    let sound = recording.samples.drop { $0.magnitude <= audible }
    return Waveform(samples: sound.prefix(recording.sampleRate * 30 / 1_000).map(Float.init))
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// How a contestant's new words begin, to find them to the sample in the middle of others.
///
/// It is the first 8 ms of the same words recorded out of silence, and is found where the normalized
/// cross-correlation with the recorded sound is greatest. What comes later depends on what was said before:
/// espeak-ng's pitch wavers from one utterance to the next. Loudness alone wouldn't do to tell new words from old
/// ones: sliderd says both equally loud. It is noted all the same, for whoever measures by it.
struct Fingerprint {
  /// The new words in a recording.
  struct Match {
    /// The index of their first sample.
    let first: Int
    /// The index of their first sample beyond 4000; “Off” has it about 3 ms after its beginning.
    let loud: Int
  }

  /// Beyond this a sample isn't silence.
  static let audible = 300
  private static let loud = 4_000
  private static let length = 353
  /// The new words count as heard from this likeness on.
  private static let leastLikeness: Float = 0.9

  /// How far a sample may be from the pattern, and how many in a row show that the words are there: 1 ms.
  private static let tolerance: Float = 400
  private static let proof = 44

  private let pattern: Waveform

  /// Takes it from recordings that begin in silence: from the one in which most of the words' beginning is left,
  /// since sound servers swallow up to a millisecond of it; nil when nothing is heard in them.
  init?(_ recordings: [Recording]) {
    let beginnings = recordings.map { Self.beginning(of: $0) }
    let inside = beginnings.first?.samples.dropFirst(88).prefix(Self.length) ?? []
    let places = beginnings.map { $0.place(of: Waveform(samples: Array(inside)))?.index ?? 0 }
    guard let longest = places.indices.max(by: { places[$0] < places[$1] }),
      beginnings[longest].samples.count >= Self.length
    else { return nil }
    pattern = Waveform(samples: Array(beginnings[longest].samples.prefix(Self.length)))
  }

  /// The place most like the words, if it is like enough and gets loud.
  func match(in recording: Recording) -> Match? {
    let sound = Waveform(samples: recording.samples.map(Float.init))
    guard let place = sound.place(of: pattern), place.likeness >= Self.leastLikeness else {
      return nil
    }
    let first = firstSample(of: sound, at: place.index)
    let loud = recording.samples[first...].firstIndex { $0.magnitude > Self.loud }
    return loud.map { Match(first: first, loud: $0) }
  }

  /// Where the words are really there: the server may have swallowed their beginning, or the old words go on.
  private func firstSample(of sound: Waveform, at start: Int) -> Int {
    var agreeing = 0
    for (index, value) in pattern.samples.enumerated() {
      let isSame = abs(sound.samples[start + index] - value) <= Self.tolerance
      agreeing = isSame ? agreeing + 1 : 0
      if agreeing == Self.proof { return start + index - Self.proof + 1 }
    }
    return start
  }

  /// The first 30 ms of the sound in a recording.
  private static func beginning(of recording: Recording) -> Waveform {
    let sound = recording.samples.drop { $0.magnitude <= audible }
    return Waveform(samples: sound.prefix(recording.sampleRate * 30 / 1_000).map(Float.init))
  }
}

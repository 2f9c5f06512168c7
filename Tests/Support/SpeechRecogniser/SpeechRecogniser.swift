// SPDX-License-Identifier: GPL-3.0-or-later

package import TestBench

/// Recognises phrases in a recording, independent of loudness and sample rate.
///
/// It compares the sound with what espeak-ng makes of each phrase. This shows that these words
/// were given to this voice, not that a person understands them.
package struct SpeechRecogniser: Sendable {
  /// The greatest distance, in decibels, between speech and a phrase in any tenth of a second.
  ///
  /// Measured at the rate of the templates: the same words are within 1, or within 3.5 among other
  /// words, in 99 of 100 cases. The nearest other phrase is at 5.3, unrelated words at 7.9. At a
  /// rate a quarter lower or higher, or at pitches from 30 to 80, the same words are within 4.8.
  package static let limit = 5.0

  private let templates: PhraseTemplates
  /// The length, in seconds, of a silence too long to be inside a phrase.
  private let pause: Double

  /// Makes the `espeak-ng` command speak each phrase.
  ///
  /// - Parameters:
  ///   - phrases: All phrases that may be spoken, right or wrong. If "35 percent" isn't one of
  ///     them, it is heard as something unknown and then "5 percent".
  ///   - voice: The voice of the recordings. Another accent or sex is not understood.
  ///   - rate: Its words per minute, to within a quarter.
  /// - Throws: A ``BenchError`` if the command is missing, has no such voice, or speaks nothing.
  package init(phrases: [String], voice: String = "en", rate: Int = 175) throws {
    templates = try PhraseTemplates(phrases: phrases, voice: voice, rate: rate)
    pause = max(0.3, templates.longestSilence * 2)
  }

  /// Returns everything that is spoken, in order; no silence is needed in between.
  ///
  /// Anything that isn't a complete phrase becomes a ``Heard`` without a phrase.
  package func hear(samples: [Int16], sampleRate: Int) -> [Heard] {
    utterances(in: samples, sampleRate: sampleRate).flatMap {
      hear(samples[$0], sampleRate: sampleRate)
    }
  }

  /// Returns what is spoken last; nil for silence.
  package func hearLast(samples: [Int16], sampleRate: Int) -> Heard? {
    utterances(in: samples, sampleRate: sampleRate).last.flatMap {
      hear(samples[$0], sampleRate: sampleRate).last
    }
  }

  /// Returns everything that is spoken in a recording, in order.
  package func hear(_ recording: WaveFile) -> [Heard] {
    hear(samples: recording.samples, sampleRate: recording.sampleRate)
  }

  /// Returns what is spoken last in a recording; nil for silence.
  package func hearLast(_ recording: WaveFile) -> Heard? {
    hearLast(samples: recording.samples, sampleRate: recording.sampleRate)
  }

  private func utterances(in samples: [Int16], sampleRate: Int) -> [Range<Int>] {
    Utterances(in: samples, sampleRate: sampleRate, pause: pause).ranges
  }

  private func hear(_ samples: ArraySlice<Int16>, sampleRate: Int) -> [Heard] {
    let speech = SpeechFeatures(of: samples, sampleRate: sampleRate).frames
    let start = Double(samples.startIndex) / Double(sampleRate)
    return stretches(of: ConnectedMatch(speech, templates: templates).parts).map { stretch in
      heard(stretch.phrase ?? nearestPhrase(to: speech[stretch.frames]), in: stretch, from: start)
    }
  }

  /// Returns each phrase that is near enough, and joins everything between two of them.
  private func stretches(of parts: [SpokenPart]) -> [Stretch] {
    parts.reduce(into: []) { stretches, part in
      guard part.explanation != .silence else { return }
      if isNear(part) {
        stretches.append(Stretch(frames: part.frames, phrase: part))
      } else if let last = stretches.last, last.phrase == nil {
        let frames = last.frames.lowerBound..<part.frames.upperBound
        stretches[stretches.count - 1] = Stretch(frames: frames, phrase: nil)
      } else {
        stretches.append(Stretch(frames: part.frames, phrase: nil))
      }
    }
  }

  private struct Stretch {
    let frames: Range<Int>
    let phrase: SpokenPart?
  }

  private func isNear(_ part: SpokenPart) -> Bool {
    if case .phrase = part.explanation { return Double(part.distance) <= Self.limit }
    return false
  }

  private func nearestPhrase(to speech: ArraySlice<SpeechFeatures.Frame>) -> SpokenPart? {
    ConnectedMatch(Array(speech), templates: templates, costs: .onePhrase).parts.first
  }

  private func heard(_ part: SpokenPart?, in stretch: Stretch, from start: Double) -> Heard {
    var nearest: String?
    if case .phrase(let number) = part?.explanation { nearest = templates.phrases[number] }
    return Heard(
      start: start + Double(stretch.frames.lowerBound) / Double(SpeechFeatures.rate),
      end: start + Double(stretch.frames.upperBound) / Double(SpeechFeatures.rate),
      phrase: stretch.phrase == nil ? nil : nearest,
      nearest: nearest,
      distance: nearest == nil ? .infinity : Double(part?.distance ?? .infinity)
    )
  }
}

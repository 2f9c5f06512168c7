// SPDX-License-Identifier: GPL-3.0-or-later

/// The sound of one utterance on its way to an output: words, a cue, or both.
struct UtteranceSound {
  /// `nil` if the voice's samples are played as they are.
  private var mixer: CueMixer?
  private let output: any AudioOutput

  init(_ mixer: CueMixer?, to output: any AudioOutput) {
    (self.mixer, self.output) = (mixer, output)
  }

  /// Plays samples of the words.
  mutating func append(_ words: UnsafeBufferPointer<Int16>) {
    guard let mixed = mixer?.mix(words) else { return output.append(words) }
    mixed.withUnsafeBufferPointer(output.append)
  }

  /// Plays what is left of the cue, and marks the utterance as complete.
  mutating func finish() {
    mixer?.finish().withUnsafeBufferPointer(output.append)
    output.finish()
  }
}

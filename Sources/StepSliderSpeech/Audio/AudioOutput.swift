// SPDX-License-Identifier: GPL-3.0-or-later

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

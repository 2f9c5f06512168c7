// SPDX-License-Identifier: GPL-3.0-or-later

/// Where samples become sound. All calls come from one thread, the voice's.
///
/// An output plays one utterance at a time: beginning one silences whatever still plays. When the
/// last sample of a finished utterance was played, or can't be, it reports
/// ``SpeechEvent/finished(_:)``; an utterance that was silenced is never reported.
protocol AudioOutput: AnyObject {
  /// Silences the sound at once and gets ready for the samples of an utterance.
  func begin(_ utterance: Int)

  /// Plays samples, 16 bits and one channel, after those already given.
  func append(_ samples: UnsafeBufferPointer<Int16>)

  /// Notes that the utterance has no more samples.
  func finish()

  /// Silences the sound at once.
  func stop()

  /// Silences the sound at once and lets go of the device.
  func close()
}

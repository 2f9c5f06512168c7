// SPDX-License-Identifier: GPL-3.0-or-later

/// The time at which a device has played all samples that it was given, so that none is dropped.
///
/// ALSA's plugin for sound servers may say that nothing is left while a sound has hardly begun: it
/// counts the time before the sound, and forgets what waits behind the server. No device plays
/// faster than time passes, though, so a wrong answer can be told.
struct PlaybackEnd {
  /// How much sooner than possible a device may say that nothing is left and still be believed.
  /// Some fetch samples in bursts.
  private static let tolerance: Duration = .milliseconds(10)
  /// How long the sound may wait behind the device.
  private static let delay: Duration = .milliseconds(100)

  private var earliest: ContinuousClock.Instant?
  private var wasMisled = false

  /// Notes that the device took samples that last a while.
  mutating func add(_ duration: Duration, at now: ContinuousClock.Instant) {
    earliest = max(earliest ?? now, now) + duration
  }

  /// Whether everything has been played, if the device says that the rest lasts as long as this.
  mutating func isReached(remaining: Duration, at now: ContinuousClock.Instant) -> Bool {
    guard let earliest else { return true }
    wasMisled = wasMisled || remaining < earliest - now - Self.tolerance
    return now >= earliest && (wasMisled ? now >= earliest + Self.delay : remaining <= .zero)
  }
}

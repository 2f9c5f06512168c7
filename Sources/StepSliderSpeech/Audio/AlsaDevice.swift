// SPDX-License-Identifier: GPL-3.0-or-later

internal import CAlsa
internal import Foundation

/// An ALSA playback device. No other type calls the library.
///
/// Sendable because only one thread uses it at a time: first the voice's thread, then the one
/// that feeds the device.
final class AlsaDevice: @unchecked Sendable {
  /// The length of the device's buffer. An interruption drops what it holds, so it may be longer
  /// than the delay that a listener would accept.
  private static let latencyMicroseconds: CUnsignedInt = 100_000
  /// How long one wait for the device lasts; an interruption is noticed at most that late.
  private static let patienceMilliseconds: CInt = 2
  /// How often the device may refuse samples before it counts as lost; together a second.
  private static let mostRefusals = 500
  /// The reason if the device, or the sound server behind it, answers nothing.
  static let isSilent = "it does not respond"

  let name: String
  private let format: AudioFormat
  /// The number of channels that the device has.
  private var channelCount = 1
  private var handle: OpaquePointer?
  private var end = PlaybackEnd()

  init(name: String, format: AudioFormat) { (self.name, self.format) = (name, format) }

  var isOpen: Bool { handle != nil }

  /// Opens the device. The corresponding C function is `snd_pcm_open`.
  ///
  /// - Returns: The reason if it can't be opened.
  func open() -> String? {
    alsa_silence_errors()
    let status = snd_pcm_open(&handle, name, SND_PCM_STREAM_PLAYBACK, CInt(SND_PCM_NONBLOCK))
    guard status >= 0 else { return fail(status) }
    var result = setUp(channels: format.channels.rawValue)
    // Some devices have one channel.
    if result < 0, format.channels == .stereo { result = setUp(channels: 1) }
    return result >= 0 ? nil : fail(result)
  }

  /// The corresponding C function is `snd_pcm_set_params`.
  private func setUp(channels: Int) -> CInt {
    channelCount = channels
    return snd_pcm_set_params(
      handle,
      SND_PCM_FORMAT_S16_LE,
      SND_PCM_ACCESS_RW_INTERLEAVED,
      CUnsignedInt(channels),
      CUnsignedInt(format.sampleRate),
      1,
      Self.latencyMicroseconds
    )
  }

  /// Writes samples until the open device has taken them all or they are stale.
  ///
  /// - Returns: The reason if the device fails.
  func write(_ samples: [Int16], until isStale: () -> Bool) -> String? {
    var refusals = 0
    var rest = (channelCount < format.channels.rawValue ? Self.mono(samples) : samples)[...]
    while !rest.isEmpty, !isStale() {
      let count = rest.withUnsafeBytes { bytes in
        snd_pcm_writei(handle, bytes.baseAddress, snd_pcm_uframes_t(rest.count / channelCount))
      }
      switch count {
      case -CLong(EAGAIN):
        refusals += 1
        guard refusals < Self.mostRefusals else { return abandon() }
        wait()
      case ..<0:
        let status = snd_pcm_recover(handle, CInt(count), 1)
        guard status >= 0 else { return fail(status) }
      default:
        refusals = 0
        rest = rest.dropFirst(count * channelCount)
        end.add(duration(of: count), at: .now)
        if snd_pcm_state(handle) == SND_PCM_STATE_PREPARED { snd_pcm_start(handle) }
      }
    }
    return nil
  }

  /// Waits until the device has played everything or the sound is stale.
  func drain(until isStale: () -> Bool) {
    while !isStale(), !end.isReached(remaining: remaining, at: .now) {
      wait()
    }
  }

  /// How long the rest of the sound lasts, according to the device. ALSA ends the program if it is
  /// asked about a device that isn't open. The corresponding C function is `snd_pcm_delay`.
  private var remaining: Duration {
    var delay: snd_pcm_sframes_t = 0
    guard let handle, snd_pcm_state(handle) == SND_PCM_STATE_RUNNING,
      snd_pcm_delay(handle, &delay) >= 0
    else { return .zero }
    return duration(of: delay)
  }

  private func duration(of frames: Int) -> Duration {
    .seconds(Double(frames) / Double(format.sampleRate))
  }

  /// Silences the device immediately. The corresponding C function is `snd_pcm_drop`.
  func drop() {
    guard let handle else { return }
    end = PlaybackEnd()
    snd_pcm_drop(handle)
    snd_pcm_prepare(handle)
  }

  func close() {
    guard let handle else { return }
    end = PlaybackEnd()
    snd_pcm_drop(handle)
    snd_pcm_close(handle)
    self.handle = nil
  }

  /// Returns the mean of both channels.
  private static func mono(_ samples: [Int16]) -> [Int16] {
    stride(from: 1, to: samples.count, by: 2).map { index -> Int16 in
      let sum = Int(samples[index - 1]) + Int(samples[index])
      return Int16(sum / 2)
    }
  }

  /// Waits a moment. The device isn't asked when it is ready, because one that is lost may say so.
  private func wait() { poll(nil, 0, Self.patienceMilliseconds) }

  /// Gives up the device. Closing it may wait for an answer, so that is left to another thread.
  private func abandon() -> String {
    // Safe because this device forgets the handle here, so only that thread uses it.
    nonisolated(unsafe) let lost = handle
    (handle, end) = (nil, PlaybackEnd())
    Thread.detachNewThread { snd_pcm_close(lost) }
    return Self.isSilent
  }

  private func fail(_ status: CInt) -> String {
    close()
    return String(cString: snd_strerror(status))
  }
}

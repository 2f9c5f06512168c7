// SPDX-License-Identifier: GPL-3.0-or-later

internal import CAlsa
internal import Glibc

/// An ALSA playback device, the one place where the library is called.
///
/// Sendable because one thread alone uses it at a time: the voice's, and then the one that feeds it.
final class AlsaDevice: @unchecked Sendable {
  /// How much the device may hold: what is dropped on an interruption isn't heard, so it may be
  /// much more than can be waited for.
  private static let latencyMicroseconds: CUnsignedInt = 100_000
  /// How long one wait for the device is; it bounds how late an interruption is noticed.
  private static let patienceMilliseconds: CInt = 2

  let name: String
  private let sampleRate: Int
  private var handle: OpaquePointer?

  init(name: String, sampleRate: Int) { (self.name, self.sampleRate) = (name, sampleRate) }

  var isOpen: Bool { handle != nil }

  /// Opens the device; gives the reason if that fails. The corresponding C function is
  /// `snd_pcm_open`.
  func open() -> String? {
    alsa_silence_errors()
    let status = snd_pcm_open(&handle, name, SND_PCM_STREAM_PLAYBACK, CInt(SND_PCM_NONBLOCK))
    guard status >= 0 else { return fail(status) }
    let format = snd_pcm_set_params(
      handle,
      SND_PCM_FORMAT_S16_LE,
      SND_PCM_ACCESS_RW_INTERLEAVED,
      1,
      CUnsignedInt(sampleRate),
      1,
      Self.latencyMicroseconds
    )
    return format >= 0 ? nil : fail(format)
  }

  /// Plays samples until they are all with the device, or nobody wants them any more; gives the
  /// reason if the device fails.
  func write(_ samples: [Int16], until isStale: () -> Bool) -> String? {
    if handle == nil, let reason = open() { return reason }
    var rest = samples[...]
    while !rest.isEmpty, !isStale() {
      let count = rest.withUnsafeBytes { bytes in
        snd_pcm_writei(handle, bytes.baseAddress, snd_pcm_uframes_t(rest.count))
      }
      switch count {
      case -CLong(EAGAIN): wait()
      case ..<0:
        let status = snd_pcm_recover(handle, CInt(count), 1)
        guard status >= 0 else { return fail(status) }
      default:
        rest = rest.dropFirst(count)
        if snd_pcm_state(handle) == SND_PCM_STATE_PREPARED { snd_pcm_start(handle) }
      }
    }
    return nil
  }

  /// Waits until all is played, or nobody wants it any more.
  func drain(until isStale: () -> Bool) {
    while snd_pcm_state(handle) == SND_PCM_STATE_RUNNING, !isStale() {
      var delay: snd_pcm_sframes_t = 0
      guard snd_pcm_delay(handle, &delay) >= 0, delay > 0 else { return }
      poll(nil, 0, Self.patienceMilliseconds)
    }
  }

  /// Silences the device at once. The corresponding C function is `snd_pcm_drop`.
  func drop() {
    guard let handle else { return }
    snd_pcm_drop(handle)
    snd_pcm_prepare(handle)
  }

  func close() {
    guard let handle else { return }
    snd_pcm_drop(handle)
    snd_pcm_close(handle)
    self.handle = nil
  }

  private func wait() { snd_pcm_wait(handle, Self.patienceMilliseconds) }

  private func fail(_ status: CInt) -> String {
    close()
    return String(cString: snd_strerror(status))
  }
}

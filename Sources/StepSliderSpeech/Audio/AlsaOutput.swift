// SPDX-License-Identifier: GPL-3.0-or-later

internal import CAlsa
internal import EventLoop
internal import Foundation

/// An output to an ALSA device, for machines without a sound server.
/// A separate thread feeds the device and sleeps while there is nothing to play. Silencing the
/// sound drops whatever the device still holds.
/// Sendable because the condition's lock guards the sound that waits to be played, and the device
/// is used by one thread at a time.
final class AlsaOutput: AudioOutput, @unchecked Sendable {
  private let device: AlsaDevice
  private let report: SpeechEventHandler
  private let condition = NSCondition()
  private var utterance: Int?
  private var samples: [Int16] = []
  private var isFinished = false
  private var isInterrupted = false
  private var isClosed = false

  init(
    device: String,
    format: AudioFormat,
    hurries: Bool = false,
    report: @escaping SpeechEventHandler
  ) {
    self.device = AlsaDevice(name: device, format: format, hurries: hurries, report: report)
    self.report = report
  }

  /// Opens the device and returns the reason if that fails. You can try again before ``start()``.
  func open() -> String? { device.open() }

  /// Starts feeding the device. If it isn't open, each utterance tries to open it.
  func start() {
    let thread = Thread { self.feedDevice() }
    thread.name = "alsa"
    thread.start()
  }

  func begin(_ utterance: Int) { replaceSound(with: utterance) }
  func append(_ samples: UnsafeBufferPointer<Int16>) { change { self.samples += samples } }
  func finish() { change { isFinished = true } }
  func stop() { replaceSound(with: nil) }
  func close() { change { isClosed = true } }

  private func replaceSound(with utterance: Int?) {
    change {
      self.utterance = utterance
      (samples, isFinished, isInterrupted) = ([], false, true)
    }
  }

  private func change(_ body: () -> Void) {
    condition.withLock {
      body()
      condition.signal()
    }
  }
}

// The thread that feeds the device.
extension AlsaOutput {
  private func feedDevice() {
    makeThreadUrgent()
    var isSilent = true
    var isLost = !device.isOpen
    while let (utterance, samples) = next(isSilent: isSilent) {
      guard let utterance else {
        if device.isOpen { device.drop() }
        isSilent = true
        continue
      }
      if samples.isEmpty {
        if device.isOpen { device.drain(until: { isStale(utterance) }) }
        guard complete(utterance) else { continue }
        isSilent = true
        if device.isOpen { device.drop() }
        report(.finished(number: utterance))
      } else {
        isSilent = false
        let reason = device.open() ?? device.write(samples, until: { isStale(utterance) })
        if let reason {
          let isCurrent = complete(utterance)
          if !isLost {
            report(.soundLost(reason: "lost the ALSA device \(device.name) (\(reason))"))
          }
          if isCurrent { report(.finished(number: utterance)) }
        } else if isLost {
          report(.soundRestored(wordsWereLost: false))
        }
        isLost = reason != nil
      }
    }
    if device.isOpen { device.close() }
  }

  /// Waits for what the device is to do next: to play samples of an utterance, or its end if there
  /// are none, or to be silent if there is no utterance; `nil` when it is to close.
  private func next(isSilent: Bool) -> (utterance: Int?, samples: [Int16])? {
    condition.withLock {
      while !isClosed {
        if isInterrupted {
          isInterrupted = false
          if !isSilent { return (nil, []) }
        }
        if let utterance, isFinished || !samples.isEmpty {
          defer { samples = [] }
          return (utterance, samples)
        }
        condition.wait()
      }
      return nil
    }
  }

  /// Whether an utterance is no longer the current one.
  private func isStale(_ utterance: Int) -> Bool {
    condition.withLock { isClosed || isInterrupted || self.utterance != utterance }
  }

  /// Drops an utterance that was played to its end or can't be played; returns `false` if it was
  /// silenced before that.
  private func complete(_ utterance: Int) -> Bool {
    condition.withLock {
      guard self.utterance == utterance, !isInterrupted else { return false }
      (self.utterance, samples, isFinished) = (nil, [], false)
      return true
    }
  }
}

/// An ALSA playback device. No other type calls the library.
/// Opening it never waits for long, because it may play through a sound server that never answers.
/// So each attempt has a thread of its own. Until that is over, only it uses the handle.
/// Sendable because only one thread uses it at a time: first the voice's thread, then the one
/// that feeds the device.
private final class AlsaDevice: @unchecked Sendable {
  /// How often the device may refuse samples before it counts as lost; together a second.
  private static let mostRefusals = 500
  /// The reason if the device, or the sound server behind it, answers nothing.
  private static let noResponse = "it does not respond"

  let name: String
  private let format: AudioFormat
  private let hurries: Bool
  private let report: SpeechEventHandler
  /// The reason that an attempt to open the device gives when it is over, `nil` in it for success;
  /// `nil` if none is underway.
  private var attempt: LatestMailbox<String?>?
  private var channelCount = 1
  private var handle: OpaquePointer?
  private var end = PlaybackEnd()

  init(name: String, format: AudioFormat, hurries: Bool, report: @escaping SpeechEventHandler) {
    (self.name, self.format, self.hurries, self.report) = (name, format, hurries, report)
  }

  var isOpen: Bool { attempt == nil && handle != nil }

  /// Opens the device unless it is open; returns the reason if it isn't open then. Doesn't wait
  /// again for an attempt that is underway, which reports when it has opened the device late.
  func open() -> String? {
    if isOpen { return nil }
    let patience = attempt != nil ? 0 : hurries ? 0.15 : 0.7
    let limit = Date(timeIntervalSinceNow: patience)
    let attempt = self.attempt ?? beginAttempt()
    self.attempt = attempt
    var reason = attempt.take(before: limit)
    if reason == nil {
      // Whoever gives up the attempt first: this thread, or the other one because it is over.
      attempt.claim()
      reason = attempt.take(before: .distantPast)
    }
    guard let reason else { return Self.noResponse }
    self.attempt = nil
    return reason
  }

  private func beginAttempt() -> LatestMailbox<String?> {
    let attempt = LatestMailbox<String?>()
    Thread.detachNewThread { [self] in
      let reason = openHandle()
      attempt.post(reason)
      if !attempt.claim(), reason == nil { report(.wordsWanted) }
    }
    return attempt
  }

  /// Returns the reason if the device can't be opened.
  private func openHandle() -> String? {
    alsa_silence_errors()
    let status = snd_pcm_open(&handle, name, SND_PCM_STREAM_PLAYBACK, CInt(SND_PCM_NONBLOCK))
    guard status >= 0 else { return fail(status) }
    var result = setUp(channels: format.channelCount)
    // Some devices have one channel.
    if result < 0, format.channelCount > 1 { result = setUp(channels: 1) }
    return result >= 0 ? nil : fail(result)
  }

  /// Sets the format, and the length of the buffer: an interruption drops what it holds, so it may
  /// be longer than the delay that a listener would accept.
  private func setUp(channels: Int) -> CInt {
    channelCount = channels
    let (kind, access) = (SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED)
    let (count, rate) = (CUnsignedInt(channels), CUnsignedInt(format.sampleRate))
    return snd_pcm_set_params(handle, kind, access, count, rate, 1, 100_000)
  }

  /// Writes samples until the open device has taken them all or they are stale. Returns the reason
  /// if it fails.
  func write(_ samples: [Int16], until isStale: () -> Bool) -> String? {
    var refusals = 0
    var rest = (channelCount < format.channelCount ? Self.mono(samples) : samples)[...]
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
    while !isStale(), !end.isReached(remaining: remaining, at: .now) { wait() }
  }

  /// How long the rest of the sound lasts, according to the device. ALSA ends the program if it is
  /// asked about a device that isn't open.
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

  /// Silences the open device immediately.
  func drop() {
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
    stride(from: 1, to: samples.count, by: 2).map { index in
      Int16((Int(samples[index - 1]) + Int(samples[index])) / 2)
    }
  }

  /// Waits 2 ms, after which an interruption is noticed. The device isn't asked when it is ready,
  /// because one that is lost may say so.
  private func wait() { poll(nil, 0, 2) }

  /// Gives up the device. Closing it may wait for an answer, so that is left to another thread.
  private func abandon() -> String {
    // Safe because this device forgets the handle here, so only that thread uses it.
    nonisolated(unsafe) let lost = handle
    (handle, end) = (nil, PlaybackEnd())
    Thread.detachNewThread { snd_pcm_close(lost) }
    return Self.noResponse
  }

  private func fail(_ status: CInt) -> String {
    close()
    return String(cString: snd_strerror(status))
  }
}

/// The time at which a device has played all samples that it was given, so that none is dropped.
/// ALSA's plugin for sound servers may say that nothing is left while a sound has hardly begun: it
/// counts the time before the sound, and forgets what waits behind the server. No device plays
/// faster than time passes, though, so a wrong answer can be told.
struct PlaybackEnd {
  /// How much too early a device may say that nothing is left. Some fetch samples in bursts.
  private static let tolerance: Duration = .milliseconds(10)
  /// How long the sound may wait behind the device.
  private static let delay: Duration = .milliseconds(100)

  private var earliest: Duration?
  private var wasMisled = false

  /// Counts samples that the device took, by their duration.
  mutating func add(_ duration: Duration, at now: Duration) {
    earliest = max(earliest ?? now, now) + duration
  }

  /// Whether everything has been played, if the device says that the rest lasts as long as this.
  mutating func isReached(remaining: Duration, at now: Duration) -> Bool {
    guard let earliest else { return true }
    wasMisled = wasMisled || remaining < earliest - now - Self.tolerance
    return now >= earliest && (wasMisled ? now >= earliest + Self.delay : remaining <= .zero)
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

internal import CAlsa
internal import EventLoop
internal import Foundation

/// An output to an ALSA device, for machines without a sound server.
///
/// A separate thread feeds the device and sleeps while there is nothing to play. Silencing the
/// sound drops whatever the device still holds.
final class AlsaOutput: AudioOutput {
  private let device: AlsaDevice
  private let queue = AlsaQueue()
  private let report: SpeechEventHandler

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
    let thread = Thread { [device, queue, report] in feed(device, from: queue, report: report) }
    thread.name = "alsa"
    thread.start()
  }

  func begin(_ utterance: Int) { queue.begin(utterance) }
  func append(_ samples: UnsafeBufferPointer<Int16>) { queue.append(samples) }
  func finish() { queue.finish() }
  func stop() { queue.begin(nil) }
  func close() { queue.close() }
}

/// The body of the thread that feeds the device.
private func feed(_ device: AlsaDevice, from queue: AlsaQueue, report: SpeechEventHandler) {
  makeThreadUrgent()
  var isSilent = true
  var isLost = !device.isOpen
  while let (utterance, samples) = queue.next(isSilent: isSilent) {
    guard let utterance else {
      if device.isOpen { device.drop() }
      isSilent = true
      continue
    }
    if samples.isEmpty {
      if device.isOpen { device.drain(until: { queue.isStale(utterance) }) }
      guard queue.complete(utterance) else { continue }
      isSilent = true
      if device.isOpen { device.drop() }
      report(.finished(utterance))
    } else {
      isSilent = false
      let reason = device.open() ?? device.write(samples, until: { queue.isStale(utterance) })
      if let reason {
        _ = queue.complete(utterance)
        if !isLost { report(.soundLost("lost the ALSA device \(device.name) (\(reason))")) }
        report(.finished(utterance))
      } else if isLost {
        report(.soundRestored(wordsWereLost: false))
      }
      isLost = reason != nil
    }
  }
  if device.isOpen { device.close() }
}

/// The sound waiting to be played, shared by the voice's thread and the one that feeds the device.
///
/// Sendable because the condition's lock guards every stored variable.
final class AlsaQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var utterance: Int?
  private var samples: [Int16] = []
  private var isFinished = false
  private var isInterrupted = false
  private var isClosed = false

  /// Replaces whatever is playing with an utterance, or with silence.
  func begin(_ utterance: Int?) {
    change {
      self.utterance = utterance
      (samples, isFinished, isInterrupted) = ([], false, true)
    }
  }

  func append(_ samples: UnsafeBufferPointer<Int16>) { change { self.samples += samples } }

  func finish() { change { isFinished = true } }

  func close() { change { isClosed = true } }

  /// Whether an utterance is no longer the current one.
  func isStale(_ utterance: Int) -> Bool {
    condition.withLock { isClosed || isInterrupted || self.utterance != utterance }
  }

  /// Drops an utterance that was played to its end or can't be played; returns `false` if it was
  /// silenced before that.
  func complete(_ utterance: Int) -> Bool {
    condition.withLock {
      guard self.utterance == utterance, !isInterrupted else { return false }
      (self.utterance, samples, isFinished) = (nil, [], false)
      return true
    }
  }

  /// Waits for what the device is to do next: to play samples of an utterance, or its end if there are
  /// none, or to be silent if there is no utterance; `nil` when it is to close.
  func next(isSilent: Bool) -> (utterance: Int?, samples: [Int16])? {
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

  private func change(_ body: () -> Void) {
    condition.withLock {
      body()
      condition.signal()
    }
  }
}

/// An ALSA playback device. No other type calls the library.
///
/// Opening it never waits for long, because it may play through a sound server that never answers. So
/// each attempt has a thread of its own. Until that is over, only it uses the handle.
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
  private let hurries: Bool
  private let report: SpeechEventHandler
  /// The reason that an attempt to open the device gives when it is over, `nil` in it for success;
  /// `nil` if none is underway.
  private var attempt: LatestMailbox<String?>?
  /// The number of channels that the device has.
  private var channelCount = 1
  private var handle: OpaquePointer?
  private var end = PlaybackEnd()

  init(
    name: String,
    format: AudioFormat,
    hurries: Bool,
    report: @escaping SpeechEventHandler
  ) {
    (self.name, self.format) = (name, format)
    (self.hurries, self.report) = (hurries, report)
  }

  /// Whether the device is open and can be used.
  var isOpen: Bool { attempt == nil && handle != nil }

  /// Opens the device unless it is open. Doesn't wait again for an attempt that is underway, which
  /// reports when it has opened the device late.
  ///
  /// - Returns: The reason if it isn't open.
  func open() -> String? {
    if isOpen { return nil }
    let patience = attempt != nil ? 0 : hurries ? 0.15 : 0.7
    let limit = Date(timeIntervalSinceNow: patience)
    let attempt = self.attempt ?? begin()
    self.attempt = attempt
    if let reason = attempt.take(before: limit) {
      self.attempt = nil
      return reason
    }
    // Whoever gives up the attempt first: this thread, or the other one because it is over.
    attempt.claim()
    if let reason = attempt.take(before: .distantPast) {
      self.attempt = nil
      return reason
    }
    return Self.isSilent
  }

  private func begin() -> LatestMailbox<String?> {
    let attempt = LatestMailbox<String?>()
    Thread.detachNewThread { [self] in
      let reason = openHandle()
      attempt.post(reason)
      if !attempt.claim(), reason == nil { report(.wordsWanted) }
    }
    return attempt
  }

  /// The corresponding C function is `snd_pcm_open`.
  ///
  /// - Returns: The reason if the device can't be opened.
  private func openHandle() -> String? {
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

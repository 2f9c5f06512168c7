// SPDX-License-Identifier: GPL-3.0-or-later

internal import EventLoop
internal import Foundation

/// An output to an ALSA device, for machines without a sound server.
///
/// A separate thread feeds the device and sleeps while there is nothing to play. Silencing the
/// sound drops whatever the device still holds.
final class AlsaOutput: AudioOutput {
  private let opening: AlsaOpening
  private let queue = AlsaQueue()
  private let report: SpeechEventHandler

  init(
    device: String,
    format: AudioFormat,
    patience: SoundPatience = .usual,
    report: @escaping SpeechEventHandler
  ) {
    let device = AlsaDevice(name: device, format: format)
    opening = AlsaOpening(of: device, patience: patience, report: report)
    self.report = report
  }

  /// Opens the device and returns the reason if that fails. You can try again before ``start()``.
  func open() -> String? { opening.open() }

  /// Starts feeding the device. If it isn't open, each utterance tries to open it.
  func start() {
    let thread = Thread { [opening, queue, report] in
      feed(opening, from: queue, report: report)
    }
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
private func feed(
  _ opening: AlsaOpening,
  from queue: AlsaQueue,
  report: @escaping SpeechEventHandler
) {
  UrgentThread.begin()
  let device = opening.device
  var isSilent = true
  var isLost = !opening.isOpen
  while true {
    switch queue.next(isSilent: isSilent) {
    case .silence:
      if opening.isOpen { device.drop() }
      isSilent = true
    case .play(let samples, let utterance):
      isSilent = false
      let reason =
        opening.open() ?? device.write(samples, until: { queue.isStale(utterance) })
      if let reason {
        queue.abandon(utterance)
        if !isLost { report(.soundLost("lost the ALSA device \(device.name) (\(reason))")) }
        report(.finished(utterance))
      } else if isLost {
        report(.soundRestored(wordsWereLost: false))
      }
      isLost = reason != nil
    case .drain(let utterance):
      if opening.isOpen { device.drain(until: { queue.isStale(utterance) }) }
      guard queue.complete(utterance) else { continue }
      isSilent = true
      if opening.isOpen { device.drop() }
      report(.finished(utterance))
    case .close:
      if opening.isOpen { device.close() }
      return
    }
  }
}

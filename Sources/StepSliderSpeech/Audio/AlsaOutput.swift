// SPDX-License-Identifier: GPL-3.0-or-later

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

  init(device: String, format: AudioFormat, report: @escaping SpeechEventHandler) {
    self.device = AlsaDevice(name: device, format: format)
    self.report = report
  }

  /// Opens the device and returns the reason if that fails. You can try again before ``start()``.
  func open() -> String? { device.open() }

  /// Starts feeding the device. If it isn't open, each utterance tries to open it.
  func start() {
    let thread = Thread { [device, queue, report] in
      feed(device, from: queue, isLost: !device.isOpen, report: report)
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
  _ device: AlsaDevice,
  from queue: AlsaQueue,
  isLost: Bool,
  report: @escaping SpeechEventHandler
) {
  UrgentThread.begin()
  var isSilent = true
  var isLost = isLost
  while true {
    switch queue.next(isSilent: isSilent) {
    case .silence:
      device.drop()
      isSilent = true
    case .play(let samples, let utterance):
      isSilent = false
      let reason = device.write(samples, until: { queue.isStale(utterance) })
      if let reason {
        queue.abandon(utterance)
        if !isLost { report(.soundLost("lost the ALSA device \(device.name) (\(reason))")) }
        report(.finished(utterance))
      } else if isLost {
        report(.soundRestored(wordsWereLost: false))
      }
      isLost = reason != nil
    case .drain(let utterance):
      device.drain(until: { queue.isStale(utterance) })
      guard queue.complete(utterance) else { continue }
      isSilent = true
      device.drop()
      report(.finished(utterance))
    case .close:
      device.close()
      return
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
internal import Synchronization

/// Opens an ALSA device without waiting for long. A device may play through a sound server that never
/// answers.
///
/// Sendable because only one thread uses it at a time, as it is with the device.
final class AlsaOpening: @unchecked Sendable {
  /// While an attempt to open it is underway, nobody else may use it.
  let device: AlsaDevice
  private let patience: SoundPatience
  private let report: SpeechEventHandler
  private var attempt: Attempt?

  /// An attempt to open a device, in a thread of its own.
  private final class Attempt: Sendable {
    /// The reason if it failed, once it is over; `nil` in it for success.
    let result = LatestMailbox<String?>()
    /// Whether nobody waits for the result any more.
    let isLate = Atomic(false)
  }

  /// Creates what opens a device, and reports when one has opened late.
  init(of device: AlsaDevice, patience: SoundPatience, report: @escaping SpeechEventHandler) {
    (self.device, self.patience, self.report) = (device, patience, report)
  }

  /// Whether the device is open and can be used.
  var isOpen: Bool { attempt == nil && device.isOpen }

  /// Opens the device unless it is open. Doesn't wait again for an attempt that is underway.
  ///
  /// - Returns: The reason if it isn't open.
  func open() -> String? {
    if isOpen { return nil }
    let limit = Date(timeIntervalSinceNow: attempt == nil ? patience.openingTime : 0)
    let attempt = self.attempt ?? begin()
    self.attempt = attempt
    if let reason = attempt.result.take(before: limit) ?? lateResult(of: attempt) {
      self.attempt = nil
      return reason
    }
    return AlsaDevice.isSilent
  }

  private func begin() -> Attempt {
    let attempt = Attempt()
    Thread.detachNewThread { [device, report] in
      let reason = device.open()
      attempt.result.post(reason)
      if reason == nil, attempt.isLate.load(ordering: .sequentiallyConsistent) {
        report(.wordsWanted)
      }
    }
    return attempt
  }

  /// Gives up waiting, and returns a result that has come at the same moment.
  private func lateResult(of attempt: Attempt) -> String?? {
    attempt.isLate.store(true, ordering: .sequentiallyConsistent)
    return attempt.result.take(before: .distantPast)
  }
}

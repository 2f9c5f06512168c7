// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// Opens an ALSA device without waiting for long. A device may play through a sound server that never
/// answers.
///
/// Sendable because only one thread uses it at a time, as it is with the device.
final class AlsaOpening: @unchecked Sendable {
  /// How long a device may take to open.
  private static let patience: TimeInterval = 0.7

  /// While an attempt to open it is underway, nobody else may use it.
  let device: AlsaDevice
  /// The reason why the attempt underway fails, once it is known; `nil` in it for success.
  private var result: LatestMailbox<String?>?

  init(of device: AlsaDevice) { self.device = device }

  /// Whether the device is open and can be used.
  var isOpen: Bool { result == nil && device.isOpen }

  /// Opens the device unless it is open, or waits no longer for an earlier attempt.
  ///
  /// - Returns: The reason if it isn't open.
  func open() -> String? {
    if isOpen { return nil }
    let limit = Date(timeIntervalSinceNow: result == nil ? Self.patience : 0)
    let result = self.result ?? begin()
    self.result = result
    guard let reason = result.take(before: limit) else { return AlsaDevice.isSilent }
    self.result = nil
    return reason
  }

  private func begin() -> LatestMailbox<String?> {
    let result = LatestMailbox<String?>()
    Thread.detachNewThread { [device] in result.post(device.open()) }
    return result
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

extension EvdevSource {
  /// What came of a device.
  public enum Event: Hashable, Sendable {
    /// It asks for something.
    case action(EvdevAction)
    /// It is there, and is read from now on.
    case found
    /// It was unplugged; it is waited for.
    case lost
    /// It is there and can't be read; it is waited for.
    case unreadable(EvdevDeviceError)
    /// It can't be taken for this program alone yet; that is tried again.
    case notGrabbed(GrabObstacle)
  }
}

/// Why a device can't be taken for one program alone.
public enum GrabObstacle: Hashable, Sendable {
  /// A key is down: other programs would miss its release and take it for held.
  case keyIsDown
  /// Another program has taken it.
  case otherProgram
}

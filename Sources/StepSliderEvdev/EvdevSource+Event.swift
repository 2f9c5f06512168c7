// SPDX-License-Identifier: GPL-3.0-or-later

extension EvdevSource {
  /// An event from a device.
  public enum Event: Hashable, Sendable {
    /// The device requests an action.
    case action(EvdevAction)
    /// The device is present and is read from now on.
    case found
    /// The device was unplugged. The source waits for it.
    case lost
    /// The device is present but can't be read. The source waits until it can.
    case unreadable(EvdevDeviceError)
    /// The device can't be taken for this program alone yet. The source keeps trying.
    case notGrabbed(GrabObstacle)
  }
}

/// A reason why a device can't be taken for one program alone.
public enum GrabObstacle: Hashable, Sendable {
  /// A key is down. Other programs would miss its release and treat it as held.
  case keyIsDown
  /// Another program has taken the device.
  case otherProgram
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// Access to input devices: the kernel's, or simulated ones.
package protocol DeviceAccess: AnyObject {
  /// Opens the device at an absolute path.
  func open(_ path: String, for bindings: EvdevBindings) throws(EvdevDeviceError) -> any OpenDevice

  /// Starts to watch a path that doesn't exist yet or isn't readable yet. Try it once more after
  /// this, because it may exist by now.
  func watch(_ path: String) -> any DeviceWatch

  /// Returns whether a device may appear at a path.
  func mayAppear(at path: String) -> Bool
}

/// An input device that is open.
package protocol OpenDevice: AnyObject {
  /// Ready for reading when there are events or the device is gone.
  var descriptor: CInt { get }
  /// The device's own name; `nil` for a pipe or a device without a name.
  var name: String? { get }
  var isPipe: Bool { get }
  /// Whether it has the arrow keys of a keyboard.
  var hasArrowKeys: Bool { get }

  /// Reads the waiting events and returns their actions; `nil` if the device is gone.
  func read() -> [EvdevAction]?

  /// Takes the device for this program alone; returns the obstacle if that fails.
  func grab() -> GrabObstacle?
}

/// A watch for a path.
package protocol DeviceWatch: AnyObject {
  /// Ready for reading when it is worth trying again; then call ``rearm()``.
  var descriptor: CInt { get }

  /// Discards past events and watches the folders that exist now.
  func rearm()
}

/// The kernel's devices.
package final class KernelDevices: DeviceAccess {
  package init() {}

  package func open(
    _ path: String,
    for bindings: EvdevBindings
  ) throws(EvdevDeviceError) -> any OpenDevice { try EvdevDevice(path: path, bindings: bindings) }

  package func watch(_ path: String) -> any DeviceWatch { PathWatch(path) }

  package func mayAppear(at path: String) -> Bool { path.mayCome }
}

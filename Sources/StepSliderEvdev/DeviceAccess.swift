// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

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

/// A watch for a path that doesn't exist yet or isn't readable yet.
///
/// udev removes the folders of stable paths along with the last device in them. So the watch is
/// on the nearest existing folder. The corresponding C functions are those of `inotify`.
final class PathWatch: DeviceWatch {
  let descriptor: CInt
  private let path: String

  /// Starts to watch an absolute path.
  init(_ path: String) {
    self.path = path
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
    rearm()
  }

  deinit { close(descriptor) }

  func rearm() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    watch(nearestFolderOf: path)
    // Permissions belong to the target of a link.
    if let target = realpath(path, nil) {
      watch(nearestFolderOf: String(cString: target))
      free(target)
    }
  }

  private func watch(nearestFolderOf path: String) {
    let events = IN_CREATE | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF | IN_ONLYDIR
    var folder = path.parentFolder
    while inotify_add_watch(descriptor, folder, UInt32(events)) < 0, folder != "/" {
      folder = folder.parentFolder
    }
  }
}

extension String {
  /// The folder of an absolute path; the root is its own folder.
  var parentFolder: String {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
    return String(self[..<slash])
  }

  /// The path made absolute, based on the working folder.
  var madeAbsolute: String {
    guard !hasPrefix("/"), let folder = getcwd(nil, 0) else { return self }
    defer { free(folder) }
    return "\(String(cString: folder))/\(self)"
  }

  /// Whether something may appear at this path: its folder exists, or udev creates it.
  var mayCome: Bool { access(parentFolder + "/.", F_OK) == 0 || hasPrefix("/dev/input/") }
}

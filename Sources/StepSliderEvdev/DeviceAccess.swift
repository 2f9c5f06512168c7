// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc

/// Access to input devices: the kernel's, or simulated ones.
package struct DeviceAccess {
  /// Opens the device at an absolute path.
  let open: (_ path: String, EvdevBindings) throws(EvdevDeviceError) -> any OpenDevice
  /// Starts to watch a path that doesn't exist yet or isn't readable yet. Try it once more after this,
  /// because it may exist by now, and again when the source is ready; before that, advance it.
  let watch: (_ path: String) -> any EventSource<Void>
  let mayAppear: (_ path: String) -> Bool

  /// Creates access to devices. By default, they are files: each may appear if its folder exists,
  /// or if udev creates it.
  package init(
    open: @escaping (String, EvdevBindings) throws(EvdevDeviceError) -> any OpenDevice,
    watch: @escaping (String) -> any EventSource<Void> = { PathWatch($0) },
    mayAppear: @escaping (String) -> Bool = {
      access($0.parentFolder + "/.", F_OK) == 0 || $0.hasPrefix("/dev/input/")
    }
  ) {
    (self.open, self.watch, self.mayAppear) = (open, watch, mayAppear)
  }
}

package protocol OpenDevice: AnyObject {
  /// Ready for reading when there are events or the device is gone.
  var descriptor: CInt { get }
  var name: String? { get }
  var isPipe: Bool { get }
  var hasArrowKeys: Bool { get }
  /// Reads the waiting events and returns their actions; `nil` if the device is gone.
  func read() -> [EvdevAction]?
  /// Takes the device for this program alone; returns the obstacle if that fails.
  func grab() -> EvdevSource.Event?
}

/// A watch for a path that doesn't exist yet or isn't readable yet, on the nearest existing folder.
private final class PathWatch: EventSource {
  private let descriptor: CInt
  private let path: String

  init(_ path: String) {
    self.path = path
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
    watchFolders()
  }

  deinit { close(descriptor) }
  var interests: [DescriptorInterest] { [DescriptorInterest(descriptor)] }

  func advance(_ wakeup: Wakeup) -> [Void] {
    watchFolders()
    return [()]
  }

  /// Discards past events and watches the folders that exist now.
  private func watchFolders() {
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
}

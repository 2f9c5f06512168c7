// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

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

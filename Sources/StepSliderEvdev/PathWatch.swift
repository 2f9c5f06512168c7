// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Waits for a path to come into being, or to become readable.
///
/// udev removes the folders of stable paths with the last device in them, so the nearest folder that
/// exists is watched, whichever that is. The corresponding C functions are those of `inotify`.
final class PathWatch {
  /// Readable when it is worth trying again; then call ``rearm()``.
  let descriptor: CInt
  private let path: String

  /// Begins to watch an absolute path; try it once more after this, as it may have come before.
  init(_ path: String) {
    self.path = path
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
    rearm()
  }

  deinit { close(descriptor) }

  /// Forgets what happened, and watches the folders that there are now.
  func rearm() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    watch(nearestFolderOf: path)
    // The rights belong to what a link leads to.
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
  /// The folder that an absolute path lies in; the root lies in itself.
  var parentFolder: String {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
    return String(self[..<slash])
  }

  /// A path that means the same in every working folder.
  var madeAbsolute: String {
    guard !hasPrefix("/"), let folder = getcwd(nil, 0) else { return self }
    defer { free(folder) }
    return "\(String(cString: folder))/\(self)"
  }

  /// Whether something may come into being there: its folder exists, or udev makes it.
  var mayCome: Bool { access(parentFolder + "/.", F_OK) == 0 || hasPrefix("/dev/input/") }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
package import TestFiles

/// The files that are moved into a folder, as when a program replaces one.
package struct FolderWatch {
  private let names: Transcript

  package init(of folder: TemporaryFolder) throws {
    let descriptor = Descriptor(owning: try check("inotify_init", inotify_init()))
    let event = UInt32(IN_MOVED_TO)
    try check("inotify_add_watch", inotify_add_watch(descriptor.number, folder.path, event))
    names = try Transcript(reading: descriptor)
  }

  /// Waits until a file has been moved into the folder under a name.
  package func expect(_ name: String) async throws { try await names.expect("\(name)\0") }
}

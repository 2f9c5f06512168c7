// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A fresh folder that goes away with its last owner.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "stepslider-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    path = folder.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder, whether it exists or not.
  package func file(_ name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes a text file into the folder, with the folders on the way to it.
  package func write(_ text: String, to name: String) throws {
    let url = URL(filePath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }
}

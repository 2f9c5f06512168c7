// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes the gallery into the project whose root is the only argument, and removes the pictures of
/// kinds that are gone.
@main struct Program {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else { exit(64) }
    let root = URL(filePath: CommandLine.arguments[1])
    let files = try GalleryPage.files()
    let folder = root.appending(path: GalleryPage.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path())
    where files["\(GalleryPage.folder)/\(name)"] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    for (path, text) in files {
      try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestFiles
import Testing

@testable import Gallery

@Suite struct GalleryTests {
  @Test func `each picture of the gallery is what is drawn now`() throws {
    let files = try GalleryPage.files()
    let kept =
      FileManager.default.enumerator(atPath: ProjectFile.path(GalleryPage.folder))?
      .compactMap { "\(GalleryPage.folder)/\($0)" } ?? []
    let changed = Set(files.keys).union(kept).filter { path in
      (try? ProjectFile.text(path)) != files[path]
    }
    #expect(
      changed.sorted() == [],
      "these files changed: run scripts/gallery, look at each of them, and commit them"
    )
  }

  @Test func `the gallery has at least forty kinds, and small pictures`() throws {
    let pictures = try GalleryPage.files().filter { $0.key.hasSuffix(".svg") }
    #expect(pictures.count >= 80)
    for (path, picture) in pictures { #expect(picture.utf8.count < 5000, "\(path)") }
  }
}

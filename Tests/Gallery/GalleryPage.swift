// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// The files of the gallery: a page, and two pictures of each kind.
package enum GalleryPage {
  /// The folder of the pictures, from the project's root.
  package static let folder = "docs/pictures/gallery"
  /// The page, from the project's root.
  package static let page = "docs/gallery.md"

  private static let themes: [(name: String, theme: SliderTheme)] = [
    ("light", .light), ("dark", .dark),
  ]

  /// Returns the contents of each file, by its path from the project's root.
  package static func files() throws -> [String: String] {
    let sections = try GallerySection.all()
    var files = [page: text(of: sections)]
    for specimen in sections.flatMap(\.specimens) {
      for (name, theme) in themes {
        files["\(folder)/\(specimen.name)-\(name).svg"] = specimen.drawing.svg(theme: theme)
      }
    }
    return files
  }

  private static func text(of sections: [GallerySection]) -> String {
    """
    # Gallery

    What StepSlider draws, in light and dark. `sliderd render --theme contrast` has a third look.
    `scripts/gallery` writes this page and its pictures. A test fails if a picture changes, so that
    somebody looks at it.

    \(sections.map(text).joined(separator: "\n"))
    """
  }

  private static func text(of section: GallerySection) -> String {
    let rows = section.specimens.map { specimen in
      let pictures = themes.map { name, _ in
        "![\(specimen.drawing.title)](pictures/gallery/\(specimen.name)-\(name).svg)"
      }
      return "| \(specimen.caption) | \(pictures.joined(separator: " | ")) |\n"
    }
    return "## \(section.title)\n\n| kind | light | dark |\n|---|---|---|\n\(rows.joined())"
  }
}

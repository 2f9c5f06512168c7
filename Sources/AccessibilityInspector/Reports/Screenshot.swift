// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
package import Foundation
import Notation

/// A picture of the screen, for the background of a ``FramePicture``.
package struct Screenshot: Hashable, Sendable {
  private let png: Data
  private let size: LayoutSize

  /// Takes the contents of a PNG file; `nil` if they are something else.
  ///
  /// The size is in the header, which every such file begins with (PNG, sections 5.2 and 11.2.2).
  package init?(png: Data) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Array(png.prefix(24))
    guard header.count == 24, header.starts(with: signature),
      header[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at index: Int) -> Double {
      Double(header[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) })
    }
    self.png = png
    size = LayoutSize(width: number(at: 16), height: number(at: 20))
  }

  /// The picture at the origin of the screen, embedded in the document. Only what is around the frames is seen.
  package var backdrop: FramePicture.Backdrop {
    let image = XMLElement(
      "image",
      [
        ("x", "0"), ("y", "0"), ("width", size.width.shortText), ("height", size.height.shortText),
        ("href", "data:image/png;base64," + png.base64EncodedString()),
      ]
    )
    return FramePicture.Backdrop(image, in: nil)
  }
}

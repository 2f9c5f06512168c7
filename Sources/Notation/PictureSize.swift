// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

/// The size of a picture or screen, in whole points.
package struct PictureSize: Equatable, Sendable {
  /// The valid range of a width or height.
  package static let range = 1...10_000
  package static let usual = PictureSize(width: 320, height: 44)
  /// The format that ``init(_:)`` accepts, for messages.
  package static let rule =
    "WIDTHxHEIGHT in points, \(range.lowerBound) to \(range.upperBound) each, such as \(usual)"

  private let width: Int
  private let height: Int

  private init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Creates a size from text such as `320x44`; `nil` if the text is invalid.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isWholeNumber } }
    guard parts.count == 2, isPlain, let width = Int(parts[0]), let height = Int(parts[1]),
      Self.range.contains(width), Self.range.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  /// The whole area, at the origin.
  package var bounds: LayoutRect {
    LayoutRect(x: 0, y: 0, width: Double(width), height: Double(height))
  }
}

extension PictureSize: CustomStringConvertible {
  /// The size in the format that ``init(_:)`` accepts.
  package var description: String { "\(width)x\(height)" }
}

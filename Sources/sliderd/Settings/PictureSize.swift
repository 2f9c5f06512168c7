// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// How large a picture is, in whole points.
struct PictureSize: Equatable {
  /// What a width or a height can be.
  static let range = 1...10_000
  static let usual = PictureSize(width: 320, height: 44)

  let width: Int
  let height: Int

  /// All of it, from the origin.
  var bounds: LayoutRect {
    LayoutRect(x: 0, y: 0, width: Double(width), height: Double(height))
  }
}

extension PictureSize: CustomStringConvertible {
  var description: String { "\(width)x\(height)" }

  /// Reads text such as `320x44`; `nil` if it is none.
  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isWholeNumber } }
    guard parts.count == 2, isPlain, let width = Int(parts[0]), let height = Int(parts[1]),
      Self.range.contains(width), Self.range.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Recognises names of image files, which become labels when a program provides no better one.
enum ImageFileName {
  /// Returns whether a label is such a name.
  ///
  /// It is if it has an image's file extension, a scale factor (`@2x`), or the form of a
  /// camera's file name (`IMG_1234`) or an icon's (`ic-play-24`, `start-btn`,
  /// `go-next-symbolic`). Several words never match: "Save as .png" says what a button does.
  static func isOne(_ label: String) -> Bool {
    let name = label.lowercased()
    guard !name.contains(where: { $0.isWhitespace }) else { return false }
    return endings.contains { name.hasSuffix($0) && name.count > $0.count } || isCameras(name)
      || isIcons(name)
  }

  private static let endings = [
    ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".tiff", ".ico", ".avif", ".heic",
    ".xpm", "@2x", "@3x",
  ]

  private static func isCameras(_ name: String) -> Bool {
    let prefix = ["img", "dsc", "dscn", "pxl"].last { name.hasPrefix($0) }
    guard let rest = prefix.map({ name.dropFirst($0.count) }) else { return false }
    return rest.allSatisfy { $0.isNumber || $0 == "_" || $0 == "-" }
      && rest.count { $0.isNumber } >= 3
  }

  private static func isIcons(_ name: String) -> Bool {
    let parts = name.split { $0 == "_" || $0 == "-" }
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    return ["ic", "icon", "img", "btn"].contains(first)
      || ["icon", "img", "btn", "symbolic"].contains(last)
  }
}

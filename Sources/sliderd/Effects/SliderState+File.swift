// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

// A state as all that is in a file: its text, and a line feed.
extension SliderState {
  /// More than any file has that was written here.
  static let maximumFileLength = 16_384

  /// Reads what ``fileBytes`` wrote; `nil` for anything else.
  init?(fileBytes bytes: [UInt8]) {
    // By bytes, for a name may end with a carriage return, which makes one character of both ends.
    guard bytes.count <= Self.maximumFileLength, bytes.last == UInt8(ascii: "\n"),
      let text = String(validating: bytes.dropLast(), as: UTF8.self)
    else { return nil }
    self.init(text)
  }

  /// The bytes of a file; without the stop's name where that is too long to be read again.
  var fileBytes: [UInt8] {
    let text = Array(description.utf8)
    let isReadable = text.count < Self.maximumFileLength
    return (isReadable ? text : Self.unnamed(text)) + [UInt8(ascii: "\n")]
  }

  private static func unnamed(_ text: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    return Array(text.split(separator: space, maxSplits: 3).prefix(3).joined(separator: [space]))
  }
}

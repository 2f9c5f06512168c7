// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

// A state as the content of a file: its text and a line feed.
extension SliderState {
  /// A length that no file written by sliderd exceeds.
  static let maximumFileLength = 16_384

  /// Reads the output of ``fileBytes``; fails for anything else.
  init?(fileBytes bytes: [UInt8]) {
    // Compares bytes: a name may end with a carriage return, which would form one character with
    // the line feed.
    guard bytes.count <= Self.maximumFileLength, bytes.last == UInt8(ascii: "\n"),
      let text = String(validating: bytes.dropLast(), as: UTF8.self)
    else { return nil }
    self.init(text)
  }

  /// The bytes of a file. A stop's name that is too long to be read again is left out.
  var fileBytes: [UInt8] {
    let text = Array(description.utf8)
    let isReadable = text.count < Self.maximumFileLength
    return (isReadable ? text : Self.unnamed(text)) + [UInt8(ascii: "\n")]
  }

  /// Returns whether a file can be one of sliderd's, perhaps damaged: it is empty, or has the
  /// beginning of a state of any version, or what is left of one.
  static func mayHaveWritten(_ bytes: [UInt8]) -> Bool {
    let beginning = String(decoding: bytes.prefix(64), as: UTF8.self)
    return bytes.allSatisfy { $0 == 0 }
      || beginning.prefixMatch(of: /[0-9]{1,2} [0-9]+\/[0-9]+ [\-0-9]/) != nil
      || beginning.wholeMatch(of: /1( ([0-9]+(\/([0-9]+ ?)?)?)?)?/) != nil
  }

  private static func unnamed(_ text: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    return Array(text.split(separator: space, maxSplits: 3).prefix(3).joined(separator: [space]))
  }
}

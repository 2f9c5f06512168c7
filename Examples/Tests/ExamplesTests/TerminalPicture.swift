// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Returns the characters of a drawing for a terminal, without the sequences that set their style
/// and move the cursor.
func visible(_ picture: Data) -> String {
  var text = ""
  var isSequence = false
  for character in String(decoding: picture, as: UTF8.self) {
    if character == "\u{1B}" { isSequence = true }
    if !isSequence { text.append(character) }
    if character.isLetter { isSequence = false }
  }
  return text
}

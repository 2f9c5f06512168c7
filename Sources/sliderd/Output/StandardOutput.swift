// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Writes a text to standard output.
///
/// - Throws: A failure if the text can't be written.
func printWhole(_ text: String) throws(Failure) {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    throw Failure(status: .cannotCreate, message: "can't write to standard output")
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// A configuration with mistakes, and the lines that list them.
struct WrongFile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let mistakes: String
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ mistakes: String) {
    (self.name, self.text, self.mistakes) = (name, text, mistakes)
  }
}

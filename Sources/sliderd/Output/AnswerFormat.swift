// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation

/// The format in which a command prints its answer.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case plain, json

  /// Prints a line as text, or an object as JSON.
  func print(_ words: String, _ object: JSONValue) throws(Failure) {
    try printWhole((self == .json ? object.text : words) + "\n")
  }
}

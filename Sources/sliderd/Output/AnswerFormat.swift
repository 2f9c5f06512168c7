// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation

/// How a command prints what it was asked for.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case plain, json

  /// Prints a line, for people or for programs.
  func print(_ words: String, _ object: JSONValue) throws(Failure) {
    try printWhole((self == .json ? object.text : words) + "\n")
  }
}

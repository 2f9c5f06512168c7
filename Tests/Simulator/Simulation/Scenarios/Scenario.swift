// SPDX-License-Identifier: GPL-3.0-or-later

/// A script in a file. Its expectations can be compared with what happened.
package struct Scenario: Sendable {
  package let file: String
  package let script: Script
  /// The numbers of the lines in the file, one for each line of the script.
  let lineNumbers: [Int]

  /// Returns the expectations that a run of the script did not meet.
  ///
  /// A run that ended early, because it broke a law, is compared up to its end.
  package func unmet(in run: Simulator.Run) -> [UnmetExpectation] {
    var comparison = Comparison(script, with: run)
    return zip(script.lines, lineNumbers).compactMap { line, number in
      comparison.findFault(with: line).map { found in
        UnmetExpectation(file: file, line: number, expected: line.description, found: found)
      }
    }
  }
}

/// An expectation of a scenario that was not met.
package struct UnmetExpectation: Hashable, Sendable, CustomStringConvertible {
  package let file: String
  /// The number of the line, counting from 1.
  package let line: Int
  /// The line.
  package let expected: String
  /// What happened instead, as a sentence.
  package let found: String

  package var description: String { "\(file):\(line): expected \(expected); \(found)" }
}

// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// A case that another slider tests or documents, and the result here.
///
/// The suite of each slider names its source. A case says what is set up, where the thumb starts,
/// what the user does and where the thumb is afterwards. If the other slider does something else,
/// the case has both results and the reason for the difference.
struct PeerCase: Sendable, CustomTestStringConvertible {
  let slider: PeerSlider
  let start: String?
  let input: String
  let value: String
  let commits: Int?
  let words: String?
  let difference: Difference?

  /// What the other slider does, and why this one does something else.
  struct Difference: Sendable {
    let theirs: String
    let reason: PeerDifference
  }

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - slider: The settings.
  ///   - start: The value at the start, or `nil` for the default.
  ///   - input: What the user does, as words for ``PeerRun``.
  ///   - value: The name or the value of the stop afterwards, or `refused` if there is no such
  ///     slider.
  ///   - commits: The number of completed changes.
  ///   - words: What is spoken last.
  ///   - theirs: The value of the other slider, and why this one differs.
  init(
    _ slider: PeerSlider,
    at start: String? = nil,
    _ input: String = "",
    gives value: String,
    commits: Int? = nil,
    says words: String? = nil,
    not theirs: (String, PeerDifference)? = nil
  ) {
    (self.slider, self.start, self.input, self.value) = (slider, start, input, value)
    (self.commits, self.words) = (commits, words)
    difference = theirs.map { Difference(theirs: $0.0, reason: $0.1) }
  }

  var testDescription: String {
    let start = start.map { " at \($0)" } ?? ""
    let difference = difference.map { ", not \($0.theirs): \($0.reason.rawValue)" } ?? ""
    return
      "\(slider.description)\(start), \(input.isEmpty ? "untouched" : input): \(value)\(difference)"
  }

  /// Runs the case and checks what it says.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard var run = try PeerRun(slider, at: start) else {
      #expect(value == "refused", sourceLocation: sourceLocation)
      return
    }
    try run.perform(input)
    #expect(run.values == value, sourceLocation: sourceLocation)
    #expect(run.commits == commits ?? run.commits, sourceLocation: sourceLocation)
    #expect(run.words == words ?? run.words, sourceLocation: sourceLocation)
    #expect(difference?.theirs != value, "there is no difference", sourceLocation: sourceLocation)
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Which optional questions a program can answer, as far as its answers have shown.
///
/// A question that some objects refused and none answered isn't asked again.
struct KnownQuestions {
  private static let maximumRefusals = 4

  private var answered: Set<String> = []
  private var refusals: [String: Int] = [:]

  /// Returns whether a question is worth asking.
  func allows(_ question: String) -> Bool {
    answered.contains(question) || refusals[question, default: 0] < Self.maximumRefusals
  }

  mutating func noteAnswer(to question: String) { answered.insert(question) }

  mutating func noteRefusal(of question: String) { refusals[question, default: 0] += 1 }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// A message from speech-dispatcher: the answer to a request, or news of an utterance.
struct SSIPMessage: Hashable, Sendable {
  /// A number of three digits, whose first tells the kind.
  let code: Int
  /// The lines before the last one.
  var values: [String] = []
  /// The text of the last line.
  let text: String

  /// Whether the message comes by itself instead of answering a request.
  var isNotification: Bool { 700..<800 ~= code }

  /// Whether a request succeeded.
  var isSuccess: Bool { 200..<300 ~= code }

  /// The utterance that the message is about, by speech-dispatcher's own number.
  var utterance: Int? { values.first.flatMap { Int($0) } }
}

/// Bytes that aren't SSIP.
struct SSIPNonsense: Error, Hashable {
  let reason: String
}

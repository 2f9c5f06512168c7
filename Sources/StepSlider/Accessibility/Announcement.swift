// SPDX-License-Identifier: Apache-2.0

/// Words to be spoken, and how urgent they are.
public struct Announcement: Hashable, Sendable {
  /// The most Unicode scalars of one announcement: some forty seconds of speech.
  public static let maximumLength = 700

  /// The words, cleaned as ``SpokenText`` does it and cut to ``maximumLength``.
  public let text: String
  /// How urgent they are.
  public let priority: Priority

  /// Makes an announcement.
  public init(_ text: String, priority: Priority = .assertive) {
    self.text = SpokenText.cleaned(text, maximumLength: Self.maximumLength)
    self.priority = priority
  }

  /// How an announcement behaves towards words that are being spoken.
  public enum Priority: Hashable, Sendable {
    /// It waits for the current words to end.
    case polite
    /// It stops the current words and all that wait.
    case assertive
  }
}

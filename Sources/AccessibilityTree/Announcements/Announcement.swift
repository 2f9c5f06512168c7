// SPDX-License-Identifier: Apache-2.0

/// Words to be spoken, and how urgent they are.
public struct Announcement: Hashable, Sendable {
  /// The most Unicode scalars of one announcement: some forty seconds of speech.
  public static let maximumLength = 700

  /// The words, cleaned as ``SpokenText`` does it and cut to ``maximumLength``.
  public let text: String
  /// How urgent they are.
  public let priority: Priority
  /// The language they are in, as a BCP 47 tag; `nil` for the listener's own.
  public let language: String?

  /// Makes an announcement.
  public init(_ text: String, priority: Priority = .assertive, language: String? = nil) {
    self.text = SpokenText.cleaned(text, maximumLength: Self.maximumLength)
    (self.priority, self.language) = (priority, language)
  }

  /// The same words with another urgency.
  public func with(_ priority: Priority) -> Announcement {
    Announcement(text, priority: priority, language: language)
  }

  /// How an announcement behaves towards words that are being spoken.
  public enum Priority: Hashable, Sendable {
    /// It waits for the current words to end.
    case polite
    /// It stops the current words and all that wait.
    case assertive
  }
}

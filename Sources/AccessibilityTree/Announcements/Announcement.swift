// SPDX-License-Identifier: Apache-2.0

/// Text to be spoken, with its urgency and language.
public struct Announcement: Hashable, Sendable {
  /// The maximum length in Unicode scalars, about 40 seconds of speech.
  public static let maximumLength = 700

  /// The text, cleaned by ``SpokenText``. It is cut after ``maximumLength`` and then ends in
  /// "…".
  public let text: String
  /// The urgency of the announcement.
  public let priority: Priority
  /// The language of the text as a BCP 47 tag; `nil` for the listener's own language.
  public let language: String?

  /// Creates an announcement.
  public init(_ text: String, priority: Priority = .assertive, language: String? = nil) {
    self.text = SpokenText.cleaned(text, maximumLength: Self.maximumLength)
    (self.priority, self.language) = (priority, language)
  }

  /// Returns the same announcement with another priority.
  public func with(_ priority: Priority) -> Announcement {
    Announcement(text, priority: priority, language: language)
  }

  /// How an announcement treats speech in progress.
  public enum Priority: Hashable, Sendable {
    /// Waits until the current speech ends.
    case polite
    /// Continues the announcement before it: waits until that ends and nothing polite waits. Use
    /// this for the sentences of a long text, so that a listener can stop it after any of them.
    case continuing
    /// Stops the current speech and drops all waiting announcements.
    case assertive
  }
}

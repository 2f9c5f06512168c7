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

  /// Returns announcements in which the sentences of a long text are one announcement, as far as its
  /// length permits. Screen readers show and keep only a few announcements at a time.
  public static func joined(_ announcements: [Announcement]) -> [Announcement] {
    announcements.reduce(into: []) { result, next in
      if next.priority == .continuing, let last = result.last, last.language == next.language,
        last.text.unicodeScalars.count + next.text.unicodeScalars.count < maximumLength
      {
        let text = last.text + " " + next.text
        result[result.count - 1] = Announcement(
          text,
          priority: last.priority,
          language: last.language
        )
      } else {
        result.append(next)
      }
    }
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

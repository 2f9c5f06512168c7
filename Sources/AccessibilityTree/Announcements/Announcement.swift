// SPDX-License-Identifier: Apache-2.0

/// Text to be spoken, with its urgency and language.
public struct Announcement: Hashable, Sendable {
  /// The maximum length in Unicode scalars, about 40 seconds of speech.
  package static let maximumLength = 700

  /// The text, without control characters. It is cut after 700 Unicode scalars, about 40 seconds of
  /// speech, and then ends in "…".
  public let text: String
  /// The urgency of the announcement.
  public let priority: Priority
  /// The language of the text as a BCP 47 tag; `nil` for the listener's own language.
  public let language: String?

  /// Creates an announcement.
  public init(_ text: String, priority: Priority = .polite, language: String? = nil) {
    self.text = SpokenText.cleaned(text, maximumLength: Self.maximumLength)
    (self.priority, self.language) = (priority, language)
  }

  /// Returns the same announcement with another priority.
  package func withPriority(_ priority: Priority) -> Announcement {
    Announcement(text, priority: priority, language: language)
  }

  /// Returns announcements in which the sentences of a long text are one announcement, as far as
  /// its length permits. Screen readers show and keep only a few announcements at a time.
  public static func joined(_ announcements: [Announcement]) -> [Announcement] {
    announcements.reduce(into: []) { result, next in
      if next.priority == .continuing, let last = result.last, last.language == next.language,
        last.text.unicodeScalars.count + next.text.unicodeScalars.count < maximumLength
      {
        let (text, language) = (last.text + " " + next.text, last.language)
        result[result.count - 1] = Announcement(text, priority: last.priority, language: language)
      } else {
        result.append(next)
      }
    }
  }

  /// How an announcement treats speech in progress.
  @nonexhaustive
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

extension Announcement: CustomStringConvertible {
  /// The text in quotation marks, for developers.
  public var description: String { "\"\(text)\"" }
}

/// The announcement being spoken and those that wait for it.
///
/// A new assertive announcement replaces everything; polite ones wait their turn, and the rest of a
/// long text waits until no polite one does. The queue is a value and has no voice. Give it
/// announcements, tell it when an utterance has ended, and speak what it returns.
public struct AnnouncementQueue: Hashable, Sendable {
  /// The maximum number of waiting polite announcements. Beyond it, the oldest is dropped. The rest
  /// of a long text doesn't count.
  package static let capacity = 8

  private var current: Int?
  private var waiting: [Announcement] = []
  /// The rest of a long text.
  private var rest: [Announcement] = []
  private var lastNumber = 0

  /// Text to hand to the voice now.
  public struct Utterance: Hashable, Sendable {
    /// The number of the utterance; later utterances have greater numbers.
    public let number: Int
    /// The text.
    public let text: String
    /// The language of the text as a BCP 47 tag; `nil` for the listener's own language.
    public let language: String?
    /// Whether the utterance interrupts an earlier one.
    public let interrupts: Bool
  }

  /// Creates an empty queue.
  public init() {}

  /// Whether nothing is being spoken and nothing is waiting.
  public var isSilent: Bool { current == nil && waiting.isEmpty && rest.isEmpty }

  /// Adds an announcement and returns what to speak now, if anything.
  public mutating func announce(_ announcement: Announcement) -> Utterance? {
    switch announcement.priority {
    case .assertive: (waiting, rest) = ([], [])
    case .polite where current != nil:
      waiting = waiting.suffix(Self.capacity - 1) + [announcement]
      return nil
    case .continuing where current != nil:
      rest.append(announcement)
      return nil
    case .polite, .continuing: break
    }
    return begin(announcement)
  }

  /// Marks an utterance as finished and returns what to speak next, if anything waits.
  ///
  /// The end of an interrupted utterance changes nothing.
  public mutating func utteranceFinished(_ number: Int) -> Utterance? {
    guard number == current else { return nil }
    current = nil
    if !waiting.isEmpty { return begin(waiting.removeFirst()) }
    return rest.isEmpty ? nil : begin(rest.removeFirst())
  }

  /// Removes equal announcements that still wait, because they are outdated.
  package mutating func discard(_ announcement: Announcement) {
    waiting.removeAll { $0 == announcement }
  }

  /// Discards the current and all waiting announcements. Call this when the voice is stopped.
  package mutating func reset() { (current, waiting, rest) = (nil, [], []) }

  private mutating func begin(_ words: Announcement) -> Utterance {
    defer { current = lastNumber }
    lastNumber += 1
    return Utterance(
      number: lastNumber,
      text: words.text,
      language: words.language,
      interrupts: current != nil
    )
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What is being spoken and what waits: the newest assertive words win, polite ones wait their turn.
///
/// A value without a voice: give it announcements, tell it that words have ended, and speak what
/// it returns.
public struct AnnouncementQueue: Sendable {
  /// How many polite announcements may wait; beyond it the oldest is dropped.
  public static let capacity = 8

  private var current: Int?
  private var waiting: [Announcement] = []
  private var lastNumber = 0

  /// Words to be handed to the voice now.
  public struct Utterance: Hashable, Sendable {
    /// The utterance's number; later ones have greater numbers.
    public let number: Int
    /// The words.
    public let text: String
    /// The language they are in, as a BCP 47 tag; `nil` for the listener's own.
    public let language: String?
    /// Whether it cuts earlier words off.
    public let interrupts: Bool
  }

  /// Nothing spoken, nothing waiting.
  public init() {}

  /// Whether nothing is being spoken and nothing waits.
  public var isSilent: Bool { current == nil && waiting.isEmpty }

  /// Takes an announcement; gives the words to speak now, if there are any.
  public mutating func announce(_ announcement: Announcement) -> Utterance? {
    switch announcement.priority {
    case .assertive:
      waiting = []
      return begin(announcement)
    case .polite where current == nil:
      return begin(announcement)
    case .polite:
      waiting = waiting.suffix(Self.capacity - 1) + [announcement]
      return nil
    }
  }

  /// Notes that an utterance has ended; gives the words to speak next, if any wait.
  ///
  /// The end of an utterance that was cut off changes nothing.
  public mutating func finished(_ number: Int) -> Utterance? {
    guard number == current else { return nil }
    current = nil
    return waiting.isEmpty ? nil : begin(waiting.removeFirst())
  }

  /// Forgets what is being spoken and what waits: the voice was stopped.
  public mutating func reset() { (current, waiting) = (nil, []) }

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

// SPDX-License-Identifier: Apache-2.0

/// Limits how often a value that changes by itself is spoken.
///
/// A changing value is spoken at most once in ``interval``, and its last value is always
/// spoken. VoiceOver does the same for the trait updatesFrequently, because a reading of each
/// change "quickly falls behind". Times may count from any fixed start.
public struct FrequentUpdates: Hashable, Sendable {
  /// The shortest time between two readings.
  public static let interval: Duration = .seconds(4)

  private var said: String?
  private var readingTime: Duration?
  private var waiting: String?

  /// Creates a limit with nothing spoken yet.
  public init() {}

  /// When ``advance(to:)`` will return a value; `nil` if none is waiting.
  public var deadline: Duration? {
    guard waiting != nil else { return nil }
    return readingTime.map { $0 + Self.interval }
  }

  /// Records that a value was spoken, for whatever reason.
  public mutating func noteReading(of value: String, at time: Duration) {
    (said, readingTime, waiting) = (value, time, nil)
  }

  /// Takes a new value and returns it if it should be spoken now.
  public mutating func change(to value: String, at time: Duration) -> String? {
    waiting = value == said ? nil : value
    return readingTime.map({ time - $0 < Self.interval }) == true ? nil : sayWaiting(at: time)
  }

  /// Returns the newest value if it is due and hasn't been spoken.
  public mutating func advance(to time: Duration) -> String? {
    guard let deadline, time >= deadline else { return nil }
    return sayWaiting(at: time)
  }

  private mutating func sayWaiting(at time: Duration) -> String? {
    guard let value = waiting else { return nil }
    noteReading(of: value, at: time)
    return value
  }
}

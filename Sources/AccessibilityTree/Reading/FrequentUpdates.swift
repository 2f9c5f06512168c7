// SPDX-License-Identifier: Apache-2.0

/// Keeps a value that changes by itself from being said more often than anybody can listen.
///
/// While it changes it is said once in ``interval`` at most, and the last value is always said. That
/// is what VoiceOver does with the trait updatesFrequently: a reading of each change "quickly falls
/// behind". Times are counted from any start, the same for all calls.
public struct FrequentUpdates: Hashable, Sendable {
  /// The least time between two readings.
  public static let interval: Duration = .seconds(4)

  private var said: String?
  private var readingTime: Duration?
  private var waiting: String?

  /// Nothing said yet.
  public init() {}

  /// When ``advance(to:)`` will have something to say; `nil` if nothing waits.
  public var deadline: Duration? {
    guard waiting != nil else { return nil }
    return readingTime.map { $0 + Self.interval }
  }

  /// Notes that a value was said, for whatever reason.
  public mutating func noteReading(of value: String, at time: Duration) {
    (said, readingTime, waiting) = (value, time, nil)
  }

  /// Takes a new value, and gives it back if it is to be said now.
  public mutating func change(to value: String, at time: Duration) -> String? {
    waiting = value == said ? nil : value
    return readingTime.map({ time - $0 < Self.interval }) == true ? nil : sayWaiting(at: time)
  }

  /// Gives the newest value if it is time to say it and it wasn't said.
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

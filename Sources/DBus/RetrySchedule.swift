// SPDX-License-Identifier: Apache-2.0

/// When to try again what failed: after a quarter of a second, and each time after twice as long, up
/// to half a minute. A value; the time is its caller's.
public struct RetrySchedule: Hashable, Sendable {
  private static let first: Duration = .milliseconds(250)
  /// The longest pause.
  public static let longest: Duration = .seconds(30)

  private var pause = Self.first
  /// When the next try is due; nil while none is.
  public private(set) var deadline: ContinuousClock.Instant?

  /// A schedule whose first try is due at a time.
  public init(from start: ContinuousClock.Instant) { deadline = start }

  /// Whether to try.
  public func isDue(at time: ContinuousClock.Instant) -> Bool {
    deadline.map { $0 <= time } ?? false
  }

  /// Notes that a try begins: no other one is due until it failed.
  public mutating func begin() { deadline = nil }

  /// Notes that the try failed, or what it gave was lost; no pause is longer than a limit.
  public mutating func fail(
    at time: ContinuousClock.Instant,
    longest: Duration = Self.longest
  ) {
    deadline = time + min(pause, longest)
    pause = min(pause * 2, longest)
  }

  /// Notes that the try succeeded: the next failure is a first one.
  public mutating func succeed() { (pause, deadline) = (Self.first, nil) }
}

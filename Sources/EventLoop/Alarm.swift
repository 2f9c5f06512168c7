// SPDX-License-Identifier: Apache-2.0

/// A source that fires once, at a time that the program sets and can change. Use it on the thread of
/// its loop.
///
///     let alarm = Alarm()
///     loop.add(alarm) { chart.secondPassed() }
///     alarm.deadline = loop.clock.now + .seconds(1)
public final class Alarm: EventSource {
  /// When the alarm fires; `nil` for never. It is `nil` again when it has fired.
  public var deadline: ContinuousClock.Instant?

  /// Creates an alarm.
  public init(at deadline: ContinuousClock.Instant? = nil) { self.deadline = deadline }

  /// Fires if the deadline has come.
  public func advance(_ wakeup: Wakeup) -> [Void] {
    guard let deadline, deadline <= wakeup.now else { return [] }
    self.deadline = nil
    return [()]
  }
}

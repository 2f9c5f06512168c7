// SPDX-License-Identifier: GPL-3.0-or-later

/// How long something has been so, without a break.
struct Span {
  private var start: Duration?

  /// Notes whether it is so now. Returns how long it has been; zero if it isn't so.
  mutating func note(_ holds: Bool, at time: Duration) -> Duration {
    let begin = holds ? start ?? time : nil
    start = begin
    return begin.map { time - $0 } ?? .zero
  }

  /// Begins anew, for example because the machine slept.
  mutating func reset() { start = nil }
}

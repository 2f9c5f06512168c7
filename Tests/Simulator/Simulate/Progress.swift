// SPDX-License-Identifier: GPL-3.0-or-later

/// Tells every ten seconds on standard error how far a long task is.
struct Progress {
  private static let pause: Duration = .seconds(10)

  private var next = ContinuousClock.now + pause

  mutating func report(_ text: @autoclosure () -> String) {
    guard ContinuousClock.now >= next else { return }
    next = .now + Self.pause
    var output = StandardError()
    print(text(), to: &output)
  }
}

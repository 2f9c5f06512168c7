// SPDX-License-Identifier: GPL-3.0-or-later

/// A screen reader is interrupted only while it may be saying words of sliderd.
final class Interruption: Law {
  static let name = "interruption"
  static let sentence =
    "A screen reader is interrupted only while it may be saying words of sliderd."

  /// More than any words of these days take.
  private static let length: Duration = .seconds(10)
  /// How long words take on their way.
  private static let delay: Duration = .milliseconds(50)

  /// Until when it may be saying sliderd's words.
  private var end: Duration = .zero
  /// An interruption of words that were still on their way, and how many words follow it: those,
  /// and the newer ones.
  private var early: (time: Duration, missing: Int)?

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .screenReaderSaid("Editor frame"): break
    case .screenReaderSaid:
      end = record.time + Self.length
      early?.missing -= 1
    // It says late what it was told before.
    case .action(.screenReader), .action(.service), .action(.registryRestarts), .action(.calm):
      end = record.time + Self.length
    case .screenReaderInterrupted where record.time > end && world.canBeAsked:
      early = (record.time, 2)
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    guard let early, world.clock.time > early.time + Self.delay else { return nil }
    self.early = nil
    return early.missing > 0 && world.canBeAsked
      ? "the screen reader wasn't saying anything of sliderd" : nil
  }
}

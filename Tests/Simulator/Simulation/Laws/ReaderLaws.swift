// SPDX-License-Identifier: GPL-3.0-or-later

/// A screen reader is interrupted only while it may be saying words of sliderd: for 2.5 s at most,
/// and not after another window has become active.
final class Interruption: Law {
  static let name = "interruption"
  static let sentence = """
    A screen reader is interrupted only while it may say words of sliderd, for 2.5 s at most.
    """

  /// How long it may be saying words, with their way.
  private static let length: Duration = .milliseconds(2600)
  /// How long words take on their way.
  private static let delay: Duration = .milliseconds(50)

  /// Until when it may be saying sliderd's words.
  private var end: Duration = .zero
  /// An interruption of words that were still on their way, and how many words follow it: those,
  /// and the newer ones.
  private var early: (time: Duration, missing: Int)?

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .screenReaderSaid("Editor frame"): end = min(end, record.time)
    case .screenReaderSaid:
      end = record.time + Self.length
      early?.missing -= 1
    // It says late what it was told before, or finds a sliderd that goes on after a pause.
    case .action(.screenReader), .action(.service), .action(.registryRestarts),
      .action(.registryHangs), .action(.calm), .action(.signal):
      end = record.time + Self.length
    case .screenReaderInterrupted where record.time > end && world.canBeAsked:
      early = (record.time, 2)
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    // Words on their way don't outlast a pause.
    if world.isSuspended { early = nil }
    guard let early, world.clock.time > early.time + Self.delay else { return nil }
    self.early = nil
    return early.missing > 0 && world.canBeAsked
      ? "the screen reader wasn't saying anything of sliderd" : nil
  }
}

/// An interrupted screen reader says words of sliderd next.
final class Continuation: Law {
  static let name = "words after an interruption"
  static let sentence = "An interrupted screen reader says words of sliderd next."

  /// How long words take on their way.
  private static let delay: Duration = .milliseconds(50)

  private var interruption: Duration?
  /// Until when an interruption may come that was asked for long before.
  private var latenessEnd: Duration = .zero

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .screenReaderInterrupted where record.time > latenessEnd: interruption = record.time
    case .screenReaderSaid("Editor frame"): break
    case .screenReaderSaid, .started, .ended: interruption = nil
    case .action(.screenReader), .action(.service), .action(.registryRestarts),
      .action(.registryHangs), .action(.calm), .action(.machineSleeps), .action(.signal),
      .action(.window):
      interruption = nil
      latenessEnd = record.time + .seconds(1)
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    guard world.isAwake, world.canBeAsked else {
      interruption = nil
      return nil
    }
    guard let interruption, world.clock.time > interruption + Self.delay else { return nil }
    self.interruption = nil
    return "it says nothing after an interruption"
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// A suspended sliderd is silent, and has released what others need.
final class Pauses: Law {
  static let name = "pauses"
  static let sentence = """
    A suspended sliderd is silent, and has released terminal, knob and accessibility bus.
    """

  private static let delay: Duration = .milliseconds(100)

  private var pause = Span()

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    // What hung goes on a moment later.
    case .action(.machineSleeps), .action(.service), .action(.calm): pause.reset()
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    let length = pause.note(world.isSuspended, at: world.clock.time)
    return length > Self.delay ? world.heldInPause : nil
  }
}

/// The end of input lines ends sliderd, when the words and the commands are over.
final class EndOfInput: Law {
  static let name = "end of input"
  static let sentence = """
    The end of input lines ends sliderd, when the words and the commands are over.
    """

  /// Help for all keys takes longer than half a minute.
  private static let patience: Duration = .seconds(60)

  private var isOver = false
  private var wait = Span()

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .action(.endOfInput): isOver = world.start.readsLines && world.panel != nil
    case .action(.machineSleeps): wait.reset()
    case .started, .ended: isOver = false
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    let canEnd = isOver && world.isListening && world.isSoundWell
    let length = wait.note(canEnd, at: world.clock.time)
    return length > Self.patience ? "still there after the end of input" : nil
  }
}

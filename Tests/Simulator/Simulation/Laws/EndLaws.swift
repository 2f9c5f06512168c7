// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A minute after all faults are over, everything works again.
final class Recovery: Law {
  static let name = "recovery"
  static let sentence = "A minute after all faults are over, sound and devices work."

  private static let patience: Duration = .seconds(60)

  private var calm: Duration?

  func follow(_ record: Record, in world: World) -> String? {
    if case .action(let action) = record.event { calm = action == .calm ? record.time : calm }
    return nil
  }

  func rest(in world: World) -> String? {
    guard let calm, world.clock.time >= calm + Self.patience, world.isAwake else { return nil }
    self.calm = nil
    return world.missing.map { "\($0) after the calm" }
  }
}

/// An end ends: at once, or after the words, the commands and the disk, all of which have a limit.
final class Ends: Law {
  static let name = "ends"
  static let sentence = """
    sliderd ends within 0.5 s of SIGTERM, 5 s if the disk is slow, and 16 s of anything else.
    """

  private static let patience: Duration = .seconds(16)
  private static let (hurriedPatience, diskPatience): (Duration, Duration) = (
    .milliseconds(500), .seconds(5)
  )

  private var limit: (time: Duration, reason: String)?
  /// What a disk adds to the limit if it becomes slow before the end.
  private var diskDelay: Duration = .zero
  /// When the disk last became slower or faster, while a save may have gone on.
  private var lastDiskChange: Duration = .seconds(-60)

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .action(.signal(.term)) where !world.isEnding:
      let isDiskWell = world.disk.isWell && world.disk.duration < .milliseconds(100)
      let isQuick =
        isDiskWell && world.isAwake && record.time > lastDiskChange + Self.patience
      set(isQuick ? Self.hurriedPatience : Self.diskPatience, "SIGTERM", in: world)
    case .action(.disk):
      lastDiskChange = record.time
      limit?.time += diskDelay
      diskDelay = .zero
    case .action(.signal(.int)): set(Self.patience, "SIGINT", in: world)
    case .action(.terminal(.closes)): set(Self.patience, "the end of the terminal", in: world)
    // A suspended sliderd has begun nothing.
    case .action(.signal(.cont)): limit?.time = record.time + Self.patience
    case .action(.machineSleeps(let time)): limit?.time = record.time + time + Self.patience
    case .ended:
      defer { limit = nil }
      return overdue(at: record.time)
    case .started: limit = nil
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    guard world.panel != nil else { return nil }
    if world.isEnding { set(Self.patience, "its end", in: world) }
    guard limit != nil else { return nil }
    guard !world.isSuspended else {
      // It ends when it is continued.
      limit?.time = world.clock.time + Self.patience
      return nil
    }
    return overdue(at: world.clock.time)
  }

  private func overdue(at time: Duration) -> String? {
    guard let limit, time > limit.time else { return nil }
    return "still there after \(limit.reason)"
  }

  private func set(_ patience: Duration, _ reason: String, in world: World) {
    guard world.panel != nil else { return }
    let time = world.clock.time + patience
    guard limit.map({ time < $0.time }) ?? true else { return }
    limit = (time, reason)
    diskDelay = patience == Self.hurriedPatience ? Self.diskPatience - patience : .zero
  }
}

/// Nothing but the user, the system or the end of its input ends sliderd.
final class Stays: Law {
  static let name = "stays"
  static let sentence = "Once it runs, sliderd ends only when it is told to."

  private var isTold = false
  private var hasRun = false

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .started: (isTold, hasRun) = (false, false)
    case .action(let action): isTold = isTold || action.tellsToEnd
    case .ended(let code): return hasRun && !isTold ? "it ended with \(code) by itself" : nil
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    if world.panel != nil { hasRun = true }
    return nil
  }
}

extension Action {
  /// Whether it may end sliderd.
  fileprivate var tellsToEnd: Bool {
    switch self {
    case .keys(let keys):
      keys.contains { [.key(.character("q")), .key(.character("Q")), .ctrlC, .ctrlD].contains($0) }
    case .signal(.term), .signal(.int), .terminal(.closes), .killed, .endOfInput, .line, .bytes:
      true
    default: false
    }
  }
}

/// sliderd sleeps unless there is something to do. The clock tells when it doesn't.
final class NoSpinning: Law {
  static let name = "no spinning"
  static let sentence = "sliderd sleeps unless there is something to do."
}

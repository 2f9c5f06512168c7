// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// What a change does beside being spoken and shown: a command runs, the position is kept.
///
/// Nothing here makes the loop wait; both happen beside it.
final class ChangeEffects {
  /// What is wanted.
  struct Plan {
    var command: CommandTemplate?
    var patience: Duration = .seconds(10)
    var file: StateFile?
  }

  /// What went wrong.
  struct Complaint {
    let message: String
    /// Whether it means that the change had no effect.
    var isFailedChange = false
  }

  private var queue: CommandQueue?
  private let runner: CommandRunner
  private let keeper: StateKeeper?
  private var schedule = SaveSchedule()
  private var state: SliderState?
  /// How many saves have begun and aren't over.
  private var openSaves = 0
  /// Whether the last save that is over succeeded.
  private var isSaving = true
  /// How long an end waits for a disk.
  private static let diskPatience: Duration = .seconds(2)
  private let start = ContinuousClock.now

  init(_ plan: Plan, output: CommandRunner.Output) {
    queue = plan.command.map(CommandQueue.init)
    runner = CommandRunner(patience: plan.patience, output: output)
    keeper = plan.file.map(StateKeeper.init)
  }

  /// Readable when ``advance()`` has something to do.
  var descriptors: [CInt] { [runner.descriptor] + [keeper?.descriptor].compactMap(\.self) }

  /// When ``advance()`` has something to do.
  var deadline: ContinuousClock.Instant? { schedule.deadline.map { start + $0 } }

  /// Takes a change; one that moved nothing has no effect.
  func follow(_ change: Change, of slider: Slider) {
    guard change.moved else { return }
    if let command = queue?.follow(change, of: slider) { runner.start(command) }
    guard keeper != nil else { return }
    state = SliderState(of: slider)
    schedule.change(at: .now - start)
  }

  /// Goes on with what waits; gives what the user should know.
  func advance() -> [Complaint] {
    if schedule.isDue(at: .now - start) { save() }
    return commandComplaints() + stateComplaints()
  }

  /// Keeps the position, and waits for commands, though not longer than a deadline; gives what the
  /// user should know.
  func finish(until deadline: ContinuousClock.Instant) -> [Complaint] {
    let diskDeadline = ContinuousClock.now + Self.diskPatience
    if schedule.finish() || !isSaving { save() }
    var complaints: [Complaint] = []
    while queue?.isIdle == false, ContinuousClock.now < deadline {
      Self.wait(for: runner.descriptor, until: deadline)
      complaints += commandComplaints()
    }
    if let command = queue?.leftOver {
      let message = "\(command[0]) was not run for the last value, as it still runs"
      complaints.append(Complaint(message: message))
    }
    return complaints + finishSaving(until: diskDeadline)
  }

  private func finishSaving(until deadline: ContinuousClock.Instant) -> [Complaint] {
    var complaints: [Complaint] = []
    while let keeper, openSaves > 0 {
      guard ContinuousClock.now < deadline else {
        return complaints + [Complaint(message: "the position was not kept: the disk is too slow")]
      }
      Self.wait(for: keeper.descriptor, until: deadline)
      complaints += stateComplaints()
    }
    return complaints
  }

  private static func wait(for descriptor: CInt, until deadline: ContinuousClock.Instant) {
    _ = Poller.wait(for: [Poller.Interest(descriptor: descriptor)], until: deadline)
  }

  private func save() {
    guard let keeper, let state else { return }
    keeper.save(state)
    openSaves += 1
  }

  private func commandComplaints() -> [Complaint] {
    runner.endings().compactMap { ending in
      if let next = queue?.ended() { runner.start(next) }
      return ending.complaint.map { Complaint(message: $0, isFailedChange: true) }
    }
  }

  /// What keeps the position from being kept; said once, until it is kept again.
  private func stateComplaints() -> [Complaint] {
    (keeper?.outcomes() ?? []).compactMap { failure in
      openSaves -= 1
      defer { isSaving = failure == nil }
      return isSaving ? failure.map { Complaint(message: $0.message) } : nil
    }
  }
}

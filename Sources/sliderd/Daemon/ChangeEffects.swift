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
  private var state: (state: SliderState, number: Int)?
  private var isSaving = true
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
    state = (SliderState(of: slider), (state?.number ?? 0) + 1)
    schedule.change(at: .now - start)
  }

  /// Goes on with what waits; gives what the user should know.
  func advance() -> [Complaint] {
    if schedule.isDue(at: .now - start), let state {
      keeper?.save(state.state, number: state.number)
    }
    return commandComplaints() + stateComplaints()
  }

  /// Keeps the position, and waits for commands, though not longer than a deadline; gives what the
  /// user should know.
  func finish(until deadline: ContinuousClock.Instant) -> [Complaint] {
    var complaints: [Complaint] = []
    if schedule.finish(), let keeper, let state {
      do { try keeper.saveNow(state.state, number: state.number) } catch {
        complaints.append(Complaint(message: error.message))
      }
    }
    while queue?.isIdle == false, ContinuousClock.now < deadline {
      let news = Poller.Interest(descriptor: runner.descriptor)
      _ = Poller.wait(for: [news], until: deadline)
      complaints += commandComplaints()
    }
    if let command = queue?.leftOver {
      let message = "\(command[0]) was not run for the last value, as it still runs"
      complaints.append(Complaint(message: message))
    }
    return complaints
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
      defer { isSaving = failure == nil }
      return isSaving ? failure.map { Complaint(message: $0.message) } : nil
    }
  }
}

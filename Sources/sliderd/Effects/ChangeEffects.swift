// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech
import StepSliderTerminal

/// What a change does beside being spoken and shown: a command runs, the position is kept.
///
/// Nothing here makes the loop wait; both happen beside it.
final class ChangeEffects {
  /// What is wanted.
  struct Plan {
    var command: CommandTemplate?
    var patience: Duration = .seconds(10)
    /// Where the position is kept.
    var place: StatePlace?
    /// What of sliderd's own speech the slider sets.
    var speech: SpeechControl?
    /// What the slider is called where something goes wrong; `nil` for one without a name.
    var name: String?
  }

  /// What went wrong.
  struct Complaint {
    let message: String
    /// Whether it means that the change had no effect.
    var isFailedChange = false
  }

  /// What of sliderd's own speech the slider sets.
  private(set) var speech: SpeechControl?
  private var queue: CommandQueue
  private var patience: Duration
  private var name: String?
  private var runner: CommandRunner
  private var keeper: StateKeeper?
  private let saves = Inbox<StateFileError?>()
  private var schedule = SaveSchedule()
  private var state: SliderState?
  /// How many saves have begun and aren't over.
  private var openSaves = 0
  /// Whether the last save that is over succeeded.
  private var isSaving = true
  /// How long an end waits for a disk.
  static let diskPatience: Duration = .seconds(10)
  /// How long an end waits for a command that was told to end, at most.
  static let endPatience: Duration = .milliseconds(1200)
  /// The program that was told to end as sliderd ends, and what else is to be said of it.
  private var stopped: (program: String, rest: String)?
  /// Whether that is said already, and the command's end is no news any more.
  private var isKilled = false
  private let start = ContinuousClock.now

  init(_ plan: Plan, keeper: StateKeeper?, output: RunningProgram.Output) {
    speech = plan.speech
    queue = CommandQueue(template: plan.command)
    (patience, name) = (plan.patience, plan.name)
    runner = CommandRunner(output: output)
    self.keeper = keeper
  }

  /// What is to be waited for before ``advance()`` has something to do.
  var interests: [Poller.Interest] {
    runner.interests + [Poller.Interest(descriptor: saves.descriptor)]
  }

  /// When ``advance()`` has something to do at the latest.
  var deadline: ContinuousClock.Instant? {
    [schedule.deadline.map { start + $0 }, runner.deadline].compactMap(\.self).min()
  }

  /// Takes a change; one that moved nothing has no effect.
  func follow(_ change: Change, of slider: Slider) {
    guard change.moved else { return }
    if let command = queue.follow(change, of: slider) { runner.start(command, within: patience) }
    guard keeper != nil else { return }
    state = SliderState(of: slider)
    schedule.change(at: .now - start)
  }

  /// Does from now on what another plan says. What runs is left to end, and what is unsaved is kept
  /// where it belonged.
  func follow(_ plan: Plan, keeper: StateKeeper?, of slider: Slider) {
    (queue.template, patience, speech) = (plan.command, plan.patience, plan.speech)
    name = plan.name
    guard keeper !== self.keeper else { return }
    retire()
    (self.keeper, isSaving) = (keeper, true)
    guard keeper != nil else { return }
    state = SliderState(of: slider)
    schedule.change(at: .now - start)
  }

  /// Keeps the position now: the slider is gone.
  func retire() {
    if schedule.finish() || !isSaving { save() }
  }

  /// The last position since the beginning that is for a file, saved or not; `nil` for another file.
  func state(for keeper: StateKeeper) -> SliderState? { keeper === self.keeper ? state : nil }

  /// Whether a command runs.
  var isRunning: Bool { !queue.isIdle }

  /// Whether no command runs and nothing is being saved.
  var isIdle: Bool { queue.isIdle && openSaves == 0 }

  /// Goes on with what waits; gives what the user should know.
  func advance() -> [Complaint] {
    if schedule.isDue(at: .now - start) { save() }
    return commandComplaints() + stateComplaints()
  }

  /// Keeps the positions of some sliders, and waits for their commands, though not longer than a
  /// deadline; then ends those. Gives what the user should know.
  ///
  /// Everything is begun before anything is waited for, so many sliders take no longer than one.
  static func finish(
    _ effects: [ChangeEffects],
    until deadline: ContinuousClock.Instant,
    endingWithin patience: Duration = endPatience,
    keepingWithin diskPatience: Duration = diskPatience
  ) -> [Complaint] {
    let diskDeadline = ContinuousClock.now + diskPatience
    for effect in effects { effect.retire() }
    var complaints = wait(for: effects, until: deadline, while: \.isRunning)
    for effect in effects { effect.stopCommand() }
    complaints += wait(for: effects, until: .now + patience, while: \.isRunning)
    complaints += effects.compactMap { $0.killCommand() }
    complaints += wait(for: effects, until: diskDeadline) { $0.openSaves > 0 }
    return complaints + effects.compactMap(\.slowDisk)
  }

  /// Waits until none is busy any more, or it is too late; gives what came meanwhile.
  private static func wait(
    for effects: [ChangeEffects],
    until deadline: ContinuousClock.Instant,
    while isBusy: (ChangeEffects) -> Bool
  ) -> [Complaint] {
    var complaints: [Complaint] = []
    while true {
      complaints += effects.flatMap { $0.commandComplaints() + $0.stateComplaints() }
      let busy = effects.filter(isBusy)
      guard !busy.isEmpty, ContinuousClock.now < deadline else { return complaints }
      let next = busy.compactMap(\.runner.deadline).min() ?? deadline
      _ = Poller.wait(for: busy.flatMap(\.interests), until: min(next, deadline))
    }
  }

  /// Tells a command that still runs to end, or nobody would, and lets none follow it.
  private func stopCommand() {
    guard let command = queue.current else { return }
    let isNewest = queue.leftOver == nil
    queue.close()
    stopped = (command.program, isNewest ? "" : ", and was not run for the last value")
    runner.endNow()
  }

  /// Ends a command that didn't end when it was told to.
  private func killCommand() -> Complaint? {
    guard !queue.isIdle, let (program, rest) = stopped else { return nil }
    isKilled = true
    let fate = runner.kill() ? "was ended" : "was told to end"
    return complaint("\(program) still ran and \(fate)\(rest)")
  }

  private var slowDisk: Complaint? {
    openSaves > 0 ? complaint("the position was not kept: the disk is too slow") : nil
  }

  private func complaint(_ message: String, isFailedChange: Bool = false) -> Complaint {
    let subject = name.map { "\($0): " } ?? ""
    return Complaint(message: subject + message, isFailedChange: isFailedChange)
  }

  private func save() {
    guard let keeper, let state else { return }
    keeper.save(state, reportingTo: saves)
    openSaves += 1
  }

  private func commandComplaints() -> [Complaint] {
    var complaints: [Complaint] = []
    while let ending = runner.advance() {
      if let next = queue.ended() { runner.start(next, within: patience) }
      if let found = complaint(of: ending) { complaints.append(found) }
    }
    return complaints
  }

  private func complaint(of ending: CommandEnding) -> Complaint? {
    guard !isKilled else { return nil }
    if let (program, rest) = stopped {
      return complaint("\(program) still ran and was ended\(rest)")
    }
    return ending.complaint.map { complaint($0, isFailedChange: true) }
  }

  /// What keeps the position from being kept; said once, until it is kept again.
  private func stateComplaints() -> [Complaint] {
    saves.takeAll().compactMap { failure in
      openSaves -= 1
      defer { isSaving = failure == nil }
      return isSaving ? failure.map { complaint("the position is not kept: \($0)") } : nil
    }
  }
}

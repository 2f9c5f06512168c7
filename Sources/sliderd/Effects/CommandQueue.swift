// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The next command to run. One command runs at a time; only the newest one waits.
struct CommandQueue {
  /// The command for each change; `nil` to run no more. A new template doesn't affect commands
  /// that run or wait.
  var template: CommandTemplate?
  private var running: Job?
  private var waiting: Job?
  /// The state for which a command was requested last. A position alone may mean another value after a
  /// reload.
  private var newest: SliderState?

  private struct Job {
    let state: SliderState
    let command: CommandCall
  }

  init(template: CommandTemplate?) { self.template = template }

  /// Whether no command runs.
  var isIdle: Bool { running == nil }

  /// The running command.
  var current: CommandCall? { running?.command }

  /// The command that waits for the running one to end.
  var leftOver: CommandCall? { waiting?.command }

  /// Adds a change. Returns the command to start now, unless one is running.
  ///
  /// A push against an end changes nothing, so it runs nothing. The end of a drag at the stop
  /// where the drag already was runs nothing either, and neither does a slider that isn't set.
  mutating func follow(_ change: Change, of slider: Slider) -> CommandCall? {
    let state = SliderState(of: slider)
    guard let template, change.moved, slider.isSet, state != newest else { return nil }
    newest = state
    let job = Job(state: state, command: template.command(for: slider))
    guard let running else {
      self.running = job
      return job.command
    }
    waiting = running.state == state ? nil : job
    return nil
  }

  /// Discards the waiting command, and accepts no more changes.
  mutating func close() { (template, waiting) = (nil, nil) }

  /// Records that the command ended. Returns the next one to start.
  mutating func ended() -> CommandCall? {
    (running, waiting) = (waiting, nil)
    return running?.command
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What to run next: one command at a time, and of those that come meanwhile only the newest.
struct CommandQueue {
  /// What to run; `nil` for nothing any more. What runs and waits already is left as it is.
  var template: CommandTemplate?
  private var running: Job?
  private var waiting: Job?
  /// The position that was last asked for.
  private var newest: Int?

  private struct Job {
    let index: Int
    let command: CommandCall
  }

  init(template: CommandTemplate?) { self.template = template }

  /// Whether nothing runs.
  var isIdle: Bool { running == nil }

  /// The command that runs.
  var current: CommandCall? { running?.command }

  /// The command that waits for the running one to end.
  var leftOver: CommandCall? { waiting?.command }

  /// Takes a change; gives the command to start now, if none is running.
  ///
  /// A push against an end has changed nothing, and runs nothing; nor does the end of a drag, at the
  /// position that the drag came to before.
  mutating func follow(_ change: Change, of slider: Slider) -> CommandCall? {
    guard let template, change.moved, slider.index != newest else { return nil }
    newest = slider.index
    let job = Job(index: slider.index, command: template.command(for: slider))
    guard let running else {
      self.running = job
      return job.command
    }
    waiting = running.index == job.index ? nil : job
    return nil
  }

  /// Takes nothing any more, and lets nothing follow what runs.
  mutating func close() { (template, waiting) = (nil, nil) }

  /// Notes that the command has ended; gives the next one to start.
  mutating func ended() -> CommandCall? {
    (running, waiting) = (waiting, nil)
    return running?.command
  }
}

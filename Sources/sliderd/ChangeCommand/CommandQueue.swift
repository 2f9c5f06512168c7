// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What to run next: one command at a time, and of those that come meanwhile only the newest.
struct CommandQueue {
  private let template: CommandTemplate
  private var running: [String]?
  private var waiting: [String]?

  init(template: CommandTemplate) { self.template = template }

  /// Whether nothing runs.
  var isIdle: Bool { running == nil }

  /// The command that waits for the running one to end.
  var leftOver: [String]? { waiting }

  /// Takes a change; gives the command to start now, if none is running.
  ///
  /// A push against an end has changed nothing, and runs nothing.
  mutating func follow(_ change: Change, of slider: Slider) -> [String]? {
    guard change.moved else { return nil }
    let command = template.command(for: slider)
    guard running == nil else {
      waiting = command == running ? nil : command
      return nil
    }
    running = command
    return command
  }

  /// Notes that the command has ended; gives the next one to start.
  mutating func ended() -> [String]? {
    (running, waiting) = (waiting, nil)
    return running
  }
}

// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A list of tasks, and a counter that times the selected one.
struct TaskTimer {
  /// A task and the time spent on it.
  struct Task {
    let name: String
    var seconds = 0
    var isComplete = false
  }

  /// The orientation of the screen.
  enum Orientation {
    case portrait, landscape
  }

  /// The longest duration that the counter shows: 59:59.
  static let limit = 59 * 60 + 59

  private(set) var tasks = [
    Task(name: "Write the report", seconds: 130, isComplete: true),
    Task(name: "Water the plants", seconds: 45, isComplete: true),
    Task(name: "Call the dentist"),
  ]
  private(set) var chosen = 2
  private(set) var isRunning = false
  private(set) var orientation = Orientation.portrait
  private let durations: NumberStyle

  /// Creates a timer that writes durations in a style, such as "2 minutes, 10 seconds".
  init(durations: NumberStyle) { self.durations = durations }

  /// The selected task.
  var task: Task { tasks[chosen] }

  /// Returns the time spent on a task, in words.
  func duration(of task: Task) -> String {
    durations.seconds(DecimalNumber(task.seconds))
  }

  /// Selects a task. If another was being timed, it stops.
  mutating func choose(_ index: Int) {
    if index != chosen { stop() }
    chosen = index
  }

  /// Starts the counter, which continues from its last value.
  mutating func start() {
    isRunning = true
    tasks[chosen].isComplete = false
  }

  /// Stops the counter, and marks the task as complete.
  mutating func stop() {
    guard isRunning else { return }
    isRunning = false
    tasks[chosen].isComplete = true
  }

  /// Counts a second.
  mutating func secondPassed() {
    guard isRunning else { return }
    tasks[chosen].seconds = min(task.seconds + 1, Self.limit)
  }

  /// Rotates the screen.
  mutating func turn() { orientation = orientation == .portrait ? .landscape : .portrait }
}

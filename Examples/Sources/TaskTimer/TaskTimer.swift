// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A list of tasks, and a counter that times the chosen one.
struct TaskTimer {
  /// A task, and how long it took so far.
  struct Task {
    let name: String
    var seconds = 0
    var isComplete = false
  }

  /// Which way the screen is held.
  enum Orientation {
    case portrait, landscape
  }

  /// What the counter shows at most: 59:59.
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

  /// A timer that writes durations in a style, such as "2 minutes, 10 seconds".
  init(durations: NumberStyle) { self.durations = durations }

  /// The chosen task.
  var task: Task { tasks[chosen] }

  /// How long a task took, in words.
  func duration(of task: Task) -> String {
    durations.seconds(DecimalNumber(clamping: task.seconds))
  }

  /// Shows a task; one that was being timed stops.
  mutating func choose(_ index: Int) {
    if index != chosen { stop() }
    chosen = index
  }

  /// Starts the counter, and goes on where it stood.
  mutating func start() {
    isRunning = true
    tasks[chosen].isComplete = false
  }

  /// Stops the counter, and completes the task.
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

  /// Turns the screen.
  mutating func turn() { orientation = orientation == .portrait ? .landscape : .portrait }
}

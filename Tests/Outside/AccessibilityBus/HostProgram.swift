// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Foundation
import StepSlider
import Synchronization
import TestValues

/// A program on the accessibility bus, with a loop on its own thread.
final class HostProgram: Sendable {
  /// The state of the loop.
  struct State {
    let bus: AccessibleApplication
    var tool: ReadingTool
    /// How often screen readers found the program.
    var findings = 0
    fileprivate var wasFound = false
    fileprivate let expectations = Expectations()

    fileprivate init(bus: AccessibleApplication, tool: ReadingTool) {
      (self.bus, self.tool) = (bus, tool)
    }

    /// Shows the current state.
    func show() { bus.show(tool.accessibilitySnapshot) }
  }

  private typealias Task = @Sendable (inout State) -> Void

  private let tasks = Inbox<Task>()
  private let isOver = Mutex(false)

  /// Starts the program and shows the tool.
  init(
    environment: [String: String],
    window: AccessibleWindow = AccessibleWindow(title: "Reading preferences"),
    presence: AccessibilityPresence = .always
  ) throws {
    let tool = try ReadingTool()
    Thread.detachNewThread { [self] in
      let bus = AccessibleApplication(
        application: "reader",
        window: window,
        presence: presence,
        environment: environment
      )
      run(State(bus: bus, tool: tool))
      bus.close()
    }
  }

  /// Ends the loop.
  func stop() {
    isOver.withLock { $0 = true }
    tasks.post { _ in }
  }

  /// Runs code in the loop.
  @discardableResult
  func perform<Value: Sendable>(
    _ body: @escaping @Sendable (inout State) -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      tasks.post { continuation.resume(returning: body(&$0)) }
    }
  }

  /// Moves the slider, as a key would.
  func step(by adjustment: SliderAdjustment) async {
    await perform { state in
      state.tool.size.slider.adjust(adjustment, cause: .key)
      state.show()
    }
  }

  /// Waits until a condition is true, checked after each turn of the loop.
  func expect(_ isWanted: @escaping @Sendable (State) -> Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      tasks.post { state in
        state.expectations.add(isWanted) { continuation.resume(returning: $0) }
      }
    }
  }

  private func run(_ beginning: State) {
    var state = beginning
    state.show()
    let loop = MainLoop()
    loop.add(tasks) { $0(&state) }
    loop.add(state.bus) { state.perform($0) }
    loop.add(state.expectations)
    loop.run {
      state.note()
      return !isOver.withLock { $0 }
    }
  }
}

extension HostProgram.State {
  fileprivate mutating func perform(_ request: AccessibilityRequest) {
    tool.perform(request)
    show()
    if request.action == .focus { bus.window.isActive = true }
  }

  /// Records the state after a turn.
  fileprivate mutating func note() {
    let isFound = bus.isRegistered
    if isFound, !wasFound { findings += 1 }
    wasFound = isFound
    expectations.look(at: self)
  }
}

/// Conditions and those who wait for them, for at most a minute.
final class Expectations: EventSource {
  private struct Expectation {
    let isWanted: (HostProgram.State) -> Bool
    let end: Duration
    let tell: (Bool) -> Void
  }

  private var open: [Expectation] = []

  var deadline: Duration? { open.map(\.end).min() }

  func add(_ isWanted: @escaping (HostProgram.State) -> Bool, tell: @escaping (Bool) -> Void) {
    open.append(Expectation(isWanted: isWanted, end: .now + .seconds(60), tell: tell))
  }

  func advance(_ wakeup: Wakeup) -> [Never] {
    for expectation in open where expectation.end <= wakeup.now { expectation.tell(false) }
    open.removeAll { $0.end <= wakeup.now }
    return []
  }

  func look(at state: HostProgram.State) {
    open.removeAll { expectation in
      let isMet = expectation.isWanted(state)
      if isMet { expectation.tell(true) }
      return isMet
    }
  }
}

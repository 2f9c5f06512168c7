// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import StepSlider
import StepSliderAccessibilityBus
import Synchronization

/// A program on the accessibility bus, with a loop on a thread of its own.
final class HostProgram: Sendable {
  /// What the loop works with.
  struct State {
    let bus: AccessibilityBus
    var tool: ReadingTool
    /// How often screen readers began to find it.
    var findings = 0

    /// Shows what there is now.
    func show() { bus.show(tool.accessibilitySnapshot) }
  }

  private typealias Task = @Sendable (inout State) -> Void

  private let tasks = Mutex<[Task]>([])
  private let isOver = Mutex(false)
  private let bell: CInt
  private let wakeUp: CInt

  /// Begins; the tool is shown.
  init(
    environment: [String: String],
    window: AccessibleWindow = AccessibleWindow(title: "Reading preferences"),
    presence: AccessibilityBus.Presence = .always
  ) throws {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw CocoaError(.fileNoSuchFile) }
    (bell, wakeUp) = (ends[0], ends[1])
    let tool = try ReadingTool()
    Thread.detachNewThread { [self] in
      let bus = AccessibilityBus(
        application: "reader",
        window: window,
        presence: presence,
        environment: environment
      )
      var state = State(bus: bus, tool: tool)
      state.show()
      while !isOver.withLock({ $0 }) { turn(&state) }
      bus.close()
    }
  }

  /// Ends the loop.
  func stop() {
    isOver.withLock { $0 = true }
    ring()
  }

  /// Does something in the loop.
  @discardableResult
  func perform<Value: Sendable>(
    _ body: @escaping @Sendable (inout State) -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      tasks.withLock { $0.append { continuation.resume(returning: body(&$0)) } }
      ring()
    }
  }

  /// Moves the slider, as a key would.
  func step(by adjustment: Adjustment) async {
    await perform { state in
      state.tool.size.slider.adjust(adjustment, cause: .key)
      state.show()
    }
  }

  /// Waits until things stand in a certain way, looking again after each turn of the loop.
  func expect(
    _ isWanted: @escaping @Sendable (State) -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      if await perform({ isWanted($0) }) { return true }
      await perform { state in
        Self.wait(for: state.bus, and: -1, until: min(end, .now + .milliseconds(20)))
      }
    }
    return false
  }

  private func ring() { _ = write(wakeUp, [0], 1) }

  private func turn(_ state: inout State) {
    let wasFound = state.bus.state == .registered
    if Self.wait(for: state.bus, and: bell, until: nil) {
      var byte: UInt8 = 0
      _ = read(bell, &byte, 1)
      let task = tasks.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      task?(&state)
    }
    while let request = state.bus.next() {
      state.tool.perform(request)
      state.show()
      if request.action == .focus { state.bus.window.isActive = true }
    }
    if !wasFound, state.bus.state == .registered { state.findings += 1 }
  }

  /// Waits for the bus and for a descriptor; tells whether that one is ready.
  @discardableResult
  private static func wait(
    for bus: AccessibilityBus,
    and descriptor: CInt,
    until end: ContinuousClock.Instant?
  ) -> Bool {
    var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    polls += bus.interests.map {
      pollfd(fd: $0.descriptor, events: Int16($0.isForWriting ? POLLOUT : POLLIN), revents: 0)
    }
    let deadline = [bus.deadline, end].compactMap(\.self).min()
    let rest = deadline.map { max(($0 - .now) / .milliseconds(1), 0).rounded(.up) } ?? -1
    poll(&polls, nfds_t(polls.count), CInt(min(rest, 60_000)))
    return polls[0].revents != 0
  }
}

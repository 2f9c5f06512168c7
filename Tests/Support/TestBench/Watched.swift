// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// A value that threads change and tasks await.
package final class Watched<Value: Sendable>: Sendable {
  private typealias WakeUp = @Sendable () -> Void

  private struct Waiter: Sendable {
    /// Returns the action that wakes the task, if the value is the awaited one.
    let wakeUp: @Sendable (Value) -> WakeUp?
    let expire: WakeUp
  }

  private struct State: Sendable {
    var value: Value
    var waiters: [Int: Waiter] = [:]
    var nextID = 0
  }

  private let state: Mutex<State>

  package init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  /// The current value.
  package var value: Value {
    state.withLock { $0.value }
  }

  /// Reads the value in place.
  package func read<Result: Sendable>(_ body: (Value) -> Result) -> Result {
    state.withLock { body($0.value) }
  }

  /// Changes the value, then wakes the tasks that waited for the new value.
  @discardableResult
  package func update<Result: Sendable>(
    _ change: (inout Value) throws -> Result
  ) rethrows -> Result {
    let (result, wakeUps) = try state.withLock { state in
      let result = try change(&state.value)
      return (result, Self.takeReady(from: &state))
    }
    for wakeUp in wakeUps { wakeUp() }
    return result
  }

  /// Waits until `pick` finds something in the value; nil if time runs out.
  package func first<Found: Sendable>(
    within limit: Duration,
    _ pick: @escaping @Sendable (Value) -> Found?
  ) async -> Found? {
    await withCheckedContinuation { continuation in
      let waiter = Waiter(
        wakeUp: { value in
          guard let found = pick(value) else { return nil }
          return { continuation.resume(returning: found) }
        },
        expire: { continuation.resume(returning: nil) }
      )
      add(waiter, expiringAfter: limit)
    }
  }

  private func add(_ waiter: Waiter, expiringAfter limit: Duration) {
    let (id, wakeUp) = state.withLock { state -> (Int, WakeUp?) in
      state.nextID += 1
      let wakeUp = waiter.wakeUp(state.value)
      if wakeUp == nil { state.waiters[state.nextID] = waiter }
      return (state.nextID, wakeUp)
    }
    if let wakeUp { wakeUp() } else { expire(id, after: limit) }
  }

  private static func takeReady(from state: inout State) -> [WakeUp] {
    var wakeUps: [WakeUp] = []
    for (id, waiter) in state.waiters {
      guard let wakeUp = waiter.wakeUp(state.value) else { continue }
      state.waiters[id] = nil
      wakeUps.append(wakeUp)
    }
    return wakeUps
  }

  private func expire(_ id: Int, after limit: Duration) {
    let nanoseconds = Int(clamping: limit.nanoseconds)
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
      let late = self.state.withLock { $0.waiters.removeValue(forKey: id) }
      late?.expire()
    }
  }
}
